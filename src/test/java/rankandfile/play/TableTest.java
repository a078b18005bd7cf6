package rankandfile.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import rankandfile.notation.RulesText;
import rankandfile.rules.Ending;
import rankandfile.rules.News;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;
import rankandfile.rules.Refusal;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.First;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;

/** What a game's table answers to moves, offers and wishes to take back. */
class TableTest {

  private final Table table = Barrage.start();

  @Test
  void moveIsMadeAndToldAsNews() {
    Answer.Made made = assertInstanceOf(Answer.Made.class, table.submit(Side.RED, Barrage.move("A4-A7")));

    News.Fought fight = assertInstanceOf(News.Fought.class, made.news().getFirst());
    assertEquals(Outcome.BOTH_LOST, fight.outcome());
    assertEquals(Rank.SCOUT, fight.defender());
    assertEquals(Side.BLUE, table.turn());
    assertEquals(1, table.ply());
  }

  @Test
  void nobodyMovesOutOfTurnOrAnotherOnesPiece() {
    assertEquals(new Refusal.NotYourPiece(Square.of(1, 6), Side.BLUE), refusal(Side.BLUE, "B7-B6"));
    assertEquals(new Refusal.NotYourPiece(Square.of(4, 3), Side.RED), refusal(Side.BLUE, "E4-E5"));
    assertEquals(new Refusal.NotYourPiece(Square.of(1, 6), Side.BLUE), refusal(Side.RED, "B7-B6"));
    assertEquals(new Refusal.NoPieceThere(Square.of(0, 4)), refusal(Side.BLUE, "A5-A6"));
    assertEquals(0, table.ply());
    assertEquals(Set.of(), table.movable(Side.BLUE));
    assertEquals(Set.of(), table.destinations(Side.BLUE, Square.of(1, 6)));
  }

  @Test
  void refusedMoveChangesNothing() {
    long before = table.turnNumber();

    assertEquals(Refusal.TooFar.class, refusal(Side.RED, "E4-E6").getClass());

    assertEquals(before, table.turnNumber());
    assertEquals(Barrage.start().now(), table.now());
  }

  @Test
  void eachSideSeesItsOwnArmyOnly() {
    Square marshal = Square.of(4, 3);
    assertInstanceOf(Sighting.Own.class, table.seenBy(Side.RED).at(marshal).orElseThrow());
    assertInstanceOf(Sighting.Hidden.class, table.seenBy(Side.BLUE).at(marshal).orElseThrow());
    assertThrows(IllegalStateException.class, () -> table.openAt(0));
  }

  @Test
  void captainHasSeveralWaysRoundACorner() {
    Table lightning = Table.start(new RulesText(Edition.LIGHTNING, List.of(First.RED)),
        whole("CP", "4  CP  ..  SC  SC  SC  SC  MA  GE  ..  .."),
        whole("cp", "7  cp  ..  ..  sc  sc  sc  sc  ma  ge  .."));
    Square from = Square.of(0, 3);

    assertEquals(List.of(Barrage.move("A4-B4-B5"), Barrage.move("A4-A5-B5")).stream().map(Object::toString).sorted()
        .toList(), lightning.ways(Side.RED, from, Square.of(1, 4)).stream().map(Object::toString).sorted().toList());
    assertEquals(1, lightning.ways(Side.RED, from, Square.of(0, 5)).size());
  }

  private static Lineup whole(String captain, String front) {
    boolean red = captain.equals("CP");
    String rows = red ? front + """

        3  CP  LT  LT  SG  SG  CR  CR  SP  ..  ..
        2  CO  MJ  ..  ..  ..  ..  ..  ..  ..  ..
        1  FL  BO  BO  ..  ..  ..  ..  ..  ..  ..
        """ : """
        10  fl  bo  bo  ..  ..  ..  ..  ..  ..  ..
         9  co  mj  ..  ..  ..  ..  ..  ..  ..  ..
         8  cp  lt  lt  sg  sg  cr  cr  sp  ..  ..
        """ + front;
    return Barrage.lineup(rows);
  }

  @Test
  void everyMoveIsAmongTheWaysToADestinationOfAMovablePiece() {
    Random random = new Random(6);
    for (Edition edition : Edition.values()) {
      Table played = Games.play(Games.start(RulesText.of(edition), random), 150, random);
      Side side = played.turn();
      for (Square from : Square.all()) {
        SortedSet<Square> reached = played.destinations(side, from);
        assertEquals(played.movable(side).contains(from), !reached.isEmpty());
        assertEquals(played.moves(side).stream().filter(m -> m.from().equals(from)).map(m -> m.to()).distinct().sorted()
            .toList(), List.copyOf(reached));
        assertTrue(reached.stream().noneMatch(to -> played.ways(side, from, to).isEmpty()));
        assertEquals(!reached.isEmpty() || played.isOver(), played.whyNone(side, from).isEmpty());
      }
    }
  }

  @Test
  void whyNoneNamesTheReasonForEachNeighbour() {
    List<Answer.Refused> none = table.whyNone(Side.RED, Square.of(3, 0));

    assertEquals(3, none.size());
    none.forEach(refused -> assertEquals(new Refusal.CannotMove(Square.of(3, 0), Rank.FLAG), refused.refusal()));
    assertEquals(List.of(), table.whyNone(Side.RED, Square.of(4, 3)));
  }

  @Test
  void resigningEndsTheGameAndOpensBothArmies() {
    table.submit(Side.RED, Barrage.move("E4-E5"));
    table.resign(Side.RED);

    assertEquals(Optional.of(new GameEnd.Resigned(Side.RED)), table.end());
    assertEquals(Optional.of(Side.BLUE), table.end().flatMap(GameEnd::winner));
    assertEquals(new Answer.Over(new GameEnd.Resigned(Side.RED)), table.submit(Side.BLUE, Barrage.move("B7-B6")));
    assertEquals(Viewer.ALL, table.openAt(0).viewer());
    assertEquals(16, table.openAt(1).board().values().stream().filter(s -> s instanceof Sighting.Own).count());
    assertEquals(Set.of(), table.seenBy(Side.BLUE).destinations().keySet());
    assertEquals(Set.of(), table.movable(Side.BLUE));
    assertThrows(IllegalStateException.class, () -> table.undo(1));
    table.resign(Side.BLUE);
    assertEquals(Optional.of(new GameEnd.Resigned(Side.RED)), table.end());
  }

  @Test
  void capturedFlagEndsTheGame() {
    for (String move : List.of("F4-F5", "H7-I7", "F5-F6", "I7-I8", "F6-E6", "I8-H8", "E6-E7", "H8-H7", "E7-E8", "H7-I7",
        "E8-D8", "I7-I8", "D8-C8", "I8-H8", "C8-C9", "H8-H7", "C9-C10")) {
      assertInstanceOf(Answer.Made.class, table.submit(table.turn(), Barrage.move(move)), move);
    }

    assertEquals(Optional.of(new GameEnd.ByRule(new Ending.Win(Side.RED, Ending.WinReason.FLAG_CAPTURED))),
        table.end());
    assertFalse(table.offerDraw(Side.RED));
  }

  // ---- draws

  @Test
  void offerStandsUntilTheOtherSideHasMoved() {
    assertTrue(table.offerDraw(Side.RED));
    assertFalse(table.offerDraw(Side.RED));
    assertEquals(Optional.of(Side.RED), table.drawOfferedBy());

    table.submit(Side.RED, Barrage.move("E4-E5"));
    assertEquals(Optional.of(Side.RED), table.drawOfferedBy());

    table.submit(Side.BLUE, Barrage.move("B7-B6"));
    assertEquals(Optional.empty(), table.drawOfferedBy());
    assertFalse(table.acceptDraw(Side.BLUE));
  }

  @Test
  void offerOutOfTurnLapsesWithTheNextMove() {
    assertTrue(table.offerDraw(Side.BLUE));
    table.submit(Side.RED, Barrage.move("E4-E5"));
    assertEquals(Optional.empty(), table.drawOfferedBy());
  }

  @Test
  void onlyTheOtherSideAnswers() {
    table.offerDraw(Side.RED);
    assertFalse(table.acceptDraw(Side.RED));
    assertFalse(table.declineDraw(Side.RED));
    assertTrue(table.declineDraw(Side.BLUE));
    assertFalse(table.acceptDraw(Side.BLUE));
    assertFalse(table.offerDraw(Side.RED));

    table.submit(Side.RED, Barrage.move("E4-E5"));
    assertTrue(table.offerDraw(Side.RED));
    assertTrue(table.acceptDraw(Side.BLUE));
    assertEquals(Optional.of(new GameEnd.DrawAgreed()), table.end());
  }

  @Test
  void bothOfferingIsAgreeing() {
    table.offerDraw(Side.RED);
    assertTrue(table.offerDraw(Side.BLUE));
    assertEquals(Optional.of(new GameEnd.DrawAgreed()), table.end());
  }

  // ---- taking back

  @Test
  void takingBackLeadsToOnesOwnLastDecision() {
    assertEquals(0, table.pliesSinceDecision(Side.RED));
    table.submit(Side.RED, Barrage.move("E4-E5"));
    assertEquals(1, table.pliesSinceDecision(Side.RED));
    assertEquals(0, table.pliesSinceDecision(Side.BLUE));
    table.submit(Side.BLUE, Barrage.move("B7-B6"));
    assertEquals(2, table.pliesSinceDecision(Side.RED));
    table.offerDraw(Side.RED);
    long before = table.turnNumber();

    table.undo(table.pliesSinceDecision(Side.RED));

    assertEquals(Barrage.start().now(), table.now());
    assertEquals(List.of(), table.offers());
    assertNotEquals(before, table.turnNumber());
  }

  @Test
  void takingBackRestoresTheCountOfCrossings() {
    for (String move : List.of("E4-E5", "B7-B6", "E5-E4", "B6-B7", "E4-E5", "B7-B6")) {
      table.submit(table.turn(), Barrage.move(move));
    }
    assertEquals(Refusal.TwoSquares.class, refusal(Side.RED, "E5-E4").getClass());

    table.undo(2);

    SortedSet<Square> reached = new TreeSet<>(table.destinations(Side.RED, Square.of(4, 3)));
    assertTrue(reached.contains(Square.of(4, 4)));
    table.submit(Side.RED, Barrage.move("E4-E5"));
    table.submit(Side.BLUE, Barrage.move("B7-B6"));
    assertEquals(Refusal.TwoSquares.class, refusal(Side.RED, "E5-E4").getClass());
  }

  @Test
  void nobodyTakesBackMoreThanWasPlayed() {
    assertThrows(IllegalArgumentException.class, () -> table.undo(1));
  }

  // ---- the start

  @Test
  void gameStartsWithWholeArmiesOnly() {
    Lineup torn = Barrage.RED.without(Square.of(4, 3));
    assertThrows(IllegalArgumentException.class, () -> Table.start(Barrage.RULES, torn, Barrage.BLUE));
    assertThrows(IllegalArgumentException.class, () -> Table.start(Barrage.RULES, Barrage.BLUE, Barrage.RED));
    assertThrows(IllegalArgumentException.class,
        () -> Table.start(Barrage.RULES, Barrage.RED, Barrage.BLUE, Side.BLUE));
    assertEquals(Side.BLUE, Table.start(new RulesText(Edition.BARRAGE, List.of(First.CHOSEN)), Barrage.RED,
        Barrage.BLUE, Side.BLUE).turn());
  }

  private Refusal refusal(Side side, String move) {
    return assertInstanceOf(Answer.Refused.class, table.submit(side, Barrage.move(move))).refusal();
  }
}

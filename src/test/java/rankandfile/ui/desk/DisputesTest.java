package rankandfile.ui.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rankandfile.notation.RulesText;
import rankandfile.rules.Piece;
import rankandfile.rules.Rank;
import rankandfile.rules.Scope;
import rankandfile.rules.Side;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;
import rankandfile.store.KeptValues;
import rankandfile.ui.live.Said;

/** What a dispute needs of the desk: a verdict at once, always of the board as it stands, and a text that holds it. */
class DisputesTest {

  private static final String[] BOTH_WALLED = {"FL A1", "BO B1", "fl J10", "bo I10"};

  private final Desks desk = new Desks();
  private final DeskModel model = desk.model;
  private final DeskFace face = model.face();

  private Desks game(String... typed) {
    desk.type(typed);
    model.scope(Scope.GAME);
    model.hold(DeskModel.Mode.PLAY);
    return desk;
  }

  private String elsewhere() {
    return face.elsewhereProperty().get().stream().map(e -> e.verdict() + " " + e.editions().size() + " " + e.differs())
        .collect(Collectors.joining("; "));
  }

  // ---- a board that is over

  @Test
  void boardThatIsOverSaysSoAtOnceWithReasonRuleAndEditions() {
    game(BOTH_WALLED);
    Said.Over over = assertInstanceOf(Said.Over.class, face.saidProperty().get());
    assertEquals("Blue wins: Red has no move left.", over.why().what());
    assertEquals("E2", over.why().rule());
    assertTrue(face.afterProperty().get().startsWith("Red has nothing but Bombs and the Flag"));
    assertEquals("Draw: neither side can move 3 true; Blue wins: Red has no move left 7 false", elsewhere());
    model.play(RulesText.of(Edition.TOURNAMENT));
    assertEquals("Draw: neither side can move.", ((Said.Over) face.saidProperty().get()).why().what());
    assertTrue(face.lineProperty().get().startsWith("Draw: neither side can move."));
  }

  @Test
  void partOfAGameSaysWhatItWouldMean() {
    desk.type("FL A1", "BO B1", "sc J10");
    model.hold(DeskModel.Mode.PLAY);
    assertTrue(desk.words().startsWith("In a whole game this would be over. Blue wins: Red has no move left."));
    assertTrue(face.afterProperty().get().contains("To move Blue’s pieces instead, choose Blue"));
    assertEquals(10, face.elsewhereProperty().get().stream().mapToInt(e -> e.editions().size()).sum());
    model.turn(Side.BLUE);
    assertEquals("", desk.words());
    assertEquals("Blue to move: point at a piece, then at its square.", face.lineProperty().get());
  }

  @Test
  void emptyBoardIsNotOver() {
    model.hold(DeskModel.Mode.PLAY);
    assertEquals("", desk.words());
    assertEquals(List.of(), face.elsewhereProperty().get());
  }

  @Test
  void boardThatIsOverElsewhereOnlyShowsWhere() {
    game("FL A1", "SC A2", "fl J10");
    assertEquals("", desk.words());
    assertEquals("Red wins: Blue has no move left 3 true; the game goes on 7 false", elsewhere());
  }

  @Test
  void refusalAfterTheEndComparesHowItIsOver() {
    game(BOTH_WALLED).type("B1-B2");
    assertInstanceOf(Said.Refused.class, face.saidProperty().get());
    assertEquals("game over. Draw: neither side can move 3 true; "
        + "game over. Blue wins: Red has no move left 7 false", elsewhere());
  }

  @Test
  void whoIsShutInIsNamedWithItsWalls() {
    game("SC A1", "BO A2", "FL B1", "fl J10", "sc J9");
    assertEquals("The Scout on A1 is shut in by its Flag on B1 and its Bomb on A2.", face.afterProperty().get());
    desk.type("A1-A3");
    assertTrue(face.afterProperty().get().startsWith("The Scout on A1 is shut in"));
    model.view(Viewer.BLUE);
    assertEquals("", face.afterProperty().get(), "Blue does not know Red's pieces");
  }

  // ---- what is said is of the board as it stands

  @Test
  void nothingSaidOutlivesAChange() {
    desk.type("CP A5", "bo A6", "A5-A6");
    assertTrue(face.lineProperty().get().startsWith("Captain lost. The Bomb stays."));
    model.play(RulesText.of(Edition.LIGHTNING));
    assertTrue(face.lineProperty().get().startsWith("Both lost."), face.lineProperty().get());
    assertInstanceOf(Said.Fight.class, face.saidProperty().get());
    model.play(RulesText.of(Edition.FIELD_GUIDE));
    desk.type("A6-A5");
    String refused = face.lineProperty().get();
    for (Runnable change : List.<Runnable>of(() -> model.turn(Side.RED), model::clearBoard, model::undo,
        () -> model.hold(DeskModel.Mode.PLAY), () -> model.hold(DeskModel.Mode.SET_UP), model::mirror)) {
      change.run();
      assertFalse(face.lineProperty().get().equals(refused), face.lineProperty().get());
      refused = face.lineProperty().get();
    }
  }

  @Test
  void clearIsAsAtTheStart() {
    game(BOTH_WALLED).type("B1-B2");
    model.set(SwitchValue.TwoSquares.FIVE);
    model.turn(Side.BLUE);
    model.caption("Mine.");
    model.view(Viewer.RED);
    model.clearBoard();
    assertEquals(new Desks().model.sketch(), model.sketch());
    assertEquals(DeskModel.Mode.SET_UP, face.modeProperty().get());
    assertEquals("The board is empty, and all is as at the start. Undo brings back what stood there.",
        face.lineProperty().get());
    desk.type("SC A1");
    assertEquals("Point at a piece, then at its new square. Choose Play when all stand.", face.lineProperty().get());
    model.undo();
    model.undo();
    assertEquals("Mine.", face.captionProperty().get());
  }

  @Test
  void pieceInHandIsNoLongerSpokenOfInPlay() {
    model.setUp().take(new Piece(Side.BLUE, Rank.FLAG));
    model.hand().select(Desks.at("J10"));
    model.turn(Side.BLUE);
    model.hold(DeskModel.Mode.PLAY);
    assertTrue(desk.words().contains("Red wins: Blue has no move left."), desk.words());
    assertFalse(face.lineProperty().get().contains("point at its square"));
  }

  @Test
  void capturedPieceLeavesTheHand() {
    model.setUp().take(new Piece(Side.BLUE, Rank.SCOUT));
    model.setUp().capture(new Piece(Side.BLUE, Rank.SCOUT));
    assertEquals(Optional.empty(), face.inHandProperty().get());
  }

  // ---- the move in dispute

  @Test
  void moveInDisputeIsJudgedAnewUnderOtherRules() {
    model.play(RulesText.of(Edition.BOX_1961));
    desk.type("SC A1", "mi A5", "A1-A5");
    assertInstanceOf(Said.Refused.class, face.saidProperty().get());
    model.play(RulesText.of(Edition.BOX_1999));
    assertInstanceOf(Said.Fight.class, face.saidProperty().get(), "the try is made where it is allowed");
    assertTrue(model.block().contains("\nA1-A5 -> defender wins\n"), model.block());
    model.play(RulesText.of(Edition.BOX_1961));
    assertInstanceOf(Said.Refused.class, face.saidProperty().get());
    assertTrue(model.block().contains("\nA1-A5 -> refused: scout must stand next to it\n"), model.block());
    model.play(RulesText.of(Edition.SUMMARY_FR));
    assertInstanceOf(Said.Refused.class, face.saidProperty().get());
    model.scope(Scope.GAME);
    assertInstanceOf(Said.Refused.class, face.saidProperty().get());
    model.hand().select(Desks.at("A1"));
    assertEquals(Optional.empty(), model.moment().tried(), "whoever begins another move has done with it");
  }

  @Test
  void whyAMoveWasRefusedIsNotToldToWhomItsPieceIsHidden() {
    desk.type("CP A1", "mi J5", "A1-C2");
    model.view(Viewer.BLUE);
    assertEquals(Optional.empty(), model.moment().tried());
    assertFalse(desk.words().contains("Captain"), desk.words());
  }

  // ---- a Captain of two steps

  private String refused(String from, String to) {
    model.hold(DeskModel.Mode.PLAY);
    model.hand().move(Desks.at(from), Desks.at(to));
    return ((Said.Refused) face.saidProperty().get()).why().what();
  }

  @Test
  void captainOfTwoStepsHearsItsOwnReasons() {
    model.play(RulesText.of(Edition.LIGHTNING));
    desk.type("CP A2", "SG C2", "SP B3", "sc A3", "bo J10");
    assertEquals("A2–C3 is not allowed: C3 is 3 steps away.", refused("A2", "C3"));
    assertEquals("A2–A5 is not allowed: A5 is 3 steps away.", refused("A2", "A5"));
    assertEquals("A2–D5 is not allowed: D5 is 6 steps away.", refused("A2", "D5"));
    assertEquals("A2–B2–B3 is not allowed: your own piece stands on B3.", refused("A2", "B3"));
    assertEquals("A2–A4 is not allowed: a piece stands in the way on A3.", refused("A2", "A4"));
    desk.type(".. B3", "BO B2");
    assertEquals("A2–A3–B3 is not allowed: a piece stands in the way on A3.", refused("A2", "B3"));
    assertTrue(face.afterProperty().get().startsWith("A2–B2–B3 is not allowed: a piece stands in the way on B2."));
    desk.type(".. B2");
    desk.type("A2-B3");
    assertEquals("A2–B3 is not allowed: it does not say round which corner.",
        ((Said.Refused) face.saidProperty().get()).why().what());
    model.play(RulesText.of(Edition.FIELD_GUIDE));
    assertEquals("A2–C3 is not allowed: A2 and C3 are not in one line.", refused("A2", "C3"));
  }

  @Test
  void noticeSpeaksOfTheBorderAtWhichThePieceStands() {
    model.play(RulesText.of(Edition.LIGHTNING));
    desk.type("CP A2", "sc J10", "A2-A3-A4");
    assertTrue(desk.words().contains("cross between A3 and A4 once more"), desk.words());
  }

  // ---- a Rescue

  @Test
  void rescueSquareIsAskedForUntilItIsRight() {
    model.play(RulesText.of(Edition.LIGHTNING));
    desk.type("MJ A9", "sc J9");
    model.setUp().capture(new Piece(Side.RED, Rank.CAPTAIN));
    model.hold(DeskModel.Mode.PLAY);
    model.hand().move(Desks.at("A9"), Desks.at("A10"));
    model.hand().choose(face.offersProperty().get().getFirst());
    model.hand().select(Desks.at("A6"));
    assertTrue(desk.words().contains("cannot be set down on A6"), desk.words());
    assertEquals("The move waits: point at another square for the piece that returns, or let go with Esc.",
        face.afterProperty().get());
    model.hand().select(Desks.at("C5"));
    assertTrue(desk.words().contains("cannot be set down on C5"), desk.words());
    model.hand().select(Desks.at("A5"));
    assertEquals(1, face.logProperty().get().size());
    model.undo();
    model.hand().move(Desks.at("A9"), Desks.at("A10"));
    model.hand().choose(face.offersProperty().get().getFirst());
    model.hand().select(Desks.at("A6"));
    model.hand().clear();
    model.hand().select(Desks.at("A5"));
    assertEquals(0, face.logProperty().get().size());
    assertEquals("", desk.words());
  }

  // ---- as text

  @Test
  void finishedBoardComesBackWithItsVerdict() {
    String block = game(BOTH_WALLED).model.block();
    assertTrue(block.contains("\nstart -> blue wins: no move left\n"), block);
    Desks friend = new Desks().pasted(block);
    assertInstanceOf(Said.Over.class, friend.model.face().saidProperty().get());
    assertTrue(friend.model.face().lineProperty().get().startsWith("The pasted board is here. Undo"));
    assertEquals(block, friend.model.block());
  }

  @Test
  void rulesCitedFollowFromWhatWasTried() {
    desk.pasted("""
        ```scenario other
        caption: A Scout.
        cites: M6
        red: Scout A1, Captain C4
        blue: Bomb A4
        A1-A2
        ```
        """);
    assertTrue(model.block().contains("cites: M6\n"));
    model.undo();
    desk.pasted(model.block());
    model.turn(Side.RED);
    desk.type("A2-A3");
    assertTrue(model.block().contains("cites: M3\n"), model.block());
    model.clearBoard();
    desk.type("SC A1", "CP C4", "bo A4", "sc J10", "A1-A4");
    assertTrue(model.block().contains("cites: M5, A4\n"), model.block());
    assertTrue(model.block().startsWith("```scenario your-board\n"));
    desk.type("J10-J8", "C4-C5");
    assertTrue(model.block().contains("cites: B2, M5, A4\n"), model.block());
  }

  @Test
  void whatAFriendLeavesOutIsNoTrouble() {
    desk.pasted("```scenario x\nred: Scout A1\nblue: Bomb A4\nA1-A4 -> defender wins\n```\n");
    assertFalse(desk.paste.openProperty().get());
    assertEquals(1, face.logProperty().get().size());
    desk.pasted("scope: game\nred: Marshal A1, Marshal B1\nblue: Bomb A4\n");
    assertFalse(desk.paste.openProperty().get(), "whose army is not right yet is told on the desk");
    assertEquals(3, face.defectsProperty().get().size());
  }

  @Test
  void askingSaysWhatToPointAt() {
    desk.type("SC C4");
    model.hold(DeskModel.Mode.PLAY);
    model.hand().ask(true);
    assertTrue(desk.words().startsWith("Point at the piece that cannot go there, then at the square."));
    model.hand().select(Desks.at("C4"));
    assertTrue(desk.words().startsWith("Now point at the square to which the piece on C4 cannot go."));
    model.hand().select(Desks.at("C8"));
    assertTrue(desk.words().contains("lake on C5"));
  }

  // ---- from one run to the next

  private static DeskModel nextRun(KeptValues state) {
    DeskModel next = new Desks().model;
    new KeptBoard(state).restore(next, new Desks().texts.text("block.caption"));
    return next;
  }

  @Test
  void boardComesBackInTheNextRun() {
    KeptValues state = KeptValues.inMemory();
    KeptBoard kept = new KeptBoard(state);
    model.onChange(kept::keep);
    desk.type("SC C4", "BO A1", "BO A2", "bo J10");
    assertEquals(model.sketch(), nextRun(state).sketch());
    assertEquals(DeskModel.Mode.SET_UP, nextRun(state).mode());
    model.caption("Ours.");
    model.scope(Scope.GAME);
    model.play(RulesText.of(Edition.DUEL));
    desk.type("C4-C3", "J10-J9");
    DeskModel next = nextRun(state);
    assertEquals(model.sketch(), next.sketch(), "an army that is not right yet comes back too");
    assertEquals(model.moment().tried(), next.moment().tried());
    assertEquals(desk.words(), next.face().saidProperty().get().words());
    assertFalse(next.canUndo());
    model.clearBoard();
    assertEquals(new Desks().model.sketch(), nextRun(state).sketch());
    state.set("desk.board", "nonsense");
    assertEquals(new Desks().model.sketch(), nextRun(state).sketch());
  }
}

package rankandfile.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Position;
import rankandfile.rules.Rank;
import rankandfile.rules.Rescue;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.SilentDefence;
import rankandfile.rules.Verdict;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;

class ReasonsTest {

  private final List<Placement> placed = new ArrayList<>();

  private ReasonsTest put(Side side, Rank rank, int column, int row) {
    placed.add(new Placement(Square.of(column, row), new Piece(side, rank)));
    return this;
  }

  private Position position() {
    return position(Ruleset.CLASSIC);
  }

  private Position position(Ruleset rules) {
    return Position.of(Setup.of(placed, rules, Scope.GAME));
  }

  private static Position play(Position position, Move... moves) {
    Position now = position;
    for (Move move : moves) {
      now = ((Verdict.Accepted) now.judge(move)).after();
    }
    return now;
  }

  private static Move move(int fromColumn, int fromRow, int toColumn, int toRow) {
    return Move.of(Square.of(fromColumn, fromRow), Square.of(toColumn, toRow));
  }

  private ReasonsTest flags() {
    return put(Side.RED, Rank.FLAG, 9, 0).put(Side.BLUE, Rank.FLAG, 9, 9);
  }

  @Test
  void pieceThatRanIsNamedWithWhatItRanFrom() {
    flags().put(Side.RED, Rank.CAPTAIN, 0, 3).put(Side.BLUE, Rank.SCOUT, 0, 4).put(Side.BLUE, Rank.SERGEANT, 1, 5)
        .put(Side.BLUE, Rank.MINER, 8, 8);
    put(Side.RED, Rank.MINER, 8, 0);
    Position after = play(position(), move(0, 3, 0, 4), move(1, 5, 0, 5), move(8, 0, 8, 1), move(0, 5, 0, 6),
        move(0, 4, 0, 5), move(8, 8, 8, 7));
    List<Reason> why = Reasons.why(after.observedBy(Viewer.RED), move(0, 5, 0, 6));
    assertTrue(why.contains(new Reason.RanFrom(Square.of(0, 6), Rank.CAPTAIN)), why.toString());
    assertTrue(why.contains(new Reason.HasMoved(Square.of(0, 6))), why.toString());
  }

  @Test
  void nobodyRunsFromAPieceThatDefendedSilently() {
    flags().put(Side.RED, Rank.CAPTAIN, 0, 3).put(Side.RED, Rank.LIEUTENANT, 1, 5).put(Side.RED, Rank.MINER, 8, 0);
    put(Side.BLUE, Rank.SERGEANT, 0, 4).put(Side.BLUE, Rank.MINER, 1, 3);
    Move[] played = {move(8, 0, 8, 1), move(0, 4, 0, 3), move(8, 1, 8, 0), move(1, 3, 1, 4)};
    Reason ran = new Reason.RanFrom(Square.of(1, 4), Rank.CAPTAIN);
    Position told = play(position(), played);
    Position silent = play(position(Ruleset.CLASSIC.with(SilentDefence.ON)), played);
    assertTrue(Reasons.why(told.observedBy(Viewer.RED), move(1, 5, 1, 4)).contains(ran));
    assertFalse(Reasons.why(silent.observedBy(Viewer.RED), move(1, 5, 1, 4)).contains(ran));
  }

  @Test
  void pieceRunsFromOneThatCameBack() {
    flags().put(Side.RED, Rank.MAJOR, 0, 4).put(Side.RED, Rank.SERGEANT, 3, 8).put(Side.RED, Rank.LIEUTENANT, 0, 2);
    put(Side.BLUE, Rank.MARSHAL, 0, 5).put(Side.BLUE, Rank.SERGEANT, 1, 4);
    Position after = play(position(Edition.LIGHTNING.rules()), move(0, 4, 0, 5), move(1, 4, 1, 3),
        move(3, 8, 3, 9).with(new Rescue(Rank.MAJOR, Square.of(1, 2))), move(1, 3, 0, 3));
    List<Reason> why = Reasons.why(after.observedBy(Viewer.RED), move(0, 2, 0, 3));
    assertTrue(why.contains(new Reason.RanFrom(Square.of(0, 3), Rank.MAJOR)), why.toString());
  }

  @Test
  void nobodyGoesForAnEqualThatMayAttackFirst() {
    flags().put(Side.RED, Rank.CAPTAIN, 0, 3).put(Side.BLUE, Rank.CAPTAIN, 0, 6).put(Side.BLUE, Rank.LIEUTENANT, 1, 6);
    SortedSet<Square> known = new TreeSet<>(List.of(Square.of(0, 6), Square.of(1, 6)));
    Position start = Position.of(new Setup(placed, List.of(), new TreeSet<>(), known, Side.RED,
        Edition.LIGHTNING.rules(), Scope.GAME));
    List<Reason> why = Reasons.why(start.observedBy(Viewer.RED), move(0, 3, 0, 4));
    assertEquals(List.of(new Reason.GoesFor(Square.of(1, 6), Rank.CAPTAIN, Rank.LIEUTENANT)),
        why.stream().filter(r -> r instanceof Reason.GoesFor).toList());
  }

  @Test
  void onlyAScoutFindsOutWhatDefendsSilently() {
    flags().put(Side.RED, Rank.SCOUT, 0, 3).put(Side.RED, Rank.SERGEANT, 1, 3);
    put(Side.BLUE, Rank.MAJOR, 0, 4).put(Side.BLUE, Rank.GENERAL, 1, 4);
    assertTrue(findsOut(Ruleset.CLASSIC, move(0, 3, 0, 4)));
    assertTrue(findsOut(Ruleset.CLASSIC, move(1, 3, 1, 4)));
    Ruleset silent = Ruleset.CLASSIC.with(SilentDefence.ON);
    assertTrue(findsOut(silent, move(0, 3, 0, 4)));
    assertFalse(findsOut(silent, move(1, 3, 1, 4)));
  }

  private boolean findsOut(Ruleset rules, Move attack) {
    return Reasons.why(position(rules).observedBy(Viewer.RED), attack).stream()
        .anyMatch(r -> r instanceof Reason.FindsOut);
  }

  @Test
  void everyLegalMoveOfWholeGamesHasItsReasonsWithoutFault() {
    Random random = new Random(3);
    int told = 0;
    for (int game = 0; game < 3; game++) {
      List<Placement> armies = new ArrayList<>(Level.CASUAL.arrange(Side.RED, Ruleset.CLASSIC, random));
      armies.addAll(Level.CASUAL.arrange(Side.BLUE, Ruleset.CLASSIC, random));
      Position now = Position.of(Setup.of(armies, Ruleset.CLASSIC, Scope.OPENING));
      for (int ply = 0; ply < 60 && now.ending().isEmpty(); ply++) {
        List<Move> moves = now.moves();
        Move move = moves.get(random.nextInt(moves.size()));
        List<Reason> why = Reasons.why(now.observedBy(Viewer.of(now.turn())), move);
        assertFalse(why.isEmpty(), move.toString());
        told += why.size();
        now = play(now, move);
      }
    }
    assertTrue(told > 90, told + " reasons");
  }

  @Test
  void hiddenPieceThatHasJustComeUpToAKnownOneIsADanger() {
    flags().put(Side.RED, Rank.GENERAL, 0, 3).put(Side.RED, Rank.SCOUT, 8, 0).put(Side.BLUE, Rank.SERGEANT, 0, 4)
        .put(Side.BLUE, Rank.MARSHAL, 0, 6).put(Side.BLUE, Rank.MINER, 5, 8);
    Position known = play(position(), move(0, 3, 0, 4), move(0, 6, 0, 5));
    List<Reason> why = Reasons.why(known.observedBy(Viewer.RED), move(0, 4, 0, 5));
    assertTrue(why.contains(new Reason.SteppedUp(Square.of(0, 5), Rank.GENERAL)), why.toString());
    Position later = play(known, move(8, 0, 8, 1), move(5, 8, 5, 7));
    assertFalse(Reasons.why(later.observedBy(Viewer.RED), move(0, 4, 0, 5)).stream()
        .anyMatch(r -> r instanceof Reason.SteppedUp));
  }

  @Test
  void quietMoveNamesThePieceThatItComesNearerTo() {
    flags().put(Side.RED, Rank.MAJOR, 0, 3).put(Side.RED, Rank.SCOUT, 9, 2).put(Side.BLUE, Rank.SERGEANT, 0, 7)
        .put(Side.BLUE, Rank.COLONEL, 9, 6);
    Position moved = play(position(), move(9, 2, 9, 3), move(0, 7, 0, 6));
    assertEquals(new Reason.GoesForMoved(Square.of(0, 6), Rank.MAJOR),
        Reasons.why(moved.observedBy(Viewer.RED), move(0, 3, 0, 4)).getFirst());
    assertEquals(new Reason.GoesToFindOut(Square.of(9, 6), Rank.SCOUT),
        Reasons.why(moved.observedBy(Viewer.RED), move(9, 3, 9, 4)).getFirst());
  }

  @Test
  void knownWeakerPieceIsTaken() {
    flags().put(Side.RED, Rank.MARSHAL, 0, 3).put(Side.BLUE, Rank.SERGEANT, 1, 4).put(Side.RED, Rank.SCOUT, 0, 4);
    Position after = play(position(), move(0, 4, 1, 4), move(1, 4, 0, 4));
    List<Reason> why = Reasons.why(after.observedBy(Viewer.RED), move(0, 3, 0, 4));
    assertEquals(new Reason.TakesWeaker(Square.of(0, 4), Rank.MARSHAL, Rank.SERGEANT), why.getFirst());
  }

  @Test
  void losingMinerIsADanger() {
    flags().put(Side.RED, Rank.MINER, 0, 3).put(Side.BLUE, Rank.BOMB, 5, 8).put(Side.BLUE, Rank.MAJOR, 1, 4)
        .put(Side.RED, Rank.SCOUT, 0, 4);
    Position after = play(position(), move(0, 4, 1, 4), move(1, 4, 0, 4));
    List<Reason> why = Reasons.why(after.observedBy(Viewer.RED), move(0, 3, 0, 4));
    assertTrue(why.stream().anyMatch(r -> r instanceof Reason.RisksMiner), why.toString());
    assertFalse(why.getFirst().isFor());
  }
}

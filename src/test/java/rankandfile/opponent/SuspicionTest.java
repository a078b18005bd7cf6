package rankandfile.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import rankandfile.rules.Move;
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

/** Whoever runs from a precious piece that it can see is hardly what beats it. */
class SuspicionTest {

  private static final double RAN = Hints.RUNS_FROM_PRECIOUS[0] / Hints.RUNS_FROM_PRECIOUS[2];

  /** Blue's Sergeant attacks the Captain in vain, and then the piece beside it goes a step away. */
  private static final Move[] DEFENCE =
      {move(8, 0, 8, 1), move(0, 4, 0, 3), move(8, 1, 8, 0), move(1, 3, 1, 4)};

  private final List<Placement> placed = new ArrayList<>();

  private void put(Side side, Rank rank, int column, int row) {
    placed.add(new Placement(Square.of(column, row), new Piece(side, rank)));
  }

  private static Move move(int fromColumn, int fromRow, int toColumn, int toRow) {
    return Move.of(Square.of(fromColumn, fromRow), Square.of(toColumn, toRow));
  }

  /** By how much behaviour makes a Colonel less likely, next to a Sergeant, on the square after these moves. */
  private double colonel(Ruleset rules, Square square, Move... moves) {
    put(Side.RED, Rank.FLAG, 9, 0);
    put(Side.BLUE, Rank.FLAG, 9, 9);
    Position now = Position.of(Setup.of(placed, rules, Scope.GAME));
    for (Move move : moves) {
      now = ((Verdict.Accepted) now.judge(move)).after();
    }
    Knowledge knowledge = new Knowledge(new Story(now.observedBy(Viewer.RED)));
    int piece = now.observedBy(Viewer.RED).at(square).orElseThrow().id().number();
    return proportion(knowledge, piece, true) / proportion(knowledge, piece, false);
  }

  private static double proportion(Knowledge knowledge, int piece, boolean reads) {
    Suspicion suspicion = new Suspicion(knowledge, reads);
    return suspicion.weight(piece, Rank.COLONEL) / suspicion.weight(piece, Rank.SERGEANT);
  }

  @Test
  void runsFromAMajorThatCameBack() {
    put(Side.RED, Rank.MAJOR, 0, 4);
    put(Side.RED, Rank.SERGEANT, 3, 8);
    put(Side.BLUE, Rank.MARSHAL, 0, 5);
    put(Side.BLUE, Rank.SERGEANT, 1, 4);
    assertEquals(RAN, colonel(Edition.LIGHTNING.rules(), Square.of(0, 3), move(0, 4, 0, 5), move(1, 4, 1, 3),
        move(3, 8, 3, 9).with(new Rescue(Rank.MAJOR, Square.of(1, 2))), move(1, 3, 0, 3)), 1e-9);
  }

  @Test
  void runsFromACaptainThatDefendedAloud() {
    defence();
    assertEquals(RAN, colonel(Ruleset.CLASSIC, Square.of(1, 4), DEFENCE), 1e-9);
  }

  @Test
  void doesNotRunFromACaptainThatDefendedSilently() {
    defence();
    assertEquals(1, colonel(Ruleset.CLASSIC.with(SilentDefence.ON), Square.of(1, 4), DEFENCE), 1e-9);
  }

  private void defence() {
    put(Side.RED, Rank.CAPTAIN, 0, 3);
    put(Side.RED, Rank.MINER, 8, 0);
    put(Side.BLUE, Rank.SERGEANT, 0, 4);
    put(Side.BLUE, Rank.MINER, 1, 3);
  }
}

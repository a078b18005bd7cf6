package rankandfile.opponent;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rankandfile.rules.Army;
import rankandfile.rules.Move;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Position;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.Threefold;
import rankandfile.rules.SwitchValue.TwoSquares;
import rankandfile.rules.Verdict;
import rankandfile.rules.Viewer;

/** Who takes a draw: whoever is hopeless, nobody who is far ahead, and after a long calm whoever is level. */
class DrawOffersTest {

  private static final Ruleset SMALL = Ruleset.CLASSIC
      .with(new Army(Map.of(Rank.FLAG, 1, Rank.MINER, 1, Rank.CORPORAL, 1, Rank.GENERAL, 1, Rank.MARSHAL, 1)))
      .with(TwoSquares.OFF, Threefold.OFF);
  private static final int LONG = 80;

  /** Both have the same; Red's Marshal may take the General, and its General the Corporal. */
  private static Position start() {
    return Position.of(Setup.of(List.of(
        at(Side.RED, Rank.FLAG, 9, 0), at(Side.RED, Rank.MINER, 8, 0), at(Side.RED, Rank.CORPORAL, 5, 0),
        at(Side.RED, Rank.MARSHAL, 0, 4), at(Side.RED, Rank.GENERAL, 4, 4),
        at(Side.BLUE, Rank.FLAG, 9, 9), at(Side.BLUE, Rank.MINER, 8, 9), at(Side.BLUE, Rank.MARSHAL, 5, 9),
        at(Side.BLUE, Rank.GENERAL, 0, 5), at(Side.BLUE, Rank.CORPORAL, 4, 5)), SMALL, Scope.GAME));
  }

  private static Placement at(Side side, Rank rank, int column, int row) {
    return new Placement(Square.of(column, row), new Piece(side, rank));
  }

  private static Position play(Position position, int fromColumn, int fromRow, int toColumn, int toRow) {
    Move move = Move.of(Square.of(fromColumn, fromRow), Square.of(toColumn, toRow));
    return ((Verdict.Accepted) position.judge(move)).after();
  }

  private static Position generalTaken() {
    return play(start(), 0, 4, 0, 5);
  }

  /** Beside Marshal and General on both sides. */
  private static Position colonelTaken() {
    return play(Position.of(Setup.of(List.of(
        at(Side.RED, Rank.FLAG, 9, 0), at(Side.RED, Rank.MARSHAL, 0, 4), at(Side.RED, Rank.GENERAL, 4, 4),
        at(Side.RED, Rank.COLONEL, 5, 0),
        at(Side.BLUE, Rank.FLAG, 9, 9), at(Side.BLUE, Rank.MARSHAL, 5, 9), at(Side.BLUE, Rank.GENERAL, 4, 9),
        at(Side.BLUE, Rank.COLONEL, 0, 5)), SMALL.with(new Army(Map.of(Rank.FLAG, 1, Rank.COLONEL, 1, Rank.GENERAL, 1,
            Rank.MARSHAL, 1))), Scope.GAME)), 0, 4, 0, 5);
  }

  private static Position corporalTaken() {
    return play(start(), 4, 4, 4, 5);
  }

  /** The Miners go forth and back. */
  private static Position shuffled(Position position, int plies) {
    Position now = position;
    for (int ply = 0; ply < plies; ply++) {
      boolean red = now.turn() == Side.RED;
      boolean home = now.at(Square.of(8, red ? 0 : 9)).isPresent();
      now = red ? play(now, 8, home ? 0 : 1, 8, home ? 1 : 0) : play(now, 8, home ? 9 : 8, 8, home ? 8 : 9);
    }
    return now;
  }

  private static boolean accepts(Level level, Position position, Viewer viewer) {
    return level.acceptsDraw(position.observedBy(viewer));
  }

  @ParameterizedTest
  @EnumSource
  void farAheadRefusesHoweverLongNothingHappens(Level level) {
    assertFalse(accepts(level, generalTaken(), Viewer.RED));
    assertFalse(accepts(level, shuffled(generalTaken(), 2 * LONG), Viewer.RED));
  }

  @ParameterizedTest
  @EnumSource
  void hopelessAccepts(Level level) {
    assertTrue(accepts(level, generalTaken(), Viewer.BLUE));
  }

  @ParameterizedTest
  @EnumSource
  void anOfficerBehindPlaysOn(Level level) {
    assertFalse(accepts(level, colonelTaken(), Viewer.BLUE));
  }

  @ParameterizedTest
  @EnumSource
  void levelGoesOnUntilNothingHasHappenedForLong(Level level) {
    for (Viewer viewer : List.of(Viewer.RED, Viewer.BLUE)) {
      assertFalse(accepts(level, start(), viewer));
      assertFalse(accepts(level, shuffled(start(), LONG - 1), viewer));
      assertTrue(accepts(level, shuffled(start(), LONG), viewer));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aLittleAheadAcceptsWhenNothingHasHappenedForLong(Level level) {
    assertFalse(accepts(level, corporalTaken(), Viewer.RED));
    assertTrue(accepts(level, shuffled(corporalTaken(), LONG), Viewer.RED));
  }
}

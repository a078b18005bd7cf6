package rankandfile.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
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
import rankandfile.rules.SwitchValue.NoMove;
import rankandfile.rules.Verdict.Accepted;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;

/** A guess under which the game would be over already does not leave a level without a move. */
class GuessedEndingsTest {

  private static final int GAMES = 80;
  private static final Ruleset LIGHTNING = Edition.LIGHTNING.rules().with(NoMove.BOTH_SIDES)
      .with(new Army(Map.of(Rank.FLAG, 1, Rank.BOMB, 1, Rank.CAPTAIN, 1)));

  /** {@link Bout} throws on an illegal move. */
  @ParameterizedTest
  @EnumSource
  void barrageIsPlayedToItsEnd(Level level) {
    for (int game = 0; game < GAMES; game++) {
      Bout.Played played = new Bout(Edition.BARRAGE.rules(), new Rusher(), level, Budget.ofNodes(10), 200, game).play();
      assertTrue(played.moves().size() == 200 || played.last().ending().isPresent());
    }
  }

  /**
   * Only Red's Captain can move, and A1, the first square that it reaches, only round a corner. If the piece on J10
   * were Blue's Captain, Blue could not move and the game would be over.
   */
  @ParameterizedTest
  @EnumSource
  void captainGoesOnAsTheRulesLetIt(Level level) {
    Position start = Position.of(Setup.of(List.of(
        at(Side.RED, Rank.FLAG, 9, 0), at(Side.RED, Rank.BOMB, 8, 0), at(Side.RED, Rank.CAPTAIN, 1, 1),
        at(Side.BLUE, Rank.FLAG, 9, 9), at(Side.BLUE, Rank.BOMB, 8, 9), at(Side.BLUE, Rank.CAPTAIN, 9, 8)),
        LIGHTNING, Scope.GAME));
    assertEquals(Square.of(0, 0), start.observedBy(Viewer.RED).destinations().firstEntry().getValue().first());
    for (int seed = 0; seed < 60; seed++) {
      Move move = level.choose(start.observedBy(Viewer.RED), new SplittableRandom(seed), Budget.ofNodes(20));
      assertTrue(start.judge(move) instanceof Accepted, move.toString());
    }
  }

  private static Placement at(Side side, Rank rank, int column, int row) {
    return new Placement(Square.of(column, row), new Piece(side, rank));
  }
}

package rankandfile.wording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
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
import rankandfile.rules.Verdict;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;

/** The notice before the last allowed crossing comes at the right moment, and only then. */
class NoticesTest {

  private static final Square A4 = Square.of(0, 3);
  private static final Square A5 = Square.of(0, 4);
  private static final Square J9 = Square.of(9, 8);
  private static final Square J10 = Square.of(9, 9);

  private static Optional<String> afterCrossings(int count, Ruleset rules) {
    return Notices.crossings(crossed(count, rules).observedBy(Viewer.RED), Side.RED);
  }

  private static Position crossed(int count, Ruleset rules) {
    Position now = Position.of(Setup.of(List.of(new Placement(A4, new Piece(Side.RED, Rank.MAJOR)),
        new Placement(J9, new Piece(Side.BLUE, Rank.MAJOR))), rules, Scope.FRAGMENT));
    for (int i = 1; ; i++) {
      now = made(now, i % 2 == 1 ? Move.of(A4, A5) : Move.of(A5, A4));
      if (i == count) {
        return now;
      }
      now = made(now, i % 2 == 1 ? Move.of(J9, J10) : Move.of(J10, J9));
    }
  }

  private static Position made(Position now, Move move) {
    return ((Verdict.Accepted) now.judge(move)).after();
  }

  @Test
  void comesBeforeTheLastCrossingAndAfterIt() {
    Ruleset three = Edition.FIELD_GUIDE.rules();
    assertEquals(Optional.empty(), afterCrossings(1, three));
    assertTrue(afterCrossings(2, three).orElseThrow().contains("once more"));
    assertTrue(afterCrossings(3, three).orElseThrow().contains("may not cross between A4 and A5"));
  }

  /** Where two crossings are the limit, each first step would be warned about. */
  @Test
  void whatHoldsAfterEveryStepIsSaidInPassing() {
    Ruleset two = Edition.LIGHTNING.rules();
    assertEquals(List.of(), onTurn(1, two));
    assertTrue(inPassing(1, two).orElseThrow().contains("once more"));
    assertTrue(onTurn(2, two).getFirst().contains("may not cross between A4 and A5"));
    assertEquals(Optional.empty(), inPassing(2, two));
    assertTrue(onTurn(2, Edition.FIELD_GUIDE.rules()).getFirst().contains("once more"));
    assertEquals(Optional.empty(), inPassing(2, Edition.FIELD_GUIDE.rules()));
  }

  private static List<String> onTurn(int count, Ruleset rules) {
    return Notices.onTurn(crossed(count, rules).observedBy(Viewer.RED), Side.RED);
  }

  private static Optional<String> inPassing(int count, Ruleset rules) {
    return Notices.inPassing(crossed(count, rules).observedBy(Viewer.RED), Side.RED);
  }

  @Test
  void followsTheLimitOfTheEdition() {
    assertTrue(afterCrossings(1, Edition.LIGHTNING.rules()).orElseThrow().contains("once more"));
    assertEquals(Optional.empty(), afterCrossings(3, Edition.BOX_EUROPE.rules()));
    assertEquals(Optional.empty(), afterCrossings(3, Edition.ORIGINAL.rules()));
  }
}

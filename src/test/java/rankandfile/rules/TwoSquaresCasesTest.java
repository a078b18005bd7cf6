package rankandfile.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import rankandfile.rules.SwitchValue.Threefold;
import rankandfile.rules.edition.Edition;

/** T1 with the limit 3 on cases of another program. They lie outside the project, see {@link OutsideData}. */
class TwoSquaresCasesTest {

  @Test
  void thereAreSixCases() {
    assertEquals(6, OutsideData.rows("twosquare_tests.tsv").size());
  }

  @TestFactory
  Stream<DynamicTest> exactlyTheBarredMovesAreRefused() {
    return OutsideData.rows("twosquare_tests.tsv").stream()
        .map(row -> DynamicTest.dynamicTest(row[0], () -> exactlyTheBarredMovesAreRefused(row)));
  }

  private static void exactlyTheBarredMovesAreRefused(String[] row) {
    Ruleset rules = Edition.FIELD_GUIDE.rules().with(Threefold.OFF);
    Position position = Replay.from(OutsideData.board(row[1]), rules).all(OutsideData.moves(row[2]));
    for (Move barred : OutsideData.moves(row[3])) {
      Verdict.Refused refused = assertInstanceOf(Verdict.Refused.class, position.judge(barred), barred.toString());
      assertEquals(3, assertInstanceOf(Refusal.TwoSquares.class, refused.refusal(), barred.toString()).limit());
    }
    for (Move free : OutsideData.moves(row[4])) {
      assertInstanceOf(Verdict.Accepted.class, position.judge(free), free.toString());
    }
  }
}

package rankandfile.rules;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rankandfile.rules.edition.Edition;

/** What people set up is free of defects. The setups lie outside the project, see {@link OutsideData}. */
class HumanSetupsTest {

  private static final int SAMPLE = 2_000;

  @Test
  void classicSetupsOfPeopleHaveNoDefects() {
    List<String> all = OutsideData.lines("full_human_inits.dat");
    assertNoDefects(IntStream.range(0, SAMPLE).mapToObj(i -> all.get((int) ((long) i * all.size() / SAMPLE))),
        SAMPLE, Edition.FIELD_GUIDE);
  }

  @Test
  void mostPlayedSetupsHaveNoDefects() {
    List<String[]> rows = OutsideData.rows("common_setups.tsv");
    assertNoDefects(rows.stream().map(row -> OutsideData.fromLeaflet(row[0])), 672, Edition.BOX_1999);
  }

  @Test
  void barrageSetupsOfPeopleHaveNoDefects() {
    // One line of the file is a stray bracket.
    assertNoDefects(OutsideData.lines("barrage_human_inits.dat").stream().filter(line -> line.length() == 40), 3_944,
        Edition.BARRAGE);
  }

  private static void assertNoDefects(Stream<String> setups, int count, Edition edition) {
    List<String> letters = setups.toList();
    assertEquals(count, letters.size());
    assertAll(letters.stream().map(each -> () -> assertNoDefects(each, edition)));
  }

  private static void assertNoDefects(String letters, Edition edition) {
    List<Placement> both = new ArrayList<>();
    for (Side side : Side.values()) {
      both.addAll(OutsideData.army(letters, side));
    }
    Setup setup = Setup.of(both, edition.rules(), Scope.OPENING);
    assertEquals(List.of(), setup.defects(), letters);
    assertEquals(2 * edition.rules().army().size(), Field.of(setup).pieces(), letters);
  }
}

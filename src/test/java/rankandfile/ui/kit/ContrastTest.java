package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the colours promise: text 4.5, marks and edges 3, in both themes. */
class ContrastTest {

  private final Tokens tokens;

  ContrastTest() throws IOException {
    tokens = Tokens.read();
  }

  @Test
  void darkOnlyRedefinesColours() {
    assertTrue(tokens.darkOnlyRedefines());
  }

  @ParameterizedTest
  @CsvSource({
    "ink, ground, 4.5", "ink, rail, 4.5", "ink, raised, 4.5", "ink, sunk, 4.5", "ink, accent-soft, 4.5",
    "ink, warn-soft, 4.5", "ink2, ground, 4.5", "ink2, rail, 4.5", "ink2, raised, 4.5", "ink2, sunk, 4.5",
    "ink2, land, 4.5", "accent, ground, 4.5", "accent, raised, 4.5", "accent, sunk, 4.5", "accent, rail, 4.5",
    "accent-ink, accent, 4.5", "warn, warn-soft, 4.5", "warn, ground, 4.5",
    "line2, raised, 3", "line2, ground, 3", "mark, land, 3", "mark, land2, 3", "last, land, 3", "last, land2, 3",
    "warn, land, 3", "warn, land2, 3", "warn, lake, 3", "warn, lake-in, 3", "raised, warn, 4.5", "shore, land, 3",
    "out, land, 3", "out, land2, 3", "frame, ground, 3", "focus-outer, land, 3", "focus-outer, land2, 3",
    "focus-inner, focus-outer, 3", "mark, ground, 3",
    "red-sign, red, 4.5", "red-sign, red-foot, 4.5", "blue-sign, blue, 4.5", "blue-sign, blue-foot, 4.5",
    "print, paper, 4.5", "red, blue, 3.8"})
  void pairIsTold(String one, String other, double least) {
    for (boolean dark : new boolean[] {false, true}) {
      double contrast = tokens.contrast(one, other, dark);
      assertTrue(contrast >= least, one + " on " + other + (dark ? " dark" : " light") + ": " + contrast);
    }
  }

  /** On any block one of the two focus rings stands out. */
  @ParameterizedTest
  @ValueSource(strings = {"red", "blue", "land", "lake-in"})
  void focusIsSeenOnEverything(String ground) {
    for (boolean dark : new boolean[] {false, true}) {
      double seen = Math.max(tokens.contrast("focus-outer", ground, dark),
          tokens.contrast("focus-inner", ground, dark));
      assertTrue(seen >= 3, ground + ": " + seen);
    }
  }

  @Test
  void grounds() {
    assertEquals("0xf7f3eaff", tokens.color("ground", false).toString());
    assertEquals("0x1b1d19ff", tokens.color("ground", true).toString());
  }
}

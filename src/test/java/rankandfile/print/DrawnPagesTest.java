package rankandfile.print;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import rankandfile.rules.edition.Edition;

/** Pages as pictures, for screens. */
class DrawnPagesTest {

  private final Pages pages = new Pdf(Presses.onA4(Edition.FIELD_GUIDE)).pages();

  @Test
  void pageTellsItsSizeAndWhatItHolds() {
    assertEquals(3, pages.count());
    assertEquals(595.28, pages.size(0).width(), 0.01);
    assertEquals(new PageHeading("Moving and fighting", List.of("Moving", "Who wins", "Six fights")),
        pages.heading(1));
  }

  @Test
  void pictureIsOpaqueAndHasInk() {
    PagePicture picture = pages.draw(0, 1, 0, 0, 595, 842);
    assertEquals(595 * 842, picture.rgb().length);
    assertTrue(Arrays.stream(picture.rgb()).allMatch(p -> p >>> 24 == 0xFF));
    assertEquals(0xFFFFFFFF, picture.rgb()[0]);
    assertTrue(Arrays.stream(picture.rgb()).anyMatch(p -> (p & 0xFF) < 64));
  }

  @Test
  void partIsAPartOfTheWhole() {
    PagePicture whole = pages.draw(2, 1.5, 0, 0, 893, 1263);
    PagePicture part = pages.draw(2, 1.5, 200, 300, 120, 80);

    for (int y = 0; y < 80; y++) {
      int from = (300 + y) * 893 + 200;
      assertArrayEquals(Arrays.copyOfRange(whole.rgb(), from, from + 120),
          Arrays.copyOfRange(part.rgb(), y * 120, y * 120 + 120), "row " + y);
    }
  }
}

package rankandfile.print;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.Raster;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;

/** Three pages always, within their margins, large enough to read, and light on ink. */
class PagesTest {

  private static final double MM = 72 / 25.4;

  @ParameterizedTest
  @EnumSource(Edition.class)
  void everyEditionTakesThreePages(Edition edition) throws IOException {
    assertEquals(3, Presses.pages(Presses.onA4(edition)));
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "field-guide, two-squares=5, bomb=removed, chase=on",
      "lightning, two-squares=4, chase=on, threefold=on, first=red",
      "summary-fr, two-squares=4, chase=on, threefold=on, scout-attack=any, equal-ranks=attacker, bomb=removed,"
          + " bomb-cleared-by=scout, captain-steps=2, rescue=on, no-move=both-sides, both-immobile=draw, faces=open,"
          + " silent-defence=on, first=blue"})
  void houseRulesFitToo(String rules) throws IOException {
    assertEquals(3, Presses.pages(Presses.BUNDLED.print(Presses.withRules(rules, Paper.LETTER)).bytes()));
  }

  /** Otherwise a command would set it in vain, and nobody would notice. */
  @Test
  void proofCanBeSet() throws IOException {
    assertEquals(3, Presses.pages(Proof.set(Reference.of(Edition.FIELD_GUIDE, Paper.A4)).bytes()));
  }

  static Stream<Reference> everything() {
    List<Reference> all = new ArrayList<>();
    for (Edition edition : Edition.values()) {
      for (Paper paper : Paper.values()) {
        for (boolean saver : new boolean[] {false, true}) {
          Reference plain = Reference.of(edition, paper);
          all.add(new Reference(plain.rules(), edition.numbering().highIsStrong() ? plain.numbering()
              : Numbering.MARSHAL_TEN, paper, saver));
          all.add(new Reference(plain.rules(), Numbering.MARSHAL_ONE, paper, saver));
        }
      }
    }
    return all.stream();
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("everything")
  void everyCombinationIsSoundPaper(Reference reference) throws IOException {
    byte[] pdf = Presses.BUNDLED.print(reference).bytes();
    assertEquals(3, Presses.pages(pdf));
    staysWithinMargins(pdf);
    assertEquals(List.of(), Conformance.failures(pdf));
    assertArrayEquals(pdf, Presses.BUNDLED.print(reference).bytes());
  }

  @ParameterizedTest
  @EnumSource(Edition.class)
  void nothingIsLeftOutOfEditions(Edition edition) throws Exception {
    for (Paper paper : Paper.values()) {
      nothingIsLeftOutOfPlainEditions(Reference.of(edition, paper));
    }
  }

  /** Without house rules nothing has to be left out. */
  @Tag("long")
  @ParameterizedTest
  @MethodSource("everything")
  void nothingIsLeftOutOfPlainEditions(Reference reference) throws Exception {
    String page = Presses.BUNDLED.page(reference, Space.NORMAL);
    assertEquals(3, Setting.pdf(Markup.document(page), 0).pages());
  }

  @Test
  void textStaysWithinTheMarginsAndIsLargeEnough() throws IOException {
    staysWithinMargins(Presses.onA4(Edition.LIGHTNING));
    staysWithinMargins(Presses.BUNDLED.print(Reference.of(Edition.BOX_1961, Paper.LETTER)).bytes());
  }

  private static void staysWithinMargins(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      new PDFTextStripper() {
        @Override
        protected void processTextPosition(TextPosition t) {
          assertTrue(t.getFontSizeInPt() >= 9, t + " is small: " + t.getFontSizeInPt());
          assertTrue(t.getX() >= 15 * MM && t.getEndX() <= t.getPageWidth() - 15 * MM, t + " at the side");
          assertTrue(t.getY() >= 16 * MM && t.getY() <= t.getPageHeight() - 25 * MM, t + " at the edge");
        }
      }.getText(document);
    }
  }

  @Test
  void inkIsSparse() throws IOException {
    try (PDDocument document = Loader.loadPDF(Presses.onA4(Edition.FIELD_GUIDE))) {
      for (int page = 0; page < 3; page++) {
        double ink = ink(new PDFRenderer(document).renderImageWithDPI(page, 50, ImageType.GRAY).getRaster());
        assertTrue(ink > 0.02 && ink < 0.15, "page " + (page + 1) + ": " + ink);
      }
    }
  }

  private static double ink(Raster drawn) {
    long dark = 0;
    for (int y = 0; y < drawn.getHeight(); y++) {
      for (int x = 0; x < drawn.getWidth(); x++) {
        dark += 255 - drawn.getSample(x, y, 0);
      }
    }
    return dark / 255.0 / drawn.getWidth() / drawn.getHeight();
  }

  @Test
  void sameInputGivesSameBytes() {
    byte[] again = Press.bundled().print(Reference.of(Edition.LIGHTNING, Paper.A4)).bytes();
    assertArrayEquals(Presses.onA4(Edition.LIGHTNING), again);
  }
}

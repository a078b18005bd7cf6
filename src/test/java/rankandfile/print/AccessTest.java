package rankandfile.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rankandfile.rules.edition.Edition;

/** The file can be used by somebody who cannot see it. */
class AccessTest {

  @ParameterizedTest
  @EnumSource(value = Edition.class, names = {"FIELD_GUIDE", "LIGHTNING"})
  void veraPdfFindsNothing(Edition edition) {
    assertEquals(List.of(), Conformance.failures(Presses.onA4(edition)));
  }

  @Test
  void inkSaverOnLetterConformsToo() {
    Reference saver = new Reference(Reference.of(Edition.ORIGINAL, Paper.LETTER).rules(),
        Edition.ORIGINAL.numbering(), Paper.LETTER, true);
    assertEquals(List.of(), Conformance.failures(Presses.BUNDLED.print(saver).bytes()));
  }

  @Test
  void everyHeaderCellHasItsScope() throws IOException {
    try (PDDocument document = Loader.loadPDF(Presses.onA4(Edition.FIELD_GUIDE))) {
      List<PDStructureElement> heads = elements(document, "TH");
      assertTrue(heads.size() > 60, heads.size() + " header cells");
      Set<String> known = Set.of("Row", "Column");
      heads.forEach(h -> assertTrue(known.contains(scope(h)), () -> "scope of " + h.getCOSObject()));
      assertTrue(heads.stream().anyMatch(h -> scope(h).equals("Row")));
    }
  }

  private static String scope(PDStructureElement cell) {
    COSDictionary attributes = cell.getCOSObject().getCOSDictionary(COSName.A);
    return attributes == null ? "" : attributes.getNameAsString("Scope", "");
  }

  @Test
  void everyFigureTellsPositionAndResult() throws IOException {
    try (PDDocument document = Loader.loadPDF(Presses.onA4(Edition.FIELD_GUIDE))) {
      List<String> told = elements(document, "Figure").stream()
          .map(f -> Presses.alternative(f).orElse("")).toList();
      assertFalse(told.contains(""), "a figure says nothing");
      assertTrue(told.contains("The board from E6 to E7, Red at the bottom. Red: Captain 6 on E6. Blue: Bomb on E7."
          + " Red’s Captain attacks from E6: a Bomb on E7. Captain lost. The Bomb stays."), () -> told.toString());
      assertTrue(told.stream().anyMatch(t -> t.contains("May go to A4, ")), () -> told.toString());
      assertTrue(told.stream().anyMatch(t -> t.contains("No more crossing between") && t.contains("is not allowed")),
          () -> told.toString());
    }
  }

  @Test
  void fileNamesItsTitleItsLanguageAndItsParts() throws IOException {
    try (PDDocument document = Loader.loadPDF(Presses.onA4(Edition.LIGHTNING))) {
      assertEquals("Stratego, the rules on three pages: Ultimate Lightning, 20 pieces",
          document.getDocumentInformation().getTitle());
      assertEquals("en", document.getDocumentCatalog().getLanguage());
      assertTrue(document.getDocumentCatalog().getViewerPreferences().displayDocTitle());
      assertEquals("Army, board and turn",
          document.getDocumentCatalog().getDocumentOutline().getFirstChild().getTitle());
    }
  }

  @Test
  void linksHaveTheirAddressInPrint() throws IOException {
    try (PDDocument document = Loader.loadPDF(Presses.onA4(Edition.LIGHTNING))) {
      assertEquals(2, document.getPage(0).getAnnotations().size());
      assertTrue(Presses.text(Presses.onA4(Edition.LIGHTNING)).contains("See page 3."));
    }
  }

  private static List<PDStructureElement> elements(PDDocument document, String tag) {
    return Presses.elements(document.getDocumentCatalog().getStructureTreeRoot(), tag);
  }
}

package rankandfile.print;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.apache.pdfbox.text.PDFTextStripper;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Source;
import rankandfile.rules.edition.Edition;

/** One press for all tests, with what they look at in its files. */
final class Presses {

  static final Press BUNDLED = Press.bundled();
  private static final Map<Edition, byte[]> ON_A4 = new EnumMap<>(Edition.class);

  private Presses() {}

  /** The edition on A4, printed once for all tests. */
  static synchronized byte[] onA4(Edition edition) {
    return ON_A4.computeIfAbsent(edition, e -> BUNDLED.print(Reference.of(e, Paper.A4)).bytes());
  }

  static Reference withRules(String rules, Paper paper) {
    RulesText read = RulesText.read(Source.of("test", rules).line(1), new Problems()).orElseThrow();
    return new Reference(read, read.edition().numbering(), paper, false);
  }

  static String text(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      PDFTextStripper stripper = new PDFTextStripper();
      stripper.setSortByPosition(true);
      return stripper.getText(document).replaceAll(" +", " ");
    }
  }

  /** All words in the order in which they were set, paragraph after paragraph, a single space between them. */
  static String words(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
    }
  }

  static int pages(byte[] pdf) throws IOException {
    try (PDDocument document = Loader.loadPDF(pdf)) {
      return document.getNumberOfPages();
    }
  }

  /** The structure elements with this tag, in reading order. */
  static List<PDStructureElement> elements(PDStructureNode node, String tag) {
    List<PDStructureElement> found = new ArrayList<>();
    for (Object kid : node.getKids()) {
      if (kid instanceof PDStructureElement element) {
        if (tag.equals(element.getStructureType())) {
          found.add(element);
        }
        found.addAll(elements(element, tag));
      }
    }
    return found;
  }

  static Optional<String> alternative(PDStructureElement element) {
    return Optional.ofNullable(element.getAlternateDescription()).filter(s -> !s.isBlank());
  }
}

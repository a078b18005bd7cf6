package rankandfile.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.print.DocFlavor;
import javax.print.StreamPrintService;
import javax.print.StreamPrintServiceFactory;
import org.junit.jupiter.api.Test;
import rankandfile.rules.edition.Edition;

/** What reaches a printer, seen with one that writes PostScript. */
class PrintRunTest {

  private static final PageSize LETTER = new PageSize(612, 792);

  private static String printed(PrintOrder order) throws Unprintable {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StreamPrintServiceFactory factory = StreamPrintServiceFactory.lookupStreamPrintServiceFactories(
        DocFlavor.SERVICE_FORMATTED.PAGEABLE, "application/postscript")[0];
    StreamPrintService printer = factory.getPrintService(out);
    PrintRun.send(new Pdf(Presses.onA4(Edition.FIELD_GUIDE)), order, printer);
    return out.toString(StandardCharsets.ISO_8859_1);
  }

  private static PrintOrder order(List<Integer> pages, PageSize paper) {
    return new PrintOrder("PostScript", "The reference", pages, 1, paper, PrintOrder.Sides.ONE, true);
  }

  @Test
  void chosenPagesArePrinted() throws Unprintable {
    String all = printed(order(List.of(0, 1, 2), new PageSize(595.28, 841.89)));
    String two = printed(order(List.of(0, 2), new PageSize(595.28, 841.89)));

    assertEquals(3, all.split("%%Page:").length - 1);
    assertEquals(2, two.split("%%Page:").length - 1);
  }

  @Test
  void otherPaperDoesNotScale() throws Unprintable {
    String same = printed(order(List.of(0), new PageSize(595.28, 841.89)));
    String other = printed(order(List.of(0), LETTER));

    assertTrue(other.contains("612") && other.contains("792"));
    assertEquals(same.lines().filter(l -> l.endsWith(" curveto") || l.endsWith(" C")).count(),
        other.lines().filter(l -> l.endsWith(" curveto") || l.endsWith(" C")).count());
  }

  @Test
  void printerThatIsGoneIsASentence() {
    Unprintable told = assertThrows(Unprintable.class, () -> PrintRun.send(new Pdf(Presses.onA4(Edition.FIELD_GUIDE)),
        new PrintOrder("no printer has this name", "", List.of(0), 1, LETTER, PrintOrder.Sides.ONE, true)));

    assertEquals("There is no printer no printer has this name any more.", told.getMessage());
  }
}

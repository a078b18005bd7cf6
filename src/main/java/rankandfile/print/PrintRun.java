package rankandfile.print;

import java.awt.print.Book;
import java.awt.print.PageFormat;
import java.awt.print.Paper;
import java.awt.print.PrinterException;
import java.awt.print.PrinterJob;
import java.io.IOException;
import java.util.Arrays;
import javax.print.PrintService;
import javax.print.PrintServiceLookup;
import javax.print.attribute.HashPrintRequestAttributeSet;
import javax.print.attribute.PrintRequestAttributeSet;
import javax.print.attribute.standard.Chromaticity;
import javax.print.attribute.standard.Copies;
import javax.print.attribute.standard.JobName;
import javax.print.attribute.standard.Sides;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.printing.PDFPrintable;
import org.apache.pdfbox.printing.Scaling;

/** Sends pages of a file to a printer as PDFBox draws them, never scaled. Asks nothing; takes a while. */
public final class PrintRun {

  private PrintRun() {}

  /** Returns once the system has the pages. */
  public static void send(Pdf pdf, PrintOrder order) throws Unprintable {
    PrintService printer = Arrays.stream(PrintServiceLookup.lookupPrintServices(null, null))
        .filter(s -> s.getName().equals(order.printer())).findFirst()
        .orElseThrow(() -> new Unprintable(order.printer()));
    send(pdf, order, printer);
  }

  static void send(Pdf pdf, PrintOrder order, PrintService printer) throws Unprintable {
    try (PDDocument document = Loader.loadPDF(pdf.bytes())) {
      PrinterJob job = PrinterJob.getPrinterJob();
      job.setPrintService(printer);
      job.setPageable(chosen(document, order));
      job.print(wishes(order));
    } catch (PrinterException | IOException e) {
      throw new Unprintable(order.printer(), e);
    }
  }

  private static Book chosen(PDDocument document, PrintOrder order) {
    PDFPrintable drawn = new PDFPrintable(document, Scaling.ACTUAL_SIZE);
    Book book = new Book();
    for (int page : order.pages()) {
      book.append((graphics, format, index) -> drawn.print(graphics, format, page), format(order.paper()));
    }
    return book;
  }

  /** All of the paper, since the pages have margins of their own. */
  private static PageFormat format(PageSize size) {
    Paper paper = new Paper();
    paper.setSize(size.width(), size.height());
    paper.setImageableArea(0, 0, size.width(), size.height());
    PageFormat format = new PageFormat();
    format.setPaper(paper);
    return format;
  }

  private static PrintRequestAttributeSet wishes(PrintOrder order) {
    PrintRequestAttributeSet wishes = new HashPrintRequestAttributeSet();
    wishes.add(new JobName(order.title(), null));
    wishes.add(new Copies(order.copies()));
    wishes.add(order.colour() ? Chromaticity.COLOR : Chromaticity.MONOCHROME);
    wishes.add(switch (order.sides()) {
      case ONE -> Sides.ONE_SIDED;
      case LONG_EDGE -> Sides.TWO_SIDED_LONG_EDGE;
      case SHORT_EDGE -> Sides.TWO_SIDED_SHORT_EDGE;
    });
    return wishes;
  }
}

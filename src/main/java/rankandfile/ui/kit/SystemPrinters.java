package rankandfile.ui.kit;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.print.Collation;
import javafx.print.JobSettings;
import javafx.print.PageOrientation;
import javafx.print.PageRange;
import javafx.print.Paper;
import javafx.print.PrintColor;
import javafx.print.PrintSides;
import javafx.print.Printer;
import javafx.print.PrinterJob;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import rankandfile.print.PageSize;
import rankandfile.print.Pdf;
import rankandfile.print.PrintOrder;
import rankandfile.print.PrintRun;
import rankandfile.print.Unprintable;

/** The printers of the system: JavaFX asks with the system's dialog, and the file itself is printed. */
public final class SystemPrinters implements Printers {

  private final Supplier<@Nullable Window> owner;

  public SystemPrinters(Supplier<@Nullable Window> owner) {
    this.owner = owner;
  }

  @Override
  public List<String> names() {
    return Printer.getAllPrinters().stream().map(Printer::getName).toList();
  }

  @Override
  public Optional<PrintOrder> ask(String title, int pages, PageSize paper) {
    PrinterJob job = PrinterJob.createPrinterJob();
    if (job == null) {
      return Optional.empty();
    }
    try {
      JobSettings settings = job.getJobSettings();
      settings.setJobName(title);
      settings.setPageRanges(new PageRange(1, pages));
      layOut(job, paper);
      return job.showPrintDialog(owner.get()) ? Optional.of(order(job, title, pages)) : Optional.empty();
    } finally {
      job.cancelJob(); // it only asked
    }
  }

  /** Proposes the paper that the pages are made for, where the printer has it. */
  private static void layOut(PrinterJob job, PageSize wanted) {
    Printer printer = job.getPrinter();
    printer.getPrinterAttributes().getSupportedPapers().stream().filter(p -> apart(p, wanted) < 4)
        .min(Comparator.comparingDouble(p -> apart(p, wanted)))
        .ifPresent(p -> job.getJobSettings().setPageLayout(printer.createPageLayout(p,
            PageOrientation.PORTRAIT, Printer.MarginType.HARDWARE_MINIMUM)));
  }

  private static double apart(Paper paper, PageSize wanted) {
    return Math.abs(paper.getWidth() - wanted.width()) + Math.abs(paper.getHeight() - wanted.height());
  }

  private static PrintOrder order(PrinterJob job, String title, int pages) {
    JobSettings settings = job.getJobSettings();
    Paper paper = settings.getPageLayout().getPaper();
    List<Integer> once = pages(settings.getPageRanges(), pages);
    int copies = Math.max(1, settings.getCopies());
    boolean collated = settings.getCollation() == Collation.COLLATED && once.size() > 1;
    return new PrintOrder(job.getPrinter().getName(), title, collated ? repeated(once, copies) : once,
        collated ? 1 : copies, new PageSize(paper.getWidth(), paper.getHeight()), sides(settings.getPrintSides()),
        settings.getPrintColor() != PrintColor.MONOCHROME);
  }

  /** The pages of the ranges, in order, from 0; all where none is chosen. */
  private static List<Integer> pages(PageRange @Nullable [] ranges, int pages) {
    if (ranges == null || ranges.length == 0) {
      return IntStream.range(0, pages).boxed().toList();
    }
    return Arrays.stream(ranges)
        .flatMapToInt(r -> IntStream.rangeClosed(Math.max(1, r.getStartPage()), Math.min(pages, r.getEndPage())))
        .map(page -> page - 1).distinct().sorted().boxed().toList();
  }

  private static List<Integer> repeated(List<Integer> once, int copies) {
    return IntStream.range(0, copies).boxed().flatMap(copy -> once.stream()).toList();
  }

  private static PrintOrder.Sides sides(@Nullable PrintSides sides) {
    return switch (sides) {
      case DUPLEX -> PrintOrder.Sides.LONG_EDGE;
      case TUMBLE -> PrintOrder.Sides.SHORT_EDGE;
      case ONE_SIDED -> PrintOrder.Sides.ONE;
      case null -> PrintOrder.Sides.ONE;
    };
  }

  @Override
  public void print(Pdf pdf, PrintOrder order) throws Unprintable {
    PrintRun.send(pdf, order);
  }
}

package rankandfile.ui.kit;

import java.util.List;
import java.util.Optional;
import rankandfile.print.PageSize;
import rankandfile.print.Pdf;
import rankandfile.print.PrintOrder;
import rankandfile.print.Unprintable;

/** The one door to the printers of the system; tests answer it instead. */
public interface Printers {

  /** The names of all there are; on any thread but JavaFX's, since some systems look for a while. */
  List<String> names();

  /**
   * Asks which printer is to print what, in the system's own dialog, and returns once that is answered; empty when the
   * user changes their mind. On JavaFX's thread.
   *
   * @param pages how many there are
   * @param paper what they are made for
   */
  Optional<PrintOrder> ask(String title, int pages, PageSize paper);

  /** Prints; on any thread but JavaFX's. */
  void print(Pdf pdf, PrintOrder order) throws Unprintable;
}

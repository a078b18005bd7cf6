package rankandfile.ui.kit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import rankandfile.print.PageSize;
import rankandfile.print.Pdf;
import rankandfile.print.PrintOrder;

/** A system that has neither a printer nor a viewer. */
public final class BareSystem implements Printers, Viewer {

  /** The doors of a program that runs there. */
  public static Doors doors(Dialogs dialogs, Clipboard clipboard) {
    BareSystem bare = new BareSystem();
    return new Doors(dialogs, clipboard, bare, bare);
  }

  @Override
  public List<String> names() {
    return List.of();
  }

  @Override
  public Optional<PrintOrder> ask(String title, int pages, PageSize paper) {
    throw new AssertionError(title);
  }

  @Override
  public void print(Pdf pdf, PrintOrder order) {
    throw new AssertionError(order);
  }

  @Override
  public Answer show(Path file) {
    return Answer.NONE;
  }
}

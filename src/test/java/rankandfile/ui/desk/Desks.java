package rankandfile.ui.desk;

import java.nio.file.Path;
import java.util.Optional;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Texts;

/** A desk without a window, and doors that remember what went through them. */
final class Desks implements Clipboard, Dialogs {

  final InForce inForce = new InForce(KeptValues.inMemory());
  final Texts texts = new Texts("rankandfile.ui.desk.desk");
  final DeskModel model = new DeskModel(inForce, Side.RED, texts);
  final PasteModel paste = new PasteModel(model, texts);
  String copied = "";
  Optional<Path> file = Optional.empty();
  String said = "";

  static Square at(String name) {
    return Square.of(name.charAt(0) - 'A', Integer.parseInt(name.substring(1)) - 1);
  }

  /** Types each of them. */
  Desks type(String... texts) {
    for (String text : texts) {
      if (!model.hand().typed(text)) {
        throw new AssertionError(text);
      }
    }
    return this;
  }

  Desks pasted(String block) {
    paste.take("pasted text", block);
    return this;
  }

  String words() {
    return model.face().saidProperty().get().words();
  }

  @Override
  public void copy(String text) {
    copied = text;
  }

  @Override
  public Optional<String> text() {
    return Optional.of(copied);
  }

  @Override
  public Optional<Path> open(FileWish wish) {
    return file;
  }

  @Override
  public Optional<Path> save(FileWish wish) {
    return file;
  }

  @Override
  public boolean confirm(String title, String text, String yes) {
    throw new AssertionError("the desk asks nothing: " + title);
  }

  @Override
  public void tell(String title, String text) {
    said = title + ": " + text;
  }
}

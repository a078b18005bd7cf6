package rankandfile.ui.print;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import rankandfile.print.Paper;
import rankandfile.store.KeptValues;

/** What is chosen for the pages only, and the folder of the last save; kept in files. */
final class PrintOptions {

  private static final String PAPER = "print.paper";
  private static final String INK_SAVER = "print.ink-saver";
  private static final String FOLDER = "print.folder";
  /** Where people have Letter in their printers. */
  private static final Set<String> LETTER = Set.of("BZ", "CA", "CL", "CO", "CR", "DO", "GT", "MX", "NI", "PA", "PH",
      "PR", "SV", "US", "VE");

  private final KeptValues state;
  private final ObjectProperty<Paper> paper = new SimpleObjectProperty<>(this, "paper");
  private final BooleanProperty inkSaver = new SimpleBooleanProperty(this, "inkSaver");

  /** Reads them; what was never chosen is what is usual in the country. */
  PrintOptions(KeptValues config, KeptValues state, Locale locale) {
    this.state = state;
    paper.set(config.value(PAPER).flatMap(Paper::named).orElse(usual(locale)));
    inkSaver.set(config.value(INK_SAVER).filter("yes"::equals).isPresent());
    paper.addListener((property, was, is) -> config.set(PAPER, is.word()));
    inkSaver.addListener((property, was, is) -> config.set(INK_SAVER, is ? "yes" : "no"));
  }

  private static Paper usual(Locale locale) {
    return LETTER.contains(locale.getCountry()) ? Paper.LETTER : Paper.A4;
  }

  ObjectProperty<Paper> paperProperty() {
    return paper;
  }

  BooleanProperty inkSaverProperty() {
    return inkSaver;
  }

  /** The folder of the last save; it may be gone since. */
  Optional<Path> folder() {
    try {
      return state.value(FOLDER).map(Path::of);
    } catch (InvalidPathException notAPath) {
      return Optional.empty();
    }
  }

  void keepFolder(Path folder) {
    state.set(FOLDER, folder.toString());
  }
}

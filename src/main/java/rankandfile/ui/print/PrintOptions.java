package rankandfile.ui.print;

import java.util.Locale;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import rankandfile.print.Paper;
import rankandfile.store.KeptValues;

/** What is chosen for the pages only, kept in a file. */
final class PrintOptions {

  private static final String PAPER = "print.paper";
  private static final String INK_SAVER = "print.ink-saver";
  /** Where people have Letter in their printers. */
  private static final Set<String> LETTER = Set.of("BZ", "CA", "CL", "CO", "CR", "DO", "GT", "MX", "NI", "PA", "PH",
      "PR", "SV", "US", "VE");

  private final ObjectProperty<Paper> paper = new SimpleObjectProperty<>(this, "paper");
  private final BooleanProperty inkSaver = new SimpleBooleanProperty(this, "inkSaver");

  /** Reads them; what was never chosen is what is usual in the country. */
  PrintOptions(KeptValues config, Locale locale) {
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
}

package rankandfile.ui.desk;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import rankandfile.notation.Problem;
import rankandfile.scenario.Scenario;
import rankandfile.ui.kit.Texts;

/**
 * A text that is to become a board. What cannot be read is shown with its place and the way out, and the board stays as
 * it was until a block without problems is put on it.
 */
public final class PasteModel {

  private final DeskModel desk;
  private final Texts texts;
  private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper(this, "open");
  private final StringProperty text = new SimpleStringProperty(this, "text", "");
  private final ReadOnlyStringWrapper about = new ReadOnlyStringWrapper(this, "about", "");
  private final ReadOnlyObjectWrapper<List<Problem>> problems =
      new ReadOnlyObjectWrapper<>(this, "problems", List.of());
  private final ReadOnlyObjectWrapper<List<Scenario>> found = new ReadOnlyObjectWrapper<>(this, "found", List.of());
  private String file = "";

  PasteModel(DeskModel desk, Texts texts) {
    this.desk = desk;
    this.texts = texts;
  }

  /** Whether the text is shown, since it needs somebody to look at it. */
  public ReadOnlyBooleanProperty openProperty() {
    return open.getReadOnlyProperty();
  }

  /** The text; may be changed. */
  public StringProperty textProperty() {
    return text;
  }

  /** What was found, in a sentence. */
  public ReadOnlyStringProperty aboutProperty() {
    return about.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<List<Problem>> problemsProperty() {
    return problems.getReadOnlyProperty();
  }

  /** The blocks to choose from; empty where there is none, or only one. */
  public ReadOnlyObjectProperty<List<Scenario>> foundProperty() {
    return found.getReadOnlyProperty();
  }

  /** Puts the text's only block on the board; otherwise shows the text. {@code from} is named in the problems. */
  public void take(String from, String words) {
    file = from;
    text.set(words.length() > Reading.LONGEST ? words.substring(0, Reading.LONGEST) : words);
    if (words.isBlank()) {
      show(texts.text("paste.empty"), new Reading(List.of(), List.of()));
    } else if (words.length() > Reading.LONGEST) {
      show(texts.text("paste.too-long"), new Reading(List.of(), List.of()));
    } else {
      read();
    }
  }

  /** Reads the text as it is now. */
  public void read() {
    Reading reading = Reading.of(file, text.get());
    int boards = reading.scenarios().size();
    if (boards == 1 && reading.problems().isEmpty()) {
      put(reading.scenarios().getFirst());
    } else if (boards == 0 && reading.problems().isEmpty()) {
      show(texts.text("paste.none"), reading);
    } else {
      show(boards == 0 ? texts.text("paste.problems", reading.problems().size())
          : texts.text("paste.choose", boards, reading.problems().size()), reading);
    }
  }

  private void show(String sentence, Reading reading) {
    about.set(sentence);
    problems.set(reading.problems());
    found.set(reading.scenarios());
    open.set(true);
  }

  /** Puts one of the blocks on the board. */
  public void put(Scenario scenario) {
    close();
    desk.open(scenario);
  }

  /** Puts the text away; the board has not changed. */
  public void close() {
    open.set(false);
    text.set("");
    problems.set(List.of());
    found.set(List.of());
  }
}

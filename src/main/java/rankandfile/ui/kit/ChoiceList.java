package rankandfile.ui.kit;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** A column of choices, each a title with a line below, of which one is chosen; used like {@link Segments}. */
public final class ChoiceList<T> extends VBox {

  private static final Texts TEXTS = new Texts("rankandfile.ui.kit.kit");

  private final Roving<T> roving;

  /**
   * Rows for these values.
   *
   * @param about what is chosen here, for assistive software
   * @param title what stands in a row
   * @param line what stands small below it
   */
  public ChoiceList(String about, List<T> choices, Function<? super T, String> title,
      Function<? super T, String> line) {
    this(about, choices, title, line, choice -> "");
  }

  /**
   * Rows in groups.
   *
   * @param group what stands above the first of several rows with the same; empty for nothing
   */
  public ChoiceList(String about, List<T> choices, Function<? super T, String> title,
      Function<? super T, String> line, Function<? super T, String> group) {
    List<ToggleButton> rows = choices.stream().map(c -> row(about, title.apply(c), line.apply(c))).toList();
    roving = new Roving<>(choices, rows);
    roving.install(this);
    getStyleClass().add("choice-list");
    String above = "";
    for (int i = 0; i < rows.size(); i++) {
      if (!group.apply(choices.get(i)).equals(above)) {
        above = group.apply(choices.get(i));
        getChildren().add(Labels.wrapping(above, "heading-group", "choice-group"));
      }
      getChildren().add(rows.get(i));
    }
    setAccessibleText(about);
  }

  /** The chosen value; null where none is chosen yet. */
  public ObjectProperty<@Nullable T> valueProperty() {
    return roving.value();
  }

  private static ToggleButton row(String about, String title, String line) {
    ToggleButton row = Card.toggle(
        new VBox(Labels.wrapping(title, "choice-title"), Labels.wrapping(line, "choice-line")));
    row.getStyleClass().setAll("toggle-button", "choice");
    row.setAccessibleText(TEXTS.text("choice.accessible", about, title, line));
    return row;
  }
}

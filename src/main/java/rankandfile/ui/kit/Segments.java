package rankandfile.ui.kit;

import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import org.jspecify.annotations.Nullable;

/**
 * A row of buttons of which one is chosen. Arrow keys choose the neighbour; Tab stops once, at the chosen one. The
 * row breaks where there is no room.
 */
public final class Segments<T> extends FlowPane {

  private static final Texts TEXTS = new Texts("rankandfile.ui.kit.kit");

  private final Roving<T> roving;

  /**
   * Buttons for these values.
   *
   * @param about what is chosen here, for assistive software: {@code Theme}
   * @param words what stands on a button
   */
  public Segments(String about, List<T> choices, Function<? super T, String> words) {
    List<ToggleButton> buttons = choices.stream().map(c -> button(about, words.apply(c))).toList();
    roving = new Roving<>(choices, buttons);
    roving.install(this);
    getStyleClass().add("segments");
    getChildren().addAll(buttons);
    buttons.getFirst().getStyleClass().add("first-segment");
    buttons.getLast().getStyleClass().add("last-segment");
    setAccessibleText(about);
  }

  /** The chosen value; null where none is chosen yet. */
  public ObjectProperty<@Nullable T> valueProperty() {
    return roving.value();
  }

  /** All buttons in one row. */
  @Override
  protected double computePrefWidth(double height) {
    double row = getChildren().stream().mapToDouble(b -> snapSizeX(b.prefWidth(-1))).sum();
    return row + snappedLeftInset() + snappedRightInset();
  }

  /** Where nobody says how wide it will be, it is as high as one row. */
  @Override
  protected double computePrefHeight(double width) {
    return super.computePrefHeight(width < 0 ? computePrefWidth(-1) : width);
  }

  private static ToggleButton button(String about, String word) {
    ToggleButton button = new ToggleButton(word);
    button.getStyleClass().setAll("toggle-button", "segment");
    button.setAccessibleText(TEXTS.text("segment.accessible", about, word));
    button.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    return button;
  }
}

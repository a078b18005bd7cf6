package rankandfile.ui.board;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * One read-only line that tells in words what happened last: every move, fight and refusal of either side, and what a
 * key asked for. It stays until the next is said; while somebody points at something, what is known of that stands in
 * its place.
 */
public final class StatusLine extends Label {

  private String said = "";

  public StatusLine() {
    getStyleClass().add("status-line");
    setAccessibleRole(AccessibleRole.TEXT);
    setFocusTraversable(true);
    setWrapText(true);
    setMinHeight(Region.USE_PREF_SIZE);
  }

  /**
   * Is not seen while a card beside the board says the same, so that nobody reads it twice; it is when it has the
   * focus.
   *
   * @param card what the card says; null or empty while there is none
   */
  public void restWhile(ObservableValue<String> card) {
    BooleanBinding rests = fadeWhile(card);
    managedProperty().bind(rests.not());
    rests.subscribe(this::fit);
    textProperty().subscribe(this::fit);
  }

  /** The same, and its room stays, so that nothing below it moves. */
  public void keepRoomWhile(ObservableValue<String> card) {
    fadeWhile(card);
  }

  private BooleanBinding fadeWhile(ObservableValue<String> card) {
    BooleanBinding rests = Bindings.createBooleanBinding(() -> !isFocused() && isRepeated(card.getValue()),
        textProperty(), card, focusedProperty());
    opacityProperty().bind(Bindings.when(rests).then(0).otherwise(1));
    mouseTransparentProperty().bind(rests);
    return rests;
  }

  /** While it takes no room nobody else gives it its height. */
  private void fit() {
    if (!isManaged()) {
      resize(getWidth(), prefHeight(getWidth()));
    }
  }

  private boolean isRepeated(@Nullable String card) {
    return card != null && !card.isEmpty() && (card.contains(getText()) || getText().startsWith(card));
  }

  /** Shows the sentence, and tells it to assistive software even when it is the same as before. */
  public void say(String sentence) {
    said = sentence;
    setText(sentence);
    notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
  }

  /** Shows this until something is said; with nothing it shows again what was said last. */
  void point(Optional<String> words) {
    setText(words.orElse(said));
  }
}

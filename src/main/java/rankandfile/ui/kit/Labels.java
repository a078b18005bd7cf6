package rankandfile.ui.kit;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** Labels that break their lines and are never cut. */
public final class Labels {

  private Labels() {}

  public static Label wrapping(String words, String... styles) {
    Label label = new Label(words);
    label.getStyleClass().addAll(styles);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    return label;
  }

  /** A label that follows the words and takes no room while they are empty. */
  public static Label wrapping(ObservableValue<String> words, String... styles) {
    Label label = wrapping("", styles);
    label.textProperty().bind(words);
    label.visibleProperty().bind(label.textProperty().isNotEmpty());
    label.managedProperty().bind(label.visibleProperty());
    return label;
  }
}

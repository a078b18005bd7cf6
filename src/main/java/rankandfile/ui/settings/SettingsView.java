package rankandfile.ui.settings;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rankandfile.rules.Side;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Motion;
import rankandfile.ui.kit.Pair;
import rankandfile.ui.kit.Reset;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.kit.Segments;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.kit.Theme;
import rankandfile.wording.Names;

/** One page of settings in groups. */
public final class SettingsView extends StackPane {

  private final SettingsModel model;
  private final Texts texts;
  private final VBox page = new VBox();
  private final Map<Reset, Button> resets = new HashMap<>();
  private final Map<Path, Button> copies = new HashMap<>();
  private final Button restore = new Button();

  SettingsView(SettingsModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    page.getStyleClass().add("settings-page");
    page.getChildren().add(Labels.wrapping(texts.text("title"), "heading-chapter"));
    looks();
    boards();
    games();
    anew();
    files();
    getChildren().add(new Scrolling(page));
  }

  Button restoreButton() {
    return restore;
  }

  Map<Reset, Button> resetButtons() {
    return resets;
  }

  Map<Path, Button> copyButtons() {
    return copies;
  }

  private void looks() {
    group("looks");
    row("theme", choice("theme", List.of(Theme.values()), theme -> texts.text("theme." + theme.name()),
        model.themeProperty()));
    row("text-size", choice("text-size", SettingsModel.SIZES, size -> texts.text("text-size.value", size),
        model.textSizeProperty().asObject()));
    Label still = Labels.wrapping(texts.text("animation.still"), "secondary");
    model.stillProperty().subscribe(shown -> {
      still.setVisible(shown);
      still.setManaged(shown);
    });
    row("animation", new VBox(choice("animation", List.of(Motion.values()), m -> texts.text("animation." + m.name()),
        model.animationProperty()), still));
  }

  private void boards() {
    group("boards");
    row("coordinates", choice("coordinates", List.of(true, false), shown -> texts.text("coordinates." + shown),
        model.coordinatesProperty().asObject()));
    row("bottom", choice("bottom", List.of(Side.values()), Names::of, model.bottomProperty()));
  }

  private void games() {
    group("games");
    row("remember", choice("remember", List.of(true, false), on -> texts.text("remember." + on),
        model.rememberProperty().asObject()));
    row("confirm", choice("confirm", List.of(true, false), on -> texts.text("confirm." + on),
        model.confirmMovesProperty().asObject()));
  }

  private void anew() {
    group("anew");
    for (Reset reset : model.resets()) {
      Button button = button(reset.button(), "reset-" + reset.id());
      resets.put(reset, button);
      row(reset.title(), reset.text(), button);
    }
    restore.setText(texts.text("restore.button"));
    restore.setId("restore");
    restore.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    row("restore", restore);
  }

  private void files() {
    group("files");
    model.folders().forEach((use, folder) -> {
      Button copy = button(texts.text("copy"), "copy-" + use);
      copy.setAccessibleText(texts.text("copy.accessible", folder));
      copies.put(folder, copy);
      row(texts.text("folder." + use), folder.toString(), copy);
    });
  }

  private static Button button(String words, String id) {
    Button button = new Button(words);
    button.setId(id);
    button.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    return button;
  }

  private <T> Segments<T> choice(String key, List<T> all, Function<T, String> words, Property<T> property) {
    Segments<T> choice = new Segments<>(texts.text(key), all, words);
    choice.setId(key);
    choice.valueProperty().bindBidirectional(property);
    choice.setUserData(property); // a binding alone would not keep what asObject() made
    return choice;
  }

  private void group(String key) {
    Label heading = Labels.wrapping(texts.text(key), "heading-section");
    heading.getStyleClass().add("settings-group");
    page.getChildren().add(heading);
  }

  private void row(String key, Region control) {
    row(texts.text(key), texts.text(key + ".about"), control);
  }

  private void row(String title, String about, Region control) {
    VBox words = new VBox(Labels.wrapping(title, "settings-name"), Labels.wrapping(about, "settings-about"));
    words.getStyleClass().add("settings-words");
    Pair row = new Pair(words, control, 24, true);
    row.getStyleClass().add("settings-row");
    page.getChildren().add(row);
  }
}

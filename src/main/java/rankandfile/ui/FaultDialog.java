package rankandfile.ui;

import java.nio.file.Path;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Modality;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Texts;

/** Shows an error that nobody caught: its text to copy, where the log is, and the way on. */
final class FaultDialog {

  private final Texts texts = new Texts("rankandfile.ui.desktop");
  private final Look look;
  private final Clipboard clipboard;
  private final Path log;

  FaultDialog(Look look, Clipboard clipboard, Path log) {
    this.look = look;
    this.clipboard = clipboard;
    this.log = log;
  }

  /** Shows the text over the window and returns once the dialog is closed. */
  void show(@Nullable Window owner, String text) {
    Stage stage = new Stage();
    stage.initOwner(owner);
    stage.initModality(Modality.WINDOW_MODAL);
    stage.setTitle(texts.text("fault.title"));
    Scene scene = new Scene(content(text, stage));
    look.applyTo(scene);
    stage.setScene(scene);
    stage.showAndWait();
  }

  private VBox content(String text, Stage stage) {
    TextArea details = new TextArea(text);
    details.setId("fault-details");
    details.setEditable(false);
    details.setAccessibleText(texts.text("fault.details"));
    VBox.setVgrow(details, Priority.ALWAYS);
    Button copy = button("fault.copy", () -> clipboard.copy(text));
    Button goOn = button("fault.go-on", stage::close);
    goOn.setDefaultButton(true);
    goOn.setCancelButton(true);
    HBox buttons = new HBox(goOn, copy);
    buttons.getStyleClass().add("fault-buttons");
    VBox content = new VBox(Labels.wrapping(texts.text("fault.heading"), "heading-panel"),
        Labels.wrapping(texts.text("fault.log", log), "settings-about"), details, buttons);
    content.getStyleClass().add("fault");
    return content;
  }

  private Button button(String key, Runnable run) {
    Button button = new Button(texts.text(key));
    button.setId(key.replace('.', '-'));
    button.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    button.setOnAction(pressed -> run.run());
    return button;
  }
}

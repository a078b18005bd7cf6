package rankandfile.ui.kit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.layout.Region;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** The dialogs of the system, over the program's window. A folder that is gone is no obstacle. */
public final class SystemDialogs implements Dialogs {

  private final Supplier<@Nullable Window> owner;
  private final Texts texts = new Texts("rankandfile.ui.kit.kit");

  public SystemDialogs(Supplier<@Nullable Window> owner) {
    this.owner = owner;
  }

  @Override
  public Optional<Path> open(FileWish wish) {
    return Optional.ofNullable(chooser(wish).showOpenDialog(owner.get())).map(file -> file.toPath());
  }

  @Override
  public Optional<Path> save(FileWish wish) {
    return Optional.ofNullable(chooser(wish).showSaveDialog(owner.get())).map(file -> file.toPath());
  }

  private static FileChooser chooser(FileWish wish) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(wish.title());
    if (Files.isDirectory(wish.folder())) {
      chooser.setInitialDirectory(wish.folder().toFile());
    }
    chooser.setInitialFileName(wish.name());
    chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(wish.kind(), wish.patterns()));
    return chooser;
  }

  @Override
  public boolean confirm(String title, String text, String yes) {
    ButtonType does = new ButtonType(yes, ButtonBar.ButtonData.OK_DONE);
    ButtonType not = new ButtonType(texts.text("cancel"), ButtonBar.ButtonData.CANCEL_CLOSE);
    Alert alert = alert(Alert.AlertType.CONFIRMATION, title, text, does, not);
    ((Button) alert.getDialogPane().lookupButton(does)).setDefaultButton(false);
    Button safe = (Button) alert.getDialogPane().lookupButton(not); // what a hasty Enter presses
    safe.setDefaultButton(true);
    alert.setOnShown(shown -> safe.requestFocus());
    return alert.showAndWait().orElse(not) == does;
  }

  @Override
  public void tell(String title, String text) {
    alert(Alert.AlertType.INFORMATION, title, text,
        new ButtonType(texts.text("close"), ButtonBar.ButtonData.OK_DONE)).showAndWait();
  }

  private Alert alert(Alert.AlertType type, String title, String text, ButtonType... buttons) {
    Alert alert = new Alert(type, text, buttons);
    alert.initOwner(owner.get());
    alert.setTitle(title);
    alert.setHeaderText(title);
    alert.setGraphic(null);
    alert.getDialogPane().setMinHeight(Region.USE_PREF_SIZE);
    return alert;
  }
}

package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.TreeMap;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonType;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tooltips and menus find the colours of what they belong to, whatever happens before the next frame. */
class PopupLookTest {

  private Stage stage;

  @BeforeAll
  static void start() {
    Fx.start();
  }

  @AfterEach
  void close() {
    Fx.run(() -> stage.close());
    Fx.run(Fx::look);
  }

  @Test
  void aTooltipOpensRightAfterTwoNewSizes() {
    opens(button -> new Tooltip("tip").show(stage));
  }

  @Test
  void aMenuOpensRightAfterTwoNewSizes() {
    opens(button -> new ContextMenu(new MenuItem("item")).show(button, 0, 0));
  }

  @Test
  void aTooltipIsThereAlready() {
    try (StyleWarnings warnings = new StyleWarnings()) {
      Fx.run(() -> {
        Look look = open();
        Tooltip tooltip = new Tooltip("tip");
        tooltip.show(stage);
        sizes(look);
        tooltip.getScene().getRoot().applyCss();
      });
      assertEquals("[]", warnings.told().toString());
    }
  }

  /** A menu takes its size from what it belongs to, and that has small letters already. */
  @Test
  void everyMenuHasLettersOfOneSize() {
    Fx.run(() -> {
      open();
      MenuButton more = new MenuButton("more", null, new MenuItem("of a button"));
      TextField field = new TextField();
      field.setContextMenu(new ContextMenu(new MenuItem("of a field")));
      StackPane root = (StackPane) stage.getScene().getRoot();
      ComboBox<String> box = new ComboBox<>(FXCollections.observableArrayList("of a box"));
      root.getChildren().addAll(more, field, box);
      root.applyCss();
      more.show();
      box.show();
      field.getContextMenu().show(field, 0, 0);
      new ContextMenu(new MenuItem("of a page")).show(root, 0, 0);
      Map<String, Double> sizes = new TreeMap<>();
      Window.getWindows().forEach(w -> w.getScene().getRoot().lookupAll(".menu-item > .label")
          .forEach(node -> sizes.put(((Label) node).getText(), ((Label) node).getFont().getSize())));
      Window.getWindows().forEach(w -> w.getScene().getRoot().lookupAll(".list-cell").stream()
          .map(ListCell.class::cast).filter(cell -> cell.getText() != null)
          .forEach(cell -> sizes.put(cell.getText(), cell.getFont().getSize())));
      assertEquals(Map.of("of a box", 14.0, "of a button", 14.0, "of a field", 14.0, "of a page", 14.0), sizes);
    });
  }

  /** JavaFX ties their sheets to those of their owner: both must not be changed against each other. */
  @Test
  void dialogsFollowTheirOwner() {
    Fx.run(() -> {
      Look look = open();
      List<Dialog<?>> dialogs = Stream.generate(this::dialog).limit(12).toList();
      look.textSizeProperty().set(140);
      look.textSizeProperty().set(100);
      look.textSizeProperty().set(120);
      for (Dialog<?> dialog : dialogs) {
        assertEquals(stage.getScene().getStylesheets(), dialog.getDialogPane().getScene().getStylesheets());
        assertEquals(stage.getScene().getRoot().getStyle(), dialog.getDialogPane().getScene().getRoot().getStyle());
        dialog.close();
      }
    });
  }

  private Dialog<?> dialog() {
    Dialog<ButtonType> dialog = new Dialog<>();
    dialog.initOwner(stage);
    dialog.getDialogPane().getButtonTypes().add(ButtonType.OK);
    dialog.show();
    return dialog;
  }

  private void opens(Consumer<Button> popup) {
    try (StyleWarnings warnings = new StyleWarnings()) {
      Fx.run(() -> {
        sizes(open());
        popup.accept((Button) stage.getScene().lookup(".button"));
      });
      assertEquals("[]", warnings.told().toString());
    }
  }

  /** All before the next frame. */
  private static void sizes(Look look) {
    look.textSizeProperty().set(120);
    look.textSizeProperty().set(140);
    look.themeProperty().set(Theme.DARK);
  }

  private Look open() {
    Look look = Fx.look();
    stage = new Stage();
    stage.setScene(new Scene(new StackPane(new Button("b")), 200, 100));
    look.applyTo(stage.getScene());
    stage.show();
    return look;
  }
}

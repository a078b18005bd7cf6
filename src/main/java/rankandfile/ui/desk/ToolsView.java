package rankandfile.ui.desk;

import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Texts;

/** The row above the board: what leads it, and the buttons. */
final class ToolsView extends FlowPane {

  private final Texts texts;

  ToolsView(Node lead, DeskModel model, DeskCommands commands, Texts texts) {
    this.texts = texts;
    getStyleClass().add("desk-head");
    Button undo = tool("undo", Icon.Shape.UNDO, model::undo);
    Button redo = tool("redo", Icon.Shape.REDO, model::redo);
    redo.setText("");
    Parts.name(redo, texts.text("tool.redo"));
    model.face().canUndoProperty().subscribe(can -> undo.setDisable(!can));
    model.face().canRedoProperty().subscribe(can -> redo.setDisable(!can));
    setMargin(lead, new Insets(0, 10, 0, 0));
    getChildren().addAll(lead, undo, redo, tool("flip", Icon.Shape.FLIP, model::flip),
        tool("clear", Icon.Shape.BIN, model::clearBoard), tool("copy", Icon.Shape.COPY, commands::copy),
        tool("paste", Icon.Shape.PASTE, commands::paste), more(model, commands));
  }

  private Button tool(String key, Icon.Shape shape, Runnable pressed) {
    Button button = Parts.button(texts.text("tool." + key), pressed, "flat", "tool");
    button.setId("tool-" + key);
    button.setGraphic(new Icon(shape));
    return button;
  }

  private MenuButton more(DeskModel model, DeskCommands commands) {
    MenuButton more = new MenuButton(texts.text("tool.more"), null, item("open", commands::open),
        item("save", commands::save), item("picture", commands::savePicture),
        item("copy-picture", commands::copyPicture), item("mirror", model::mirror));
    more.setId("tool-more");
    more.getStyleClass().addAll("flat", "tool");
    more.setMinWidth(Region.USE_PREF_SIZE);
    more.setAccessibleText(texts.text("tool.more.accessible"));
    return more;
  }

  private MenuItem item(String key, Runnable pressed) {
    MenuItem item = new MenuItem(texts.text("more." + key));
    item.setId("more-" + key);
    item.setOnAction(e -> pressed.run());
    return item;
  }
}

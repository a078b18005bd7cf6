package rankandfile.ui.desk;

import java.util.Optional;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import rankandfile.rules.Square;
import rankandfile.ui.board.BoardView;

/** The desk's own keys: plain ones while the board has the focus, and the usual ones of the system everywhere. */
final class DeskKeys {

  private static final KeyCombination UNDO = shortcut(KeyCode.Z);
  private static final KeyCombination REDO = shortcut(KeyCode.Y);
  private static final KeyCombination REDO_TOO =
      new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);
  private static final KeyCombination COPY = shortcut(KeyCode.C);
  private static final KeyCombination PASTE = shortcut(KeyCode.V);

  private final DeskModel model;
  private final DeskCommands commands;
  private final BoardView board;
  private Optional<Square> pointed = Optional.empty();

  DeskKeys(DeskModel model, DeskCommands commands, BoardView board) {
    this.model = model;
    this.commands = commands;
    this.board = board;
    board.addEventHandler(MouseEvent.MOUSE_MOVED, e -> pointed = board.squareAt(e.getSceneX(), e.getSceneY()));
    board.addEventFilter(KeyEvent.KEY_PRESSED, e -> {
      if (e.getCode() != KeyCode.W) {
        pointed = Optional.empty(); // from now on the place is where the keys are
      }
    });
    board.addEventHandler(KeyEvent.KEY_PRESSED, this::onBoard);
  }

  private static KeyCombination shortcut(KeyCode code) {
    return new KeyCodeCombination(code, KeyCombination.SHORTCUT_DOWN);
  }

  private void onBoard(KeyEvent event) {
    boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
    if (event.getTarget() == board && plain && acts(event.getCode())) {
      event.consume();
    }
  }

  private boolean acts(KeyCode code) {
    switch (code) {
      case W -> model.hand().why(pointed.orElse(board.hereProperty().get()));
      case P -> model.hold(model.mode() == DeskModel.Mode.PLAY ? DeskModel.Mode.SET_UP : DeskModel.Mode.PLAY);
      case T -> model.turn(model.face().turnProperty().get().other());
      case H -> model.face().chosenProperty().get().ifPresent(c -> model.setUp().moved(!c.moved()));
      case K -> model.face().chosenProperty().get().ifPresent(c -> model.setUp().known(!c.known()));
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Everywhere on the desk but in a text field. */
  void everywhere(KeyEvent event) {
    if (!(event.getTarget() instanceof TextInputControl) && shortcut(event)) {
      event.consume();
    }
  }

  private boolean shortcut(KeyEvent event) {
    if (UNDO.match(event)) {
      model.undo();
    } else if (REDO.match(event) || REDO_TOO.match(event)) {
      model.redo();
    } else if (COPY.match(event)) {
      commands.copy();
    } else if (PASTE.match(event)) {
      commands.paste();
    } else {
      return false;
    }
    return true;
  }
}

package rankandfile.ui.board;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import rankandfile.rules.Square;
import rankandfile.ui.kit.Late;
import rankandfile.ui.kit.Parts;

/** Click and drag on a board: press, drag and release, without the system's drag and drop. */
final class Mouse {

  /** How far the pointer goes before a press becomes a drag, in pixels. */
  private static final double SLACK = 5;

  private final BoardView board;
  private final Drawing drawing;
  private final Hand hand;
  private final Late<Tooltip> tooltip = new Late<>(this::makeTooltip);
  private @Nullable Point2D pressed;
  private @Nullable Square dragged;

  Mouse(BoardView board, Drawing drawing, Hand hand) {
    this.board = board;
    this.drawing = drawing;
    this.hand = hand;
  }

  void install() {
    board.addEventHandler(MouseEvent.MOUSE_MOVED, e -> point(e));
    board.addEventHandler(MouseEvent.MOUSE_EXITED, e -> board.pointAt(Optional.empty()));
    board.addEventHandler(MouseEvent.MOUSE_PRESSED, this::press);
    board.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
    board.addEventHandler(MouseEvent.MOUSE_RELEASED, this::release);
  }

  private void point(MouseEvent event) {
    Optional<Square> square = at(event);
    tooltip.get().setText(square.map(board::textOf).orElse(""));
    board.pointAt(square);
  }

  private Tooltip makeTooltip() {
    Tooltip made = new Tooltip();
    made.setShowDelay(Duration.millis(900));
    Tooltip.install(board, made);
    Parts.leaveWithTooltips(board);
    return made;
  }

  private Optional<Square> at(MouseEvent event) {
    return drawing.grid().at(event.getX(), event.getY());
  }

  private void press(MouseEvent event) {
    if (event.getButton() != MouseButton.PRIMARY) {
      return;
    }
    board.byMouse();
    board.requestFocus();
    pressed = new Point2D(event.getX(), event.getY());
    dragged = null;
    at(event).ifPresent(board::goTo);
    event.consume();
  }

  private void drag(MouseEvent event) {
    if (pressed == null) {
      return;
    }
    if (dragged == null && pressed.distance(event.getX(), event.getY()) > SLACK) {
      drawing.grid().at(pressed.getX(), pressed.getY())
          .filter(s -> board.picture().block(s).isPresent()).ifPresent(this::take);
    }
    if (dragged != null) {
      drawing.carry(event.getX(), event.getY());
      drawing.over(at(event));
      board.pointAt(at(event));
    }
    event.consume();
  }

  private void take(Square from) {
    dragged = from;
    hand.take(from);
    drawing.lift(from);
  }

  private void release(MouseEvent event) {
    if (pressed == null || event.getButton() != MouseButton.PRIMARY) {
      return;
    }
    Optional<Square> start = drawing.grid().at(pressed.getX(), pressed.getY());
    Square from = dragged;
    cancel();
    Optional<Square> end = at(event);
    if (from == null) {
      end.filter(s -> start.equals(Optional.of(s))).ifPresent(hand::point);
    } else if (end.isEmpty()) {
      hand.takeOff(from);
    } else if (!end.get().equals(from)) {
      board.goTo(end.get());
      hand.move(from, end.get());
    }
    event.consume();
  }

  /** Lets the dragged piece fall back without a word. */
  void cancel() {
    pressed = null;
    dragged = null;
    drawing.drop();
    drawing.over(Optional.empty());
  }
}

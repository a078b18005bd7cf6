package rankandfile.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import javafx.scene.input.KeyEvent;
import rankandfile.picture.InWords;
import rankandfile.rules.Square;

/** The keys of a board. Each is a plain key; those with Ctrl, Alt or Meta belong to the window. */
final class Keys {

  private final BoardView board;
  private final Drawing drawing;
  private final Hand hand;
  private final BoardActions actions;
  private final Lines lines;
  private final TypedMove typed;

  Keys(BoardView board, Drawing drawing, Hand hand, BoardActions actions, InWords told) {
    this.board = board;
    this.drawing = drawing;
    this.hand = hand;
    this.actions = actions;
    lines = new Lines(told);
    typed = new TypedMove(board, hand, actions);
  }

  TypedMove typed() {
    return typed;
  }

  void install() {
    board.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
  }

  private void press(KeyEvent event) {
    boolean plain = !event.isControlDown() && !event.isAltDown() && !event.isMetaDown();
    if (event.getTarget() == board && plain && (walks(event) || acts(event) || tells(event))) {
      board.byKey();
      event.consume();
    }
  }

  private boolean walks(KeyEvent event) {
    return switch (event.getCode()) {
      case LEFT, KP_LEFT -> go(-1, 0);
      case RIGHT, KP_RIGHT -> go(1, 0);
      case UP, KP_UP -> go(0, 1);
      case DOWN, KP_DOWN -> go(0, -1);
      case HOME -> go(-9, 0);
      case END -> go(9, 0);
      case N -> next(event.isShiftDown());
      default -> false;
    };
  }

  private boolean acts(KeyEvent event) {
    switch (event.getCode()) {
      case ENTER, SPACE -> hand.point(here());
      case ESCAPE -> {
        board.letGo();
        hand.clear();
      }
      case DELETE, BACK_SPACE -> hand.takeOff(here());
      case I -> typed.open();
      case S -> board.status().requestFocus();
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean tells(KeyEvent event) {
    switch (event.getCode()) {
      case O -> say(board.textOf(here()));
      case L -> say(actions.lastMove().or(board::lastMoveText).orElseGet(() -> BoardWords.text("none.move")));
      case C -> say(actions.lastBattle().orElseGet(() -> BoardWords.text("none.battle")));
      case M -> say(moves(here()));
      case X -> say(lines.from(board.picture(), drawing.grid(), here()));
      default -> {
        return false;
      }
    }
    return true;
  }

  private Square here() {
    return board.hereProperty().get();
  }

  private void say(String sentence) {
    board.status().say(sentence);
  }

  private boolean go(int right, int up) {
    board.goTo(drawing.grid().step(here(), right, up));
    return true;
  }

  /** The next own piece that may move, in the order of the squares, round and round. */
  private boolean next(boolean backwards) {
    SortedSet<Square> movable = new TreeSet<>(actions.movable());
    movable.removeIf(s -> !board.picture().area().holds(s));
    if (movable.isEmpty()) {
      say(BoardWords.text("none.movable"));
      return true;
    }
    List<Square> order = new ArrayList<>(backwards ? movable.reversed() : movable);
    Optional<Square> next = order.stream()
        .filter(s -> backwards ? s.compareTo(here()) < 0 : s.compareTo(here()) > 0).findFirst();
    board.goTo(next.orElse(order.getFirst()));
    say(board.textOf(here()));
    return true;
  }

  private String moves(Square from) {
    SortedSet<Square> targets = actions.targets(from);
    if (targets.isEmpty()) {
      return actions.whyNone(from).orElseGet(() -> BoardWords.text("none.targets", from));
    }
    List<String> told = new ArrayList<>();
    List<Square> attacks = targets.stream().filter(s -> board.picture().block(s).isPresent()).toList();
    List<Square> goes = targets.stream().filter(s -> !attacks.contains(s)).toList();
    if (!goes.isEmpty()) {
      told.add(BoardWords.text("targets.go", from, Lines.join(goes)));
    }
    if (!attacks.isEmpty()) {
      told.add(BoardWords.text("targets.attack", from, Lines.join(attacks)));
    }
    return String.join(" ", told);
  }
}

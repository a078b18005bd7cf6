package rankandfile.ui.board;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import rankandfile.rules.Square;

/** The field for typed moves: {@code A4 A5}, {@code A4-A5}, {@code A4xA5}. It is seen only while it is used. */
final class TypedMove {

  private static final Pattern MOVE = Pattern.compile("([A-J])(10|[1-9])\\s*[-–x×:>, ]*\\s*([A-J])(10|[1-9])",
      Pattern.CASE_INSENSITIVE);

  record Wish(Square from, Square to) {}

  private final BoardView board;
  private final Hand hand;
  private final BoardActions actions;
  private final TextField field = new TextField();
  private boolean opening;

  TypedMove(BoardView board, Hand hand, BoardActions actions) {
    this.board = board;
    this.hand = hand;
    this.actions = actions;
    field.getStyleClass().add("typed-move");
    field.setAccessibleText(BoardWords.text("typed.name"));
    field.setPrefColumnCount(9);
    field.setManaged(false);
    field.setVisible(false);
    field.setOnAction(e -> enter());
    field.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    field.addEventFilter(KeyEvent.KEY_PRESSED, e -> opening = false);
    field.addEventFilter(KeyEvent.KEY_TYPED, e -> {
      if (opening) { // the letter that opened the field
        e.consume();
      }
    });
    field.focusedProperty().subscribe(focused -> {
      if (!focused) {
        field.setVisible(false);
      }
    });
  }

  TextField field() {
    return field;
  }

  void open() {
    opening = true;
    String example = actions.typedExample();
    field.setPromptText(example.isEmpty() ? BoardWords.text("typed.prompt") : example);
    field.clear();
    field.setVisible(true);
    field.requestFocus();
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      board.requestFocus();
      event.consume();
    }
  }

  private void enter() {
    String text = field.getText().strip();
    Optional<Wish> wish = parse(text);
    if (wish.isPresent()) {
      board.requestFocus();
      hand.move(wish.get().from(), wish.get().to());
    } else if (actions.typed(text)) {
      board.requestFocus();
    } else {
      String example = actions.typedExample();
      board.status().say(example.isEmpty() ? BoardWords.text("typed.unknown", text)
          : BoardWords.text("typed.unknown.piece", text, example));
    }
  }

  static Optional<Wish> parse(String text) {
    Matcher m = MOVE.matcher(text);
    return m.matches() ? Optional.of(new Wish(square(m.group(1), m.group(2)), square(m.group(3), m.group(4))))
        : Optional.empty();
  }

  private static Square square(String column, String row) {
    return Square.of(column.toUpperCase(Locale.ROOT).charAt(0) - 'A', Integer.parseInt(row) - 1);
  }
}

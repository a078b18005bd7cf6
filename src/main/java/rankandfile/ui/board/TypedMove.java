package rankandfile.ui.board;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.VBox;
import rankandfile.rules.Square;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;

/**
 * The field for typed moves: {@code A4 A5}, {@code A4-A5}, {@code A4xA5}, with what may be typed above it and what was
 * wrong below. It is seen only while it is used.
 */
final class TypedMove extends VBox {

  private static final Pattern MOVE = Pattern.compile("([A-J])(10|[1-9])\\s*[-–x×:>, ]*\\s*([A-J])(10|[1-9])",
      Pattern.CASE_INSENSITIVE);

  record Wish(Square from, Square to) {}

  private final BoardView board;
  private final Hand hand;
  private final BoardActions actions;
  private final Label label = Labels.wrapping("", "typed-label");
  private final TextField field = new TextField();
  private final Label trouble = Labels.wrapping("", "typed-trouble");
  private boolean opening;

  TypedMove(BoardView board, Hand hand, BoardActions actions) {
    this.board = board;
    this.hand = hand;
    this.actions = actions;
    field.getStyleClass().add("typed-move");
    field.setAccessibleText(BoardWords.text("typed.label"));
    field.setPrefColumnCount(9);
    label.setLabelFor(field);
    getStyleClass().add("typed");
    getChildren().addAll(label, field, trouble);
    addEventHandler(MouseEvent.ANY, MouseEvent::consume); // the squares below are not meant
    setManaged(false);
    setVisible(false);
    say("");
    field.textProperty().subscribe(text -> say(""));
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
        setVisible(false);
      }
    });
  }

  void open() {
    opening = true;
    String example = actions.typedExample();
    label.setText(example.isEmpty() ? BoardWords.text("typed.label") : BoardWords.text("typed.label.piece", example));
    field.setAccessibleText(label.getText());
    field.clear();
    setVisible(true);
    field.requestFocus();
  }

  /** What was wrong with what was typed. */
  private void say(String words) {
    trouble.setText(words);
    Parts.show(trouble, !words.isEmpty());
    field.setAccessibleHelp(words);
    requestLayout();
    board.requestLayout();
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
      say(example.isEmpty() ? BoardWords.text("typed.unknown", text)
          : BoardWords.text("typed.unknown.piece", text, example));
      board.status().say(trouble.getText());
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

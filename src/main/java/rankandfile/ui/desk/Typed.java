package rankandfile.ui.desk;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rankandfile.notation.DrawnCell;
import rankandfile.notation.Words;
import rankandfile.rules.Move;
import rankandfile.rules.Piece;
import rankandfile.rules.Rank;
import rankandfile.rules.Rescue;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/**
 * What is typed on the desk beside plain moves: {@code MA B3} or {@code bo C10} sets a piece up, {@code Scout C4} one
 * of the side to move, {@code .. B3} takes one off; {@code A5-B5-B6} and {@code A9-A10 rescue Captain B2} are moves.
 */
sealed interface Typed {

  record Put(Piece piece, Square square) implements Typed {}

  record TakeOff(Square square) implements Typed {}

  record Play(Move move) implements Typed {}

  Pattern PIECE = Pattern.compile("(\\S+?)[\\s,]+([A-Ja-j](?:10|[1-9]))");
  Pattern MOVE = Pattern.compile("([A-J](?:10|[1-9]))[-– ]+(?:([A-J](?:10|[1-9]))[-– ]+)?([A-J](?:10|[1-9]))"
      + "(?:\\s+rescue\\s+(\\p{L}+)\\s+([A-J](?:10|[1-9])))?", Pattern.CASE_INSENSITIVE);

  /** What the text means; nothing if it means none of these. */
  static Optional<Typed> read(String text, Side turn) {
    Matcher piece = PIECE.matcher(text.strip());
    Matcher move = MOVE.matcher(text.strip());
    return move.matches() ? play(move) : piece.matches() ? piece(piece, turn) : Optional.empty();
  }

  private static Optional<Typed> piece(Matcher text, Side turn) {
    Square square = square(text.group(2));
    String word = text.group(1);
    return word.equals(DrawnCell.EMPTY) ? Optional.of(new TakeOff(square))
        : Words.piece(word).or(() -> Words.rank(word).map(r -> new Piece(turn, r))).map(p -> new Put(p, square));
  }

  private static Optional<Typed> play(Matcher text) {
    Move way = new Move(square(text.group(1)), Optional.ofNullable(text.group(2)).map(Typed::square),
        square(text.group(3)), Optional.empty());
    Optional<Rank> rank = Optional.ofNullable(text.group(4)).flatMap(Words::rank);
    return text.group(4) == null ? Optional.of(new Play(way))
        : rank.map(r -> new Play(way.with(new Rescue(r, square(text.group(5))))));
  }

  private static Square square(String text) {
    return Words.square(text.toUpperCase(Locale.ROOT)).orElseThrow();
  }
}

package rankandfile.notation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import rankandfile.rules.Piece;
import rankandfile.rules.Rank;
import rankandfile.rules.Square;

/** Reads single words of a text; a word that cannot be read is a problem, and nothing is returned. */
public final class WordReader {

  private WordReader() {}

  public static Optional<Square> square(Span word, Problems problems) {
    Optional<Square> square = Words.square(word.text());
    if (square.isEmpty()) {
      String high = word.text().toUpperCase(Locale.ROOT);
      if (Words.square(high).isPresent()) {
        problems.add(word, "low-square", word.text(), high);
      } else {
        problems.add(word, "unknown-square", word.text());
      }
    }
    return square;
  }

  public static Optional<Rank> rank(Span word, Problems problems) {
    Optional<Rank> rank = Words.rank(word.text());
    if (rank.isEmpty()) {
      problems.addUnknown(word, "unknown-rank", Words.ranks());
    }
    return rank;
  }

  public static Optional<Piece> piece(Span word, Problems problems) {
    return piece(word, Words.codes(), problems);
  }

  /** A piece in a cell of a diagram, where two marks that are no pieces may be meant as well. */
  public static Optional<Piece> cell(Span word, Problems problems) {
    return piece(word, Stream.concat(Words.codes().stream(), Stream.of(DrawnCell.EMPTY, DrawnCell.LAKE)).toList(),
        problems);
  }

  private static Optional<Piece> piece(Span word, List<String> known, Problems problems) {
    Optional<Piece> piece = Words.piece(word.text());
    if (piece.isEmpty()) {
      problems.addUnknown(word, "unknown-code", known);
    }
    return piece;
  }
}

package rankandfile.scenario;

import java.util.Optional;
import rankandfile.notation.Problems;
import rankandfile.notation.Span;
import rankandfile.notation.Words;
import rankandfile.rules.Piece;
import rankandfile.rules.Rank;
import rankandfile.rules.Square;

/** Reads single words of a block; a word that cannot be read is a problem, and nothing is returned. */
final class Texts {

  private Texts() {}

  static Optional<Square> square(Span word, Problems problems) {
    Optional<Square> square = Words.square(word.text());
    if (square.isEmpty()) {
      problems.add(word, "unknown-square", word.text());
    }
    return square;
  }

  static Optional<Rank> rank(Span word, Problems problems) {
    Optional<Rank> rank = Words.rank(word.text());
    if (rank.isEmpty()) {
      problems.addUnknown(word, "unknown-rank", Words.ranks());
    }
    return rank;
  }

  static Optional<Piece> piece(Span word, Problems problems) {
    Optional<Piece> piece = Words.piece(word.text());
    if (piece.isEmpty()) {
      problems.addUnknown(word, "unknown-code", Words.codes());
    }
    return piece;
  }
}

package rankandfile.ui.setup;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rankandfile.notation.Words;
import rankandfile.rules.Piece;
import rankandfile.rules.Rank;
import rankandfile.rules.Square;

/** A piece and where it is to stand, as typed: {@code MA B3}, {@code marshal b3}. */
record TypedPiece(Rank rank, Square square) {

  private static final Pattern FORM = Pattern.compile("([A-Za-z]+)\\s+([A-Ja-j](10|[1-9]))");

  static Optional<TypedPiece> read(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    Square square = Words.square(form.group(2).toUpperCase(Locale.ROOT)).orElseThrow();
    return rank(form.group(1)).map(rank -> new TypedPiece(rank, square));
  }

  private static Optional<Rank> rank(String word) {
    return Words.piece(word.toUpperCase(Locale.ROOT)).map(Piece::rank).or(() -> Words.rank(word));
  }
}

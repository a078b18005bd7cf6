package rankandfile.ui.setup;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import rankandfile.picture.PictureWords;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.ui.kit.Texts;

/** What this screen says, from {@code setup.properties}, and the names of ranks and sides. */
final class SetupWords {

  private static final Texts TEXTS = new Texts("rankandfile.ui.setup.setup");
  private static final PictureWords NAMES = PictureWords.bundled();

  private SetupWords() {}

  static String text(String key, Object... values) {
    return TEXTS.text(key, values);
  }

  static String name(Rank rank) {
    return NAMES.rank(rank);
  }

  static String name(Side side) {
    return NAMES.side(side);
  }

  /** {@code A1, B3}. */
  static String list(Collection<Square> squares) {
    return squares.stream().map(Square::toString).collect(Collectors.joining(", "));
  }

  /** {@code Lieutenant 1, Scout 4}, strongest first, without those of which there are none. */
  static String counts(Map<Rank, Integer> counts) {
    return TrayRow.ORDER.stream().filter(r -> counts.getOrDefault(r, 0) > 0).map(r -> name(r) + " " + counts.get(r))
        .collect(Collectors.joining(", "));
  }

  /** {@code 1 to 4}: the rows of a side. */
  static String rows(Side side) {
    return text(side == Side.RED ? "rows.red" : "rows.blue");
  }
}

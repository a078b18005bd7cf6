package rankandfile.ui.play;

import java.util.Arrays;
import java.util.Locale;
import rankandfile.opponent.Level;

/** The computer's levels by their words in records. */
final class Levels {

  private Levels() {}

  static String word(Level level) {
    return level.name().toLowerCase(Locale.ROOT);
  }

  /** The level of this word; the middle one for a word of another version of the program. */
  static Level of(String word) {
    return Arrays.stream(Level.values()).filter(l -> word(l).equals(word)).findFirst().orElse(Level.CASUAL);
  }
}

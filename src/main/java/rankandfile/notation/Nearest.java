package rankandfile.notation;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the known word that somebody probably meant. */
public final class Nearest {

  private static final int LONGEST = 60;

  private Nearest() {}

  /** The known word with the fewest letters to change, unless that is more than half of what was written. */
  public static Optional<String> to(String written, Collection<String> known) {
    if (written.isEmpty() || written.length() > LONGEST) {
      return Optional.empty();
    }
    String low = written.toLowerCase(Locale.ROOT);
    String nearest = "";
    int fewest = Integer.MAX_VALUE;
    for (String word : known) {
      int most = Math.min(fewest - 1, Math.max(1, Math.max(low.length(), word.length()) / 2));
      if (Math.abs(low.length() - word.length()) <= most) {
        int distance = distance(low, word.toLowerCase(Locale.ROOT));
        if (distance <= most) {
          nearest = word;
          fewest = distance;
        }
      }
    }
    return Optional.of(nearest).filter(n -> !n.isEmpty());
  }

  /** Whether at most so many letters must be changed to make the known word of what was written. */
  public static boolean isNear(String written, String known, int most) {
    return Math.abs(written.length() - known.length()) <= most
        && distance(written.toLowerCase(Locale.ROOT), known.toLowerCase(Locale.ROOT)) <= most;
  }

  /** How many letters to insert, drop, change or swap with the next one to make one word of the other. */
  static int distance(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          d[i][j] = i + j;
          continue;
        }
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        d[i][j] = Math.min(d[i - 1][j - 1] + change, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
        if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
          d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
        }
      }
    }
    return d[a.length()][b.length()];
  }
}

package rankandfile.print;

import java.util.Locale;
import rankandfile.picture.Ink;
import rankandfile.rules.Side;

/** What black ink on white paper makes of the inks of a drawing. The sides differ in shape and in tone. */
record Inks(Side side, boolean saver) {

  private static final String NIGHT = "#1a1a1a";

  /** A colour as SVG has it. Patterns and signs are printed full; other faded parts turn grey on the white. */
  String of(Ink ink, double opacity) {
    return switch (ink) {
      case NONE, SHINE, VEIL -> "none";
      case FACE, FOOT -> dark() ? NIGHT : "#ffffff";
      case SIGN -> dark() ? "#ffffff" : "#000000";
      case LAND, LAKE, LAKE_IN, PAPER, CROSS, FOCUS_INNER -> "#ffffff";
      case OUTLINE, PRINT, MARK, LAST, WARN, SHORE, WAVE, FOCUS_OUTER -> grey(1 - opacity);
    };
  }

  private boolean dark() {
    return side == Side.BLUE && !saver;
  }

  private static String grey(double lightness) {
    String two = String.format(Locale.ROOT, "%02x", Math.round(255 * lightness));
    return "#" + two + two + two;
  }
}

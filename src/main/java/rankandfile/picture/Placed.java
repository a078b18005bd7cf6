package rankandfile.picture;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Path data moved and enlarged; for absolute commands only. */
final class Placed {

  private static final Pattern COMMAND = Pattern.compile("([A-Za-z])([^A-Za-z]*)");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9.]+");

  private Placed() {}

  static String path(String data, double x, double y, double scale) {
    StringBuilder placed = new StringBuilder();
    for (Matcher m = COMMAND.matcher(data); m.find(); ) {
      placed.append(m.group(1)).append(numbers(m.group(1).charAt(0), m.group(2), x, y, scale));
    }
    return placed.toString();
  }

  private static String numbers(char command, String given, double x, double y, double scale) {
    StringBuilder placed = new StringBuilder();
    Matcher m = NUMBER.matcher(given);
    for (int i = 0; m.find(); i++) {
      double value = Double.parseDouble(m.group());
      placed.append(i == 0 ? "" : " ").append(switch (place(command, i)) {
        case 'x' -> Outlines.number(x + value * scale);
        case 'y' -> Outlines.number(y + value * scale);
        case 'r' -> Outlines.number(value * scale);
        default -> m.group();
      });
    }
    return placed.toString();
  }

  /** What the i-th number after a command is: an x, a y, a radius, or a flag that stays as it is. */
  private static char place(char command, int i) {
    return switch (command) {
      case 'H' -> 'x';
      case 'V' -> 'y';
      case 'A' -> "rrfffxy".charAt(i % 7);
      case 'M', 'L', 'C', 'S', 'Q', 'T' -> i % 2 == 0 ? 'x' : 'y';
      default -> throw new IllegalArgumentException("not an absolute command: " + command);
    };
  }
}

package rankandfile.ui.kit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;

/** The colours that the style sheet names, in either theme. */
final class Tokens {

  private static final Pattern BLOCK = Pattern.compile("(?s)\\.root(:dark)? \\{(.*?)}");
  private static final Pattern TOKEN = Pattern.compile("-rf-([a-z0-9-]+): (#[0-9A-F]{6});");

  private final Map<String, Color> light = new HashMap<>();
  private final Map<String, Color> dark = new HashMap<>();

  static Tokens read() throws IOException {
    Tokens tokens = new Tokens();
    try (var in = Tokens.class.getResourceAsStream("/rankandfile/ui/rank-and-file.css")) {
      Matcher block = BLOCK.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      while (block.find()) {
        Map<String, Color> theme = block.group(1) == null ? tokens.light : tokens.dark;
        TOKEN.matcher(block.group(2)).results().forEach(t -> theme.put(t.group(1), Color.web(t.group(2))));
      }
    }
    return tokens;
  }

  Color color(String name, boolean inDark) {
    Color color = inDark && dark.containsKey(name) ? dark.get(name) : light.get(name);
    if (color == null) {
      throw new IllegalArgumentException("no token " + name);
    }
    return color;
  }

  /** Every name that dark defines is one that light defines too. */
  boolean darkOnlyRedefines() {
    return !dark.isEmpty() && light.keySet().containsAll(dark.keySet());
  }

  /** Contrast as WCAG counts it, 1 to 21. */
  double contrast(String one, String other, boolean inDark) {
    double a = luminance(color(one, inDark));
    double b = luminance(color(other, inDark));
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  static double luminance(Color color) {
    return 0.2126 * linear(color.getRed()) + 0.7152 * linear(color.getGreen()) + 0.0722 * linear(color.getBlue());
  }

  private static double linear(double part) {
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }
}

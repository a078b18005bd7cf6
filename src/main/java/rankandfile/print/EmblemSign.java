package rankandfile.print;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import rankandfile.picture.Emblem;
import rankandfile.rules.Rank;

/** The emblem of a rank as part of a line. */
final class EmblemSign {

  private static final int MARGIN = 1;

  private EmblemSign() {}

  /** As an ornament beside the name, which says the same. */
  static String of(Rank rank) {
    double box = Emblem.BOX + 2 * MARGIN;
    String svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"26\" height=\"26\" viewBox=\"-1 -1 " + box + " "
        + box + "\"><path fill=\"#000000\" d=\"" + Emblem.of(rank).strip() + "\"/></svg>";
    return "<span class=\"emblem\" style=\"background-image:url(data:image/svg+xml;base64,"
        + Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8)) + ")\"></span>";
  }

  /** A star on a black disc. */
  static String special(String alt) {
    return new Svg().fill("M0 12A12 12 0 1 0 24 12A12 12 0 1 0 0 12Z", "#000000").open(4.2, 3.8, 0.65)
        .fill(Emblem.of(Rank.GENERAL).strip(), "#ffffff").close()
        .element("sign", Tables.SIGN, Tables.SIGN, Emblem.BOX, Emblem.BOX, alt);
  }

  /** As a figure of its own, with what it says in words. */
  static String figure(Rank rank, String alt, double millimetres) {
    return new Svg().open(0, 0, 1).fill(Emblem.of(rank).strip(), "#000000").close()
        .element("sign", millimetres, millimetres, Emblem.BOX, Emblem.BOX, alt);
  }
}

package rankandfile.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;
import rankandfile.notation.Span;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/**
 * Reads a lineup, whole or not. Its own form is four rows of ten codes under the column letters, as a record draws
 * them:
 *
 * <pre>
 *      A   B   C   D   E   F   G   H   I   J
 *  4  SC  ..  MA  …
 * </pre>
 *
 * <p>The older public forms have forty characters, front row first and each row from left to right as the player sees
 * it, with or without blanks, slashes or line ends between them; they are read as Red's. Either M Flag, C Spy, D Scout
 * … L Marshal and B Bomb, or 1 Marshal to 9 Scout with S, B and F; where an X stands it is the Marshal, 9 the General,
 * down to 2 Scout and 1 Spy. A, a dot or an underscore is an empty square.
 */
public final class LineupReader {

  private static final int SIZE = 40;
  /** More lines and signs than any lineup has. */
  private static final int MOST_LINES = 100;
  private static final int MOST_SIGNS = 10_000;
  private static final String EMPTY = "A._";
  private static final String LETTERS = "MBCDE FGHIJKL";
  private static final String MARSHAL_ONE = "FBS98 7654321";
  private static final String MARSHAL_X = "FBS23 456789X";

  private LineupReader() {}

  /** Reads one; what is wrong goes to {@code problems}, and then nothing is returned. */
  public static Optional<Lineup> read(Source text, Problems problems) {
    List<Span> lines = IntStream.rangeClosed(1, text.lines().size()).mapToObj(text::line).map(Span::trim)
        .filter(l -> !l.isEmpty() && !l.text().startsWith("#")).limit(MOST_LINES).toList();
    boolean drawn = lines.stream().anyMatch(BoardRows::isRow);
    return drawn ? drawn(lines, text, problems) : old(lines, text, problems);
  }

  private static Optional<Lineup> drawn(List<Span> lines, Source text, Problems problems) {
    BoardRows rows = new BoardRows(problems);
    for (Span line : lines) {
      if (BoardRows.isRow(line)) {
        rows.takeRow(line);
      } else if (BoardRows.isColumns(line)) {
        rows.takeColumns(line);
      } else {
        problems.add(line, "lineup-line", line.text());
        return Optional.empty();
      }
    }
    if (!rows.isSound()) {
      return Optional.empty();
    }
    for (Side side : Side.values()) {
      if (rows.rows().size() == 4 && rows.rows().stream().allMatch(side::isHome)) {
        return Optional.of(rows.lineup(side));
      }
    }
    problems.add(text.end(), "lineup-rows");
    return Optional.empty();
  }

  private static Optional<Lineup> old(List<Span> lines, Source text, Problems problems) {
    List<Span> signs = lines.stream().flatMap(l -> IntStream.range(0, l.text().length())
        .filter(i -> l.text().charAt(i) != '/' && !Character.isWhitespace(l.text().charAt(i)))
        .mapToObj(i -> l.part(i, i + 1))).limit(MOST_SIGNS).toList();
    if (signs.size() != SIZE) {
      problems.add(lines.isEmpty() ? text.end() : lines.getFirst(), "old-lineup-length", signs.size());
      return Optional.empty();
    }
    String codes = codes(signs);
    List<Square> squares = Lineup.squares(Side.RED);
    SortedMap<Square, Rank> pieces = new TreeMap<>();
    boolean sound = true;
    for (int i = 0; i < SIZE; i++) {
      String sign = signs.get(i).text().toUpperCase(Locale.ROOT);
      int rank = codes.indexOf(sign.equals("1") && codes.equals(MARSHAL_X) ? "S" : sign);
      if (rank >= 0) {
        pieces.put(squares.get(i), Rank.values()[rank]);
      } else if (!EMPTY.contains(sign)) {
        problems.add(signs.get(i), "old-lineup-sign", signs.get(i).text());
        sound = false;
      }
    }
    return sound ? Optional.of(new Lineup(Side.RED, pieces)) : Optional.empty();
  }

  /** The signs of the form that is meant, by rank: letters where no digit stands. */
  private static String codes(List<Span> signs) {
    boolean digits = signs.stream().anyMatch(s -> Character.isDigit(s.text().charAt(0)));
    boolean ten = signs.stream().anyMatch(s -> s.text().equalsIgnoreCase("X"));
    return ten ? MARSHAL_X : digits ? MARSHAL_ONE : LETTERS;
  }
}

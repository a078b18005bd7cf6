package rankandfile.opponent;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/**
 * A count of setups that people have played: how often each rank stood on each home square, and how often beside the
 * own Flag. Left and right are not told apart: a square and its mirror image share one count.
 *
 * @param setups how many setups were counted
 * @param besideFlag how many pieces stood next to their own Flag in all of them
 * @param rows for each rank that occurs, its counts
 */
record PlacingTable(int setups, int besideFlag, Map<Rank, Row> rows) {

  /** Four rows of five columns, see {@link #cell}. */
  static final int CELLS = 20;

  /**
   * The counts of one rank.
   *
   * @param cells by {@link #cell}
   * @param besideFlag how many stood next to their own Flag
   */
  record Row(List<Integer> cells, int besideFlag) {

    /** How many pieces were counted. */
    int pieces() {
      return cells.stream().mapToInt(Integer::intValue).sum();
    }
  }

  /** The cell of a home square: five for each row, the front row first, in each the edge first. */
  static int cell(Side side, Square home) {
    int behind = side == Side.RED ? 3 - home.row() : home.row() - 6;
    if (behind < 0 || behind > 3) {
      throw new IllegalArgumentException(home + " is no home square of " + side);
    }
    return behind * 5 + Math.min(home.column(), 9 - home.column());
  }

  /** The table in this resource of the package. */
  static PlacingTable read(String file) {
    try (BufferedReader in = new BufferedReader(new InputStreamReader(
        Objects.requireNonNull(PlacingTable.class.getResourceAsStream(file), file), StandardCharsets.UTF_8))) {
      return read(in.lines().filter(line -> !line.startsWith("#")).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }

  /** Of lines such as {@code SPY 1 2 … 20 beside 7}, the first one with the word SETUPS and one number. */
  private static PlacingTable read(List<String> lines) {
    String[] first = lines.getFirst().split(" +");
    Map<Rank, Row> rows = new EnumMap<>(Rank.class);
    for (String line : lines.subList(1, lines.size())) {
      String[] words = line.split(" +");
      List<Integer> cells = Stream.of(words).skip(1).limit(CELLS).map(Integer::valueOf).toList();
      rows.put(Rank.valueOf(words[0]), new Row(cells, Integer.parseInt(words[CELLS + 2])));
    }
    return new PlacingTable(Integer.parseInt(first[1]), Integer.parseInt(first[3]), rows);
  }
}

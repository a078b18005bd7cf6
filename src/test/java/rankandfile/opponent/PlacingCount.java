package rankandfile.opponent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rankandfile.rules.OutsideData;
import rankandfile.rules.Placement;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/**
 * Counts the setups of people that lie outside the project and writes the tables that {@link PlacingTable} reads. Run
 * {@link #main} in the project's folder after the data or the form of the tables has changed.
 */
final class PlacingCount {

  private static final String HEADER = """
      # How often each rank stands on each home square, counted in %s setups by people.
      # Origin: %s of github.com/StrategoAI/ataraxos (MIT licence),
      # collected there from games on gravon.de. Only these counts are taken.
      # Columns: five cells for each row, the front row first; in each row the edge first, then inwards. A square and its
      # mirror image left to right share a cell. After 'beside': how many stood next to their own Flag.
      """;

  private final Map<Rank, int[]> cells = new HashMap<>();
  private final Map<Rank, Integer> beside = new HashMap<>();
  private final List<String> setups;
  private final String origin;

  private PlacingCount(String file) {
    this.origin = file;
    // One line of the Barrage file is a stray bracket.
    this.setups = OutsideData.lines(file).stream().filter(line -> line.length() == 40).toList();
    setups.forEach(letters -> count(OutsideData.army(letters, Side.RED)));
  }

  /** The table of the classic setups. */
  static String classic() {
    return new PlacingCount("full_human_inits.dat").text();
  }

  /** The table of the Barrage setups. */
  static String barrage() {
    return new PlacingCount("barrage_human_inits.dat").text();
  }

  private void count(List<Placement> army) {
    Square flag = army.stream().filter(p -> p.piece().rank() == Rank.FLAG).findFirst().orElseThrow().square();
    for (Placement p : army) {
      Rank rank = p.piece().rank();
      cells.computeIfAbsent(rank, r -> new int[PlacingTable.CELLS])[PlacingTable.cell(Side.RED, p.square())]++;
      beside.merge(rank, p.square().isNextTo(flag) ? 1 : 0, Integer::sum);
    }
  }

  private String text() {
    int all = beside.values().stream().mapToInt(Integer::intValue).sum();
    return HEADER.formatted(String.format(java.util.Locale.ROOT, "%,d", setups.size()), origin)
        + "SETUPS " + setups.size() + " beside " + all + "\n"
        + Stream.of(Rank.values()).flatMap(rank -> line(rank).stream()).collect(Collectors.joining());
  }

  private Optional<String> line(Rank rank) {
    return Optional.ofNullable(cells.get(rank)).map(counts -> rank + " "
        + IntStream.of(counts).mapToObj(Integer::toString).collect(Collectors.joining(" "))
        + " beside " + beside.get(rank) + "\n");
  }

  public static void main(String[] args) throws IOException {
    Path folder = Path.of("src/main/resources/rankandfile/opponent");
    Files.writeString(folder.resolve("classic.txt"), classic());
    Files.writeString(folder.resolve("barrage.txt"), barrage());
  }
}

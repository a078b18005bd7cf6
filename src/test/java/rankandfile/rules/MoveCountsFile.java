package rankandfile.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import rankandfile.rules.edition.Edition;

/** The positions of {@code move-counts.txt} with the numbers of moves under each edition that is named there. */
final class MoveCountsFile {

  /** A position under one edition, and how many sequences of one, two and three moves it has. */
  record Entry(String name, Edition edition, Position position, List<Long> counts) {

    @Override
    public String toString() {
      return edition.id() + ": " + name;
    }
  }

  private static final List<String> NO_EDITION = List.of("position", "captured", "played");

  private MoveCountsFile() {}

  static List<Entry> entries() {
    return Stream.of(text().replaceAll("(?m)^#.*\n", "").split("\n\n")).flatMap(MoveCountsFile::entries).toList();
  }

  private static Stream<Entry> entries(String block) {
    Map<String, String> headers = new LinkedHashMap<>();
    List<String> drawing = new ArrayList<>();
    for (String line : block.strip().split("\n")) {
      int colon = line.indexOf(": ");
      if (colon < 0) {
        drawing.add(line);
      } else {
        headers.put(line.substring(0, colon), line.substring(colon + 2));
      }
    }
    return headers.keySet().stream().filter(key -> !NO_EDITION.contains(key))
        .map(id -> entry(Edition.named(id).orElseThrow(), headers, drawing));
  }

  private static Entry entry(Edition edition, Map<String, String> headers, List<String> drawing) {
    List<Piece> lost = words(headers.getOrDefault("captured", "")).map(Diagram::piece).toList();
    Setup board = Setup.of(Diagram.read(drawing), edition.rules(), Scope.GAME).with(Side.RED);
    Setup setup = new Setup(board.placements(), lost, board.moved(), board.known(), board.turn(), board.rules(),
        board.scope());
    if (!setup.defects().isEmpty()) {
      throw new AssertionError(headers.get("position") + ": " + setup.defects());
    }
    List<Move> played = words(headers.getOrDefault("played", "")).map(MoveCountsFile::move).toList();
    return new Entry(headers.get("position"), edition, new Replay(Position.of(setup)).all(played),
        words(headers.get(edition.id())).map(Long::valueOf).toList());
  }

  /** {@code A4-A5}, by way of a corner {@code A4-A5-B5}, with a Rescue {@code A9-A10+SC-B2}. */
  private static Move move(String word) {
    String[] parts = word.split("\\+");
    List<Square> path = Stream.of(parts[0].split("-")).map(MoveCountsFile::square).toList();
    Move move = path.size() == 2 ? Move.of(path.get(0), path.get(1)) : Move.of(path.get(0), path.get(1), path.get(2));
    return parts.length == 1 ? move
        : move.with(new Rescue(Diagram.piece(parts[1].substring(0, 2)).rank(), square(parts[1].substring(3))));
  }

  private static Square square(String name) {
    return Square.of(name.charAt(0) - 'A', Integer.parseInt(name.substring(1)) - 1);
  }

  private static Stream<String> words(String line) {
    return Arrays.stream(line.split(" ")).filter(word -> !word.isEmpty());
  }

  private static String text() {
    try (InputStream in = MoveCountsFile.class.getResourceAsStream("move-counts.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("move-counts.txt", e);
    }
  }
}

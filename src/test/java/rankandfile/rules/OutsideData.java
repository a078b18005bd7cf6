package rankandfile.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Real games, positions and setups from public repositories, which lie beside the project in {@code ../shared/data}
 * and are no part of it. Only tests may read them. Knows how they are written: {@code a4a5} is a move, and a board is
 * a hundred letters from A1 along the rows, {@code C} to {@code M} and {@code B} for Red, {@code O} to {@code Y} and
 * {@code N} for Blue, {@code a} for an empty square, {@code _} for a lake.
 */
public final class OutsideData {

  private static final Path FOLDER = Path.of("..", "shared", "data");
  private static final Map<Character, Rank> RANKS = Map.ofEntries(
      Map.entry('B', Rank.BOMB), Map.entry('C', Rank.SPY), Map.entry('D', Rank.SCOUT), Map.entry('E', Rank.MINER),
      Map.entry('F', Rank.SERGEANT), Map.entry('G', Rank.LIEUTENANT), Map.entry('H', Rank.CAPTAIN),
      Map.entry('I', Rank.MAJOR), Map.entry('J', Rank.COLONEL), Map.entry('K', Rank.GENERAL),
      Map.entry('L', Rank.MARSHAL), Map.entry('M', Rank.FLAG));
  /** How far Blue's letter of a rank stands behind Red's. */
  private static final int BLUE = 'N' - 'B';
  private static final String LEAFLET = "FBS987654321";
  private static final String LETTERS = "MBCDEFGHIJKL";

  private OutsideData() {}

  /** The lines of a file without its remarks. */
  public static List<String> lines(String file) {
    Path path = FOLDER.resolve(file);
    if (!Files.isReadable(path)) {
      throw new AssertionError("This test reads outside data that is not part of the project: put the file "
          + file + " into " + FOLDER.toAbsolutePath().normalize() + ".");
    }
    try {
      return Files.readAllLines(path).stream().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(path.toString(), e);
    }
  }

  /** The lines of a table, split into their columns; empty ones at the end included. */
  public static List<String[]> rows(String file) {
    return lines(file).stream().map(line -> line.split("\t", -1)).toList();
  }

  /** The pieces of a board of a hundred letters. */
  static List<Placement> board(String letters) {
    List<Placement> placed = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      char letter = letters.charAt(i);
      if (Square.at(i).isLake() != (letter == '_')) {
        throw new AssertionError("letter " + letter + " on " + Square.at(i) + " in " + letters);
      }
      if (letter != '_' && Character.toLowerCase(letter) != 'a') {
        placed.add(new Placement(Square.at(i), piece(letter)));
      }
    }
    return placed;
  }

  /** The army that forty letters place, the front row first; Blue's is Red's mirrored in the middle of the board. */
  public static List<Placement> army(String letters, Side side) {
    List<Placement> placed = new ArrayList<>();
    for (int i = 0; i < letters.length(); i++) {
      int row = side == Side.RED ? 3 - i / 10 : 6 + i / 10;
      if (letters.charAt(i) != 'A') {
        placed.add(new Placement(Square.of(i % 10, row), new Piece(side, RANKS.get(letters.charAt(i)))));
      }
    }
    return placed;
  }

  /** Forty letters for a setup printed with leaflet numbers: Marshal 1 to Scout 9, {@code /} between the rows. */
  public static String fromLeaflet(String printed) {
    StringBuilder letters = new StringBuilder();
    printed.replace("/", "").chars().forEach(c -> letters.append(LETTERS.charAt(LEAFLET.indexOf(c))));
    return letters.toString();
  }

  private static Piece piece(char letter) {
    return RANKS.containsKey(letter)
        ? new Piece(Side.RED, RANKS.get(letter))
        : new Piece(Side.BLUE, RANKS.get((char) (letter - BLUE)));
  }

  /** A move such as {@code a4a5} or {@code j10j9}. */
  static Move move(String word) {
    int second = Character.isDigit(word.charAt(2)) ? 3 : 2;
    return Move.of(square(word.substring(0, second)), square(word.substring(second)));
  }

  /** The moves of a list with blanks between them. */
  static List<Move> moves(String words) {
    return words.isBlank() ? List.of() : List.of(words.split(" ")).stream().map(OutsideData::move).toList();
  }

  /** A square such as {@code a1}. */
  static Square square(String name) {
    return Square.of(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
  }
}

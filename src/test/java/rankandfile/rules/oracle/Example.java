package rankandfile.rules.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Rank;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** A game so far as a scenario block, so that a person can paste it into a chapter. */
final class Example {

  private static final Map<Rank, String> CODES = Map.ofEntries(Map.entry(Rank.FLAG, "FL"),
      Map.entry(Rank.BOMB, "BO"), Map.entry(Rank.SPY, "SP"), Map.entry(Rank.SCOUT, "SC"), Map.entry(Rank.MINER, "MI"),
      Map.entry(Rank.CORPORAL, "CR"), Map.entry(Rank.SERGEANT, "SG"), Map.entry(Rank.LIEUTENANT, "LT"),
      Map.entry(Rank.CAPTAIN, "CP"), Map.entry(Rank.MAJOR, "MJ"), Map.entry(Rank.COLONEL, "CO"),
      Map.entry(Rank.GENERAL, "GE"), Map.entry(Rank.MARSHAL, "MA"));

  private Example() {}

  static String block(Rulebook rulebook, Setup setup, List<String> steps) {
    List<String> lines = new ArrayList<>(List.of("rules: " + rulebook.words()));
    lines.add("scope: " + (setup.scope() == Scope.FRAGMENT ? "fragment" : "game"));
    lines.add("turn: " + Reporting.words(setup.turn()));
    addSquares(lines, "moved", setup.moved());
    addSquares(lines, "known", setup.known());
    if (!setup.lost().isEmpty()) {
      lines.add("captured: " + setup.lost().stream().map(Example::code).collect(Collectors.joining(" ")));
    }
    lines.add("");
    lines.addAll(diagram(setup.placements().stream()
        .collect(Collectors.toMap(Placement::square, Placement::piece))));
    lines.add("");
    lines.addAll(steps);
    return String.join("\n", lines);
  }

  private static void addSquares(List<String> lines, String key, SortedSet<Square> squares) {
    if (!squares.isEmpty()) {
      lines.add(key + ": " + squares.stream().map(Square::toString).collect(Collectors.joining(" ")));
    }
  }

  /** The pieces as they stand now. */
  static List<String> diagram(Annals past) {
    return diagram(past.now().board().entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, e -> e.getValue().piece())));
  }

  /** The smallest rectangle that holds all pieces, as the scenario language draws it. */
  static List<String> diagram(Map<Square, Piece> board) {
    int left = board.keySet().stream().mapToInt(Square::column).min().orElse(0);
    int right = board.keySet().stream().mapToInt(Square::column).max().orElse(0);
    int bottom = board.keySet().stream().mapToInt(Square::row).min().orElse(0);
    int top = board.keySet().stream().mapToInt(Square::row).max().orElse(0);
    List<String> lines = new ArrayList<>();
    lines.add("    " + IntStream.rangeClosed(left, right).mapToObj(c -> " " + (char) ('A' + c) + "  ")
        .collect(Collectors.joining()).stripTrailing());
    for (int row = top; row >= bottom; row--) {
      int r = row;
      lines.add(String.format("%2d  ", row + 1) + IntStream.rangeClosed(left, right)
          .mapToObj(c -> cell(board, Square.of(c, r))).collect(Collectors.joining("  ")));
    }
    return lines;
  }

  private static String cell(Map<Square, Piece> board, Square square) {
    Piece piece = board.get(square);
    return piece != null ? code(piece) : Way.isLake(square) ? "~~" : "..";
  }

  /** Capitals for Red, small letters for Blue. */
  static String code(Piece piece) {
    String code = CODES.get(piece.rank());
    return piece.side() == Side.RED ? code : code.toLowerCase(Locale.ROOT);
  }
}

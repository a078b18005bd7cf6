package rankandfile.scenario;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Span;
import rankandfile.notation.Words;
import rankandfile.picture.Area;
import rankandfile.rules.Defect;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** Reads what scenario and task blocks have in common: the name, the headers and the board. */
final class BoardReader {

  private final Block block;
  private final Problems problems;
  private final Headers headers;
  private final Diagram diagram;
  private boolean sound = true;

  BoardReader(Block block, List<String> keys, Problems problems) {
    this.block = block;
    this.problems = problems;
    this.headers = new Headers(keys, problems);
    this.diagram = new Diagram(problems);
  }

  Headers headers() {
    return headers;
  }

  /** The block's name, if it has one that can be an address. */
  Optional<String> name() {
    List<Span> words = block.info().words();
    if (words.size() == 1) {
      problems.add(block.info(), "name-missing", words.getFirst().text());
      return Optional.empty();
    }
    if (words.size() > 2) {
      problems.add(words.get(2), "name-of-several-words", words.get(2).text());
    } else if (!words.get(1).text().matches("[\\p{L}\\p{N}][\\p{L}\\p{N}._-]*+")) {
      problems.add(words.get(1), "name-form", words.get(1).text());
      return Optional.empty();
    }
    return Optional.of(words.get(1).text());
  }

  /** Says which of these headers are missing. */
  void require(String... keys) {
    for (String key : keys) {
      if (!headers.has(key)) {
        problems.add(block.info(), "header-missing", key);
      }
    }
  }

  /**
   * Takes a line if it is a header or belongs to a diagram.
   *
   * @param late whether steps have begun, so that it comes too late
   */
  boolean take(Span line, boolean late) {
    List<Span> words = line.words();
    int colon = line.text().indexOf(':');
    boolean row = !words.isEmpty() && isRowNumber(words.getFirst().text());
    if (row || isColumns(words)) {
      takeDiagram(line, row, late);
      return true;
    }
    String key = colon > 0 ? line.text().substring(0, colon).trim() : "";
    if (isKey(key) && (!late || headers.knows(key))) {
      takeHeader(line, colon, late);
      return true;
    }
    return false;
  }

  private void takeHeader(Span line, int colon, boolean late) {
    String key = line.part(0, colon).trim().text();
    if (late) {
      problems.add(line, "header-after-steps", key);
      headers.spoil(key);
    } else {
      headers.take(line, colon);
    }
  }

  private void takeDiagram(Span line, boolean row, boolean late) {
    if (late) {
      diagram.refuse(line);
    } else if (row) {
      diagram.takeRow(line);
    } else {
      diagram.takeColumns(line);
    }
  }

  private static boolean isRowNumber(String word) {
    return Character.isDigit(word.charAt(0)) && word.indexOf('-') < 0;
  }

  private static boolean isColumns(List<Span> words) {
    return !words.isEmpty() && words.stream()
        .allMatch(w -> w.text().length() == 1 && Character.isLetter(w.text().charAt(0)));
  }

  private static boolean isKey(String text) {
    return !text.isEmpty() && text.length() <= 30
        && text.chars().allMatch(c -> Character.isLetter(c) || c == '-' || c == '_');
  }

  // ---- the board

  /** The board under these rules, unless something of it cannot be read or is wrong. */
  Optional<Setup> setup(RulesText rules) {
    return setup(rules, false);
  }

  /** {@code anyArmy}: the pieces need be no right army yet. */
  Optional<Setup> setup(RulesText rules, boolean anyArmy) {
    Map<Span, Placement> pieces = pieces();
    SortedSet<Square> moved = headers.squares("moved");
    SortedSet<Square> known = headers.squares("known");
    List<Piece> captured = headers.captured();
    Side turn = headers.turn().orElse(rules.rules().firstMover());
    Setup setup = new Setup(List.copyOf(pieces.values()), captured, moved, known, turn, rules.rules(),
        headers.scope());
    if (isSound()) {
      setup.defects().stream().distinct().filter(d -> !anyArmy || !isOfArmy(d)).forEach(d -> report(d, pieces));
    }
    return isSound() ? Optional.of(setup) : Optional.empty();
  }

  private boolean isSound() {
    return headers.isBoardSound() && diagram.isSound() && sound;
  }

  private Map<Span, Placement> pieces() {
    Map<Span, Placement> pieces = new LinkedHashMap<>(diagram.pieces());
    boolean listed = headers.has("red") || headers.has("blue");
    Optional<Span> list = headers.place("red").or(() -> headers.place("blue"));
    if (diagram.hasBegun() && list.isPresent()) {
      problems.add(list.get(), "diagram-and-lists");
      sound = false;
    } else if (!listed && (!diagram.hasBegun() || diagram.isSound() && diagram.area().isEmpty())) {
      problems.add(block.info(), "board-missing");
      sound = false;
    }
    for (Side side : Side.values()) {
      pieces.putAll(headers.pieces(side));
    }
    return pieces;
  }

  private static boolean isOfArmy(Defect defect) {
    return defect instanceof Defect.TooMany || defect instanceof Defect.NoFlag;
  }

  /** Says where in the text a defect of the board stands. */
  private void report(Defect defect, Map<Span, Placement> pieces) {
    sound = false;
    switch (defect) {
      case Defect.OnLake d -> problems.add(place(d.square(), pieces), "piece-on-lake", d.square());
      case Defect.SharedSquare d -> problems.add(place(d.square(), pieces), "square-taken", d.square());
      case Defect.CannotHaveMoved d -> problems.add(headers.placeOf("moved", d.square()), "cannot-have-moved",
          d.square(), Words.text(d.rank()));
      case Defect.NobodyThere d -> problems.add(
          headers.placeOf(headers.lists("moved", d.square()) ? "moved" : "known", d.square()),
          "nobody-there", d.square());
      case Defect.TooMany d -> problems.add(place(new Piece(d.side(), d.rank()), pieces), "too-many",
          Words.text(d.side()), d.count(), Words.text(d.rank()), d.allowed());
      case Defect.NoFlag d -> problems.add(scope(), "no-flag", Words.text(d.side()));
      case Defect.TooFew d -> { }
      case Defect.OutsideHome d -> { }
      case Defect.NotTheStart d -> { }
    }
  }

  private Span scope() {
    return headers.place("scope").orElse(block.info());
  }

  /** The last place where a piece is put on the square. */
  private Span place(Square square, Map<Span, Placement> pieces) {
    return last(pieces, p -> p.square().equals(square)).orElse(block.info());
  }

  /** The last place where such a piece is put on the board, or else the list of lost ones. */
  private Span place(Piece piece, Map<Span, Placement> pieces) {
    return last(pieces, p -> p.piece().equals(piece)).or(() -> headers.place("captured")).orElse(block.info());
  }

  private static Optional<Span> last(Map<Span, Placement> pieces, Predicate<Placement> such) {
    return pieces.entrySet().stream().filter(e -> such.test(e.getValue())).map(Map.Entry::getKey)
        .max(Comparator.comparingInt(Span::line).thenComparingInt(Span::start));
  }

  /** The part of the board that is drawn: the diagram's, or what holds all squares named in the block. */
  Area area(Setup setup, SortedSet<Square> named) {
    SortedSet<Square> all = new TreeSet<>(named);
    setup.placements().forEach(p -> all.add(p.square()));
    all.addAll(setup.moved());
    all.addAll(setup.known());
    return diagram.area().orElseGet(() -> Area.around(all));
  }
}

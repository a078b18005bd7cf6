package rankandfile.scenario;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.notation.Nearest;
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

/**
 * Reads a scenario block. Every problem of it is reported in one go, but nothing that only follows from another one: a
 * block with a broken board gives no scenario, a broken step is skipped.
 */
public final class ScenarioReader {

  private static final List<String> KEYWORDS = List.of("legal", "reset", "start", "in", "red sees", "blue sees");

  private final Block block;
  private final Problems problems;
  private final Headers headers;
  private final Diagram diagram;
  private final Steps steps;
  private boolean sound = true;

  private ScenarioReader(Block block, Problems problems) {
    this.block = block;
    this.problems = problems;
    this.headers = new Headers(problems);
    this.diagram = new Diagram(problems);
    this.steps = new Steps(problems);
  }

  /** The block's scenario, unless its board cannot be read. */
  public static Optional<Scenario> read(Block block, Problems problems) {
    return new ScenarioReader(block, problems).read();
  }

  private Optional<Scenario> read() {
    Optional<Span> name = name();
    block.lines().forEach(this::take);
    require("caption");
    require("cites");
    List<String> cites = headers.cites();
    RulesText rules = headers.rules();
    Optional<Setup> setup = setup(rules);
    if (name.isEmpty() || setup.isEmpty() || !sound) {
      return Optional.empty();
    }
    return Optional.of(new Scenario(name.get().text(), headers.caption(), cites, rules, headers.view(), setup.get(),
        area(setup.get()), steps.lines(), block.info()));
  }

  private Optional<Span> name() {
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
    return Optional.of(words.get(1));
  }

  private void require(String key) {
    if (!headers.has(key)) {
      problems.add(block.info(), "header-missing", key);
    }
  }

  // ---- one line

  private void take(Span whole) {
    Span line = whole.trim();
    String text = line.text();
    if (text.isEmpty() || text.startsWith("#")) {
      return;
    }
    String first = line.words().isEmpty() ? text : line.words().getFirst().text();
    switch (first) {
      case "reset" -> steps.takeReset(line);
      case "legal" -> steps.takeLegal(line);
      case "start", "start->" -> steps.takeStart(line);
      case "in" -> takeVariant(whole, line);
      default -> takeOther(line, first);
    }
  }

  private void takeOther(Span line, String first) {
    List<Span> words = line.words();
    int colon = line.text().indexOf(':');
    if (isLikeSquares(first)) {
      steps.takeMove(line);
    } else if (words.size() > 1 && words.get(1).text().equals("sees")) {
      steps.takeSees(line);
    } else if (Character.isDigit(first.charAt(0))) {
      takeDiagram(line, true);
    } else if (isColumns(words)) {
      takeDiagram(line, false);
    } else if (colon > 0 && isKey(line.text().substring(0, colon).trim())) {
      takeHeader(line, colon);
    } else {
      takeUnknown(line, first);
    }
  }

  private void takeVariant(Span whole, Span line) {
    if (whole.start() == line.start()) {
      problems.add(line, "variant-not-indented");
    }
    steps.takeVariant(line);
  }

  private void takeHeader(Span line, int colon) {
    if (steps.haveBegun()) {
      problems.add(line, "header-after-steps", line.part(0, colon).trim().text());
    } else {
      headers.take(line, colon);
    }
  }

  private void takeDiagram(Span line, boolean row) {
    if (steps.haveBegun()) {
      diagram.refuse(line);
    } else if (row) {
      diagram.takeRow(line);
    } else {
      diagram.takeColumns(line);
    }
  }

  private void takeUnknown(Span line, String first) {
    List<String> known = new ArrayList<>(KEYWORDS);
    Headers.KEYS.forEach(k -> known.add(k + ":"));
    if (Nearest.to(first, known).isPresent()) {
      problems.addUnknown(line.words().getFirst(), "unknown-line", known);
    } else {
      problems.add(line, "unreadable-line", line.text());
    }
    steps.takeUnknown();
  }

  /** Whether a word begins as a square does and goes on with a dash. */
  private static boolean isLikeSquares(String word) {
    return word.length() > 2 && Character.isLetter(word.charAt(0)) && Character.isDigit(word.charAt(1))
        && word.indexOf('-') > 0;
  }

  private static boolean isColumns(List<Span> words) {
    return words.stream().allMatch(w -> w.text().length() == 1 && w.text().charAt(0) >= 'A' && w.text().charAt(0) <= 'Z');
  }

  private static boolean isKey(String text) {
    return !text.isEmpty() && text.length() <= 30
        && text.chars().allMatch(c -> Character.isLetter(c) || c == '-' || c == '_');
  }

  // ---- the board

  private Optional<Setup> setup(RulesText rules) {
    Map<Span, Placement> pieces = pieces();
    SortedSet<Square> moved = headers.squares("moved");
    SortedSet<Square> known = headers.squares("known");
    List<Piece> captured = headers.captured();
    Side turn = headers.turn().orElse(rules.rules().firstMover());
    Setup setup = new Setup(List.copyOf(pieces.values()), captured, moved, known, turn, rules.rules(),
        headers.scope());
    headers.view();
    if (headers.isBoardSound() && diagram.isSound() && sound) {
      setup.defects().stream().distinct().forEach(d -> report(d, pieces));
    }
    return headers.isBoardSound() && diagram.isSound() && sound ? Optional.of(setup) : Optional.empty();
  }

  private Map<Span, Placement> pieces() {
    Map<Span, Placement> pieces = new LinkedHashMap<>(diagram.pieces());
    boolean listed = headers.has("red") || headers.has("blue");
    if (diagram.hasBegun() && listed) {
      problems.add(headers.place("red").or(() -> headers.place("blue")).orElse(block.info()), "diagram-and-lists");
      sound = false;
    } else if (!diagram.hasBegun() && !listed) {
      problems.add(block.info(), "board-missing");
      sound = false;
    }
    for (Side side : Side.values()) {
      pieces.putAll(headers.pieces(side));
    }
    if (diagram.hasBegun() && diagram.isSound() && diagram.area().isEmpty()) {
      problems.add(block.info(), "board-missing");
      sound = false;
    }
    return pieces;
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
          headers.placeOf(headers.squares("moved").contains(d.square()) ? "moved" : "known", d.square()),
          "nobody-there", d.square());
      case Defect.TooMany d -> problems.add(scope(), "too-many", Words.text(d.side()), d.count(),
          Words.text(d.rank()), d.allowed());
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
    return pieces.entrySet().stream().filter(e -> e.getValue().square().equals(square)).map(Map.Entry::getKey)
        .max(Comparator.comparingInt(Span::line).thenComparingInt(Span::start)).orElse(block.info());
  }

  private Area area(Setup setup) {
    Set<Square> all = new HashSet<>(steps.named());
    setup.placements().forEach(p -> all.add(p.square()));
    all.addAll(setup.moved());
    all.addAll(setup.known());
    return diagram.area().orElseGet(() -> Area.around(new TreeSet<>(all)));
  }
}

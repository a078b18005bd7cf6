package rankandfile.scenario;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rankandfile.notation.Nearest;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Span;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Viewer;

/**
 * Reads a scenario block. Every problem of it is reported in one go, but nothing that only follows from another one: a
 * block with a broken board gives no scenario, a broken step is skipped.
 */
public final class ScenarioReader {

  private static final List<String> KEYS = List.of("caption", "cites", "rules", "turn", "scope", "view", "moved",
      "known", "captured", "red", "blue");
  /** How lines begin. */
  private static final List<String> LINES = Stream.concat(
      Stream.of("legal", "reset", "start", "in", "red sees", "blue sees"), KEYS.stream().map(k -> k + ":")).toList();

  private final Block block;
  private final Problems problems;
  private final BoardReader board;
  private final Steps steps;
  private final boolean loose;
  private boolean ended;

  private ScenarioReader(Block block, boolean loose, Problems problems) {
    this.block = block;
    this.loose = loose;
    this.problems = problems;
    this.board = new BoardReader(block, KEYS, problems);
    this.steps = new Steps(problems);
  }

  /** The block's scenario, unless its board cannot be read. Its name is empty if it has none that can be an address. */
  public static Optional<Scenario> read(Block block, Problems problems) {
    return new ScenarioReader(block, false, problems).read();
  }

  /** The same of a board that belongs to no book: it needs no caption and no rules, nor right armies. */
  public static Optional<Scenario> readLoosely(Block block, Problems problems) {
    return new ScenarioReader(block, true, problems).read();
  }

  private Optional<Scenario> read() {
    Optional<String> name = board.name();
    block.lines().forEach(this::take);
    if (!loose) {
      board.require("caption", "cites");
    }
    Headers headers = board.headers();
    List<String> cites = headers.cites();
    RulesText rules = headers.rules();
    Viewer view = headers.view();
    Optional<Setup> setup = board.setup(rules, loose);
    setup.filter(s -> s.scope() == Scope.FRAGMENT).ifPresent(s -> steps.refuseStart());
    return setup.map(s -> new Scenario(name.orElse(""), headers.text("caption"), cites, rules, view, s,
        board.area(s, steps.named()), steps.lines(), block.info()));
  }

  private void take(Span whole) {
    Span line = whole.trim();
    String text = line.text();
    if (ended || text.isEmpty() || text.startsWith("#")) {
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
    if (Steps.isLikeMove(first)) {
      steps.takeMove(line);
    } else if (words.size() > 1 && words.get(1).text().equals("sees") && !first.endsWith(":")) {
      steps.takeSees(line);
    } else if (!board.take(line, steps.haveBegun())) {
      takeUnknown(line, first);
    }
  }

  private void takeVariant(Span whole, Span line) {
    if (whole.start() == line.start()) {
      problems.add(line, "variant-not-indented");
    }
    steps.takeVariant(line);
  }

  private void takeUnknown(Span line, String first) {
    if (!block.isClosed()) {
      problems.add(block.info(), "block-not-closed");
      ended = true;
      return;
    }
    Optional<String> near = line.words().isEmpty() ? Optional.empty() : Nearest.to(first, LINES);
    if (near.isPresent()) {
      problems.addUnknown(line.words().getFirst(), "unknown-line", LINES);
    } else {
      problems.add(line, "unreadable-line", line.text());
    }
    near.filter(n -> n.endsWith(":")).ifPresent(n -> board.headers().spoil(n.substring(0, n.length() - 1)));
    steps.takeUnknown();
  }
}

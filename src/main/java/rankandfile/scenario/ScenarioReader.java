package rankandfile.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rankandfile.notation.Nearest;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Span;
import rankandfile.rules.Setup;

/**
 * Reads a scenario block. Every problem of it is reported in one go, but nothing that only follows from another one: a
 * block with a broken board gives no scenario, a broken step is skipped.
 */
public final class ScenarioReader {

  private static final List<String> KEYS = List.of("caption", "cites", "rules", "turn", "scope", "view", "moved",
      "known", "captured", "red", "blue");
  private static final List<String> KEYWORDS = List.of("legal", "reset", "start", "in", "red sees", "blue sees");

  private final Block block;
  private final Problems problems;
  private final BoardReader board;
  private final Steps steps;

  private ScenarioReader(Block block, Problems problems) {
    this.block = block;
    this.problems = problems;
    this.board = new BoardReader(block, KEYS, problems);
    this.steps = new Steps(problems);
  }

  /** The block's scenario, unless its board cannot be read. */
  public static Optional<Scenario> read(Block block, Problems problems) {
    return new ScenarioReader(block, problems).read();
  }

  private Optional<Scenario> read() {
    Optional<String> name = board.name();
    block.lines().forEach(this::take);
    board.require("caption", "cites");
    Headers headers = board.headers();
    List<String> cites = headers.cites();
    RulesText rules = headers.rules();
    Optional<Setup> setup = board.setup(rules);
    return setup.flatMap(s -> name.map(n -> new Scenario(n, headers.text("caption"), cites, rules, headers.view(), s,
        board.area(s, steps.named()), steps.lines(), block.info())));
  }

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
    if (Steps.isLikeMove(first)) {
      steps.takeMove(line);
    } else if (words.size() > 1 && words.get(1).text().equals("sees")) {
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
    List<String> known = new ArrayList<>(KEYWORDS);
    KEYS.forEach(k -> known.add(k + ":"));
    if (!line.words().isEmpty() && Nearest.to(first, known).isPresent()) {
      problems.addUnknown(line.words().getFirst(), "unknown-line", known);
    } else {
      problems.add(line, "unreadable-line", line.text());
    }
    steps.takeUnknown();
  }
}

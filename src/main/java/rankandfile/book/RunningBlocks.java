package rankandfile.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import rankandfile.notation.Nearest;
import rankandfile.notation.Problems;
import rankandfile.notation.Span;
import rankandfile.scenario.Block;
import rankandfile.scenario.ScenarioReader;
import rankandfile.scenario.TaskReader;
import rankandfile.scenario.TaskTrial;
import rankandfile.scenario.Trial;

/** Makes passages of the fenced blocks that run, holds them against the engine, and counts them. */
final class RunningBlocks {

  private static final String SCENARIO = "scenario";
  private static final int MOST_WRONG = 2;

  private final Problems problems;
  private final List<Span> names = new ArrayList<>();
  private int scenarios;
  private int tasks;

  RunningBlocks(Problems problems) {
    this.problems = problems;
  }

  /** How many scenario blocks were met so far, broken ones included. */
  int scenarios() {
    return scenarios;
  }

  /** How many task blocks were met so far, broken ones included. */
  int tasks() {
    return tasks;
  }

  /** Where their names stand, as far as they have any. */
  List<Span> names() {
    return names;
  }

  /** The block's passage; nothing for one that is mere text. */
  Optional<Passage> passage(Block block) {
    return switch (block.kind()) {
      case SCENARIO -> {
        scenarios++;
        yield Optional.of(run(block, ScenarioReader::read, Trial::of, Passage.Live::new));
      }
      case "task" -> {
        tasks++;
        yield Optional.of(run(block, TaskReader::read, TaskTrial::of, Passage.Exercise::new));
      }
      case "table" -> Optional.of(table(block));
      case String kind when isMeantToRun(kind) -> Optional.of(misspelt(block));
      default -> Optional.empty();
    };
  }

  /** Whether somebody wrote nearly {@code scenario}; few enough letters are wrong that it is no other language. */
  private static boolean isMeantToRun(String kind) {
    return kind.toLowerCase(Locale.ROOT).startsWith(SCENARIO) || Nearest.isNear(kind, SCENARIO, MOST_WRONG);
  }

  private <T> Passage run(Block block, BiFunction<Block, Problems, Optional<T>> read, BiConsumer<T, Problems> prove,
      Function<T, Passage> shown) {
    block.name().ifPresent(names::add);
    Problems own = new Problems();
    Optional<T> sound = read.apply(block, own);
    sound.ifPresent(s -> prove.accept(s, own));
    return orBroken(sound.map(shown), own);
  }

  private Passage table(Block block) {
    Problems own = new Problems();
    Span name = block.name().orElse(block.info());
    Optional<Passage> table = MadeTables.named(name.text());
    if (table.isEmpty()) {
      own.addUnknown(name, "unknown-table", MadeTables.NAMES);
    }
    return orBroken(table, own);
  }

  /** A block that was meant to run, and must not be taken for mere text. */
  private Passage misspelt(Block block) {
    scenarios++;
    Problems own = new Problems();
    own.add(block.info().words().getFirst(), "block-kind", block.kind());
    return orBroken(Optional.empty(), own);
  }

  private Passage orBroken(Optional<Passage> passage, Problems own) {
    problems.addAll(own);
    return passage.isPresent() && own.isEmpty() ? passage.get() : new Passage.Broken(own.all());
  }
}

package rankandfile.ui.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import rankandfile.book.Chapter;
import rankandfile.book.ChapterReader;
import rankandfile.notation.Problem;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;
import rankandfile.notation.Span;
import rankandfile.scenario.Block;
import rankandfile.scenario.Scenario;
import rankandfile.scenario.ScenarioReader;
import rankandfile.scenario.Trial;

/**
 * What a pasted text or a file holds: a whole page with fenced blocks, or the lines of one block alone.
 *
 * @param scenarios those without a problem, in their order
 * @param problems of all others, in the order of their places
 */
record Reading(List<Scenario> scenarios, List<Problem> problems) {

  /** Longer texts are not read, in characters. */
  static final int LONGEST = 1 << 20;

  Reading {
    scenarios = List.copyOf(scenarios);
    problems = List.copyOf(problems);
  }

  /** Reads; {@code file} is named in the problems. */
  static Reading of(String file, String text) {
    Source source = Source.of(file, text);
    List<Integer> fences = IntStream.rangeClosed(1, source.lines().size())
        .filter(n -> isFence(source.lines().get(n - 1))).boxed().toList();
    return fences.isEmpty() ? bare(source)
        : isOneBlock(source, fences) ? block(source, fences.getFirst(), fences.getLast()) : page(file, text);
  }

  /** Whether the text holds a scenario between its two fences, and no other block. */
  private static boolean isOneBlock(Source source, List<Integer> fences) {
    return fences.size() == 2 && source.lines().get(fences.getFirst() - 1).strip().matches("```\\s*scenario\\b.*")
        && source.lines().get(fences.getLast() - 1).strip().equals("```");
  }

  private static Reading block(Source source, int first, int last) {
    Span fence = source.line(first);
    Span info = fence.part(fence.text().lastIndexOf('`') + 1, fence.text().length()).trim();
    return read(new Block(info, IntStream.range(first + 1, last).mapToObj(source::line).toList()));
  }

  private static boolean isFence(String line) {
    String bare = line.strip().replaceAll("^[>\\s]+", "");
    return bare.startsWith("```") || bare.startsWith("~~~");
  }

  private static Reading page(String file, String text) {
    Chapter chapter = ChapterReader.read(file, text);
    return new Reading(chapter.scenarios(), chapter.problems());
  }

  /** The lines of a block whose fences were not copied; it gets the usual name. */
  private static Reading bare(Source source) {
    List<String> lines = new ArrayList<>(source.lines());
    lines.add("scenario your-board");
    Source whole = new Source(source.file(), lines);
    List<Span> spans = IntStream.range(1, lines.size()).mapToObj(whole::line).toList();
    return read(new Block(whole.line(lines.size()), spans));
  }

  /** A board alone belongs to no book, so that it needs nothing that only a book needs. */
  private static Reading read(Block block) {
    Problems problems = new Problems();
    Optional<Scenario> scenario = ScenarioReader.readLoosely(block, problems);
    scenario.ifPresent(s -> Trial.of(s, problems));
    return new Reading(problems.isEmpty() ? scenario.stream().toList() : List.of(), problems.all());
  }
}

package rankandfile.ui.prose;

import java.util.Optional;
import java.util.stream.Stream;
import rankandfile.book.Chapter;

/** What the targets of links in a chapter mean: a page, a heading in it, a board, a rule, or the world outside. */
public final class Targets {

  private Targets() {}

  /** The address that a link in a chapter leads to; empty for one that leads out of the book. */
  static Optional<String> address(String target, Chapter from) {
    if (target.contains("://") || target.startsWith("mailto:")) {
      return Optional.empty();
    }
    if (target.startsWith("#") && blocks(from).noneMatch(target.substring(1)::equals)
        && holds(from, target.substring(1))) {
      return Optional.of(from.id() + target);
    }
    return Optional.of(target.replaceFirst("\\.md(#|$)", "$1"));
  }

  /** Whether the chapter has a heading or a board of this name. */
  public static boolean holds(Chapter chapter, String in) {
    return chapter.headings().contains(in) || blocks(chapter).anyMatch(in::equals);
  }

  /** The names of its scenarios, then of its tasks. */
  public static Stream<String> blocks(Chapter chapter) {
    return Stream.concat(chapter.scenarios().stream().map(s -> s.name()),
        chapter.tasks().stream().map(t -> t.name()));
  }
}

package rankandfile.book;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import rankandfile.notation.Nearest;
import rankandfile.notation.Problem;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;
import rankandfile.notation.Span;

/**
 * Holds a set of files against the engine and against each other: claims, names, links, the order of the book.
 *
 * @param problems everything that is wrong, file by file
 */
public record Proofs(int chapters, int scenarios, int tasks, List<Problem> problems) {

  private static final String ENDING = ".md";

  /**
   * Proves the files.
   *
   * @param files the texts of the chapters and of {@code contents.txt} files, by name with folders
   */
  public static Proofs of(Map<String, String> files) {
    return of(files, file -> false);
  }

  /** Proves the files; {@code unread} tells of any other name whether such a file exists, of which nothing is known. */
  static Proofs of(Map<String, String> files, Predicate<String> unread) {
    Map<String, Chapter> chapters = new LinkedHashMap<>();
    Map<String, Problems> problems = new LinkedHashMap<>();
    files.forEach((file, text) -> {
      problems.put(file, new Problems());
      if (!isContents(file)) {
        chapters.put(file, ChapterReader.read(Source.of(file, text), problems.get(file)));
      }
    });
    names(chapters, problems);
    new DeadLinks(chapters, unread).report(problems);
    files.forEach((file, text) -> order(file, text, chapters.keySet(), unread, problems.get(file)));
    int scenarios = chapters.values().stream().mapToInt(Chapter::boards).sum();
    int tasks = chapters.values().stream().mapToInt(Chapter::exercises).sum();
    return new Proofs(chapters.size(), scenarios, tasks,
        problems.values().stream().flatMap(p -> p.all().stream()).toList());
  }

  /** Whether a file gives the order of a book. */
  static boolean isContents(String file) {
    return file.equals(Contents.FILE) || file.endsWith("/" + Contents.FILE);
  }

  /** A block's name is unique in the book. */
  private static void names(Map<String, Chapter> chapters, Map<String, Problems> problems) {
    Map<String, Span> taken = new HashMap<>();
    chapters.forEach((file, chapter) -> {
      for (Span name : chapter.names()) {
        Span before = taken.putIfAbsent(name.text(), name);
        if (before != null) {
          problems.get(file).add(name, "name-taken", name.text(), before.source().file(), before.line());
        }
      }
    });
  }

  /** The contents name every chapter of their folder once, and nothing else. */
  private static void order(String file, String text, Set<String> chapters, Predicate<String> unread,
      Problems problems) {
    if (!isContents(file)) {
      return;
    }
    Source source = Source.of(file, text);
    String folder = file.substring(0, file.lastIndexOf('/') + 1);
    List<Contents.Entry> entries = Contents.read(source).entries();
    Set<String> unlisted = new TreeSet<>();
    chapters.stream()
        .filter(c -> c.startsWith(folder) && c.endsWith(ENDING) && c.indexOf('/', folder.length()) < 0)
        .forEach(c -> unlisted.add(c.substring(folder.length(), c.length() - ENDING.length())));
    Set<String> ids = Set.copyOf(unlisted);
    entries.forEach(e -> unlisted.remove(e.id()));
    Set<String> listed = new HashSet<>();
    for (Contents.Entry entry : entries) {
      if (!ids.contains(entry.id()) && !unread.test(folder + entry.id() + ENDING)) {
        Optional<String> meant = Nearest.to(entry.id(), unlisted);
        meant.ifPresentOrElse(id -> problems.add(entry.place(), "misspelt-chapter", entry.id(), id),
            () -> problems.add(entry.place(), "no-such-chapter", entry.id()));
        meant.ifPresent(unlisted::remove);
      } else if (!listed.add(entry.id())) {
        problems.add(entry.place(), "chapter-listed-twice", entry.id());
      }
    }
    unlisted.forEach(id -> problems.add(source.end(), "chapter-not-listed", id));
  }
}

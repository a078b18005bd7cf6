package rankandfile.book;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import rankandfile.notation.Problem;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;
import rankandfile.notation.Span;
import rankandfile.scenario.RuleIds;
import rankandfile.scenario.Scenario;

/**
 * Holds a set of files against the engine and against each other: claims, names, links, the order of the book.
 *
 * @param problems everything that is wrong, file by file
 */
public record Proofs(int chapters, int scenarios, int tasks, List<Problem> problems) {

  /**
   * Proves the files.
   *
   * @param files the texts of the chapters and of {@code contents.txt} files, by name with folders
   */
  public static Proofs of(Map<String, String> files) {
    Map<String, Chapter> chapters = new LinkedHashMap<>();
    Map<String, Problems> problems = new LinkedHashMap<>();
    files.forEach((file, text) -> {
      problems.put(file, new Problems());
      if (!isContents(file)) {
        chapters.put(file, ChapterReader.read(Source.of(file, text), problems.get(file)));
      }
    });
    names(chapters, problems);
    chapters.forEach((file, chapter) -> links(file, chapter, chapters, problems.get(file)));
    files.forEach((file, text) -> order(file, text, chapters.keySet(), problems.get(file)));
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

  private static void links(String file, Chapter chapter, Map<String, Chapter> chapters, Problems problems) {
    Set<String> names = new HashSet<>();
    chapters.values().forEach(c -> c.names().forEach(n -> names.add(n.text())));
    for (Link link : chapter.links()) {
      String target = link.target();
      int hash = target.indexOf('#');
      String page = hash < 0 ? target : target.substring(0, hash);
      String place = hash < 0 ? "" : target.substring(hash + 1);
      if (target.startsWith("rule:")) {
        if (!RuleIds.ALL.contains(target.substring(5))) {
          problems.add(link.place(), "dead-rule-link", target.substring(5));
        }
      } else if (!isElsewhere(target)) {
        Chapter there = page.isEmpty() ? chapter : chapters.get(resolve(file, page));
        if (there == null) {
          problems.add(link.place(), "dead-page-link", page);
        } else if (!place.isEmpty() && !there.headings().contains(place) && !names.contains(place)) {
          problems.add(link.place(), "dead-place-link", place);
        }
      }
    }
  }

  /** Whether the link leads out of the book, which is not looked at. */
  private static boolean isElsewhere(String target) {
    return target.contains("://") || target.startsWith("mailto:");
  }

  /** The name of a file that another one names relative to itself. */
  private static String resolve(String file, String page) {
    String folder = file.substring(0, file.lastIndexOf('/') + 1);
    List<String> parts = new ArrayList<>();
    for (String part : (folder + page).split("/", -1)) {
      if (part.equals("..") && !parts.isEmpty() && !parts.getLast().equals("..")) {
        parts.removeLast();
      } else if (!part.equals(".")) {
        parts.add(part);
      }
    }
    return String.join("/", parts);
  }

  /** The contents name every chapter of their folder once, and nothing else. */
  private static void order(String file, String text, Set<String> chapters, Problems problems) {
    if (!isContents(file)) {
      return;
    }
    String folder = file.substring(0, file.lastIndexOf('/') + 1);
    Set<String> listed = new HashSet<>();
    for (Contents.Entry entry : Contents.read(Source.of(file, text)).entries()) {
      String chapter = folder + entry.id() + ".md";
      if (!chapters.contains(chapter)) {
        problems.add(entry.place(), "no-such-chapter", entry.id());
      } else if (!listed.add(chapter)) {
        problems.add(entry.place(), "chapter-listed-twice", entry.id());
      }
    }
    for (String chapter : chapters) {
      if (chapter.startsWith(folder) && chapter.indexOf('/', folder.length()) < 0 && !listed.contains(chapter)) {
        problems.add(Source.of(file, text).start(), "chapter-not-listed", chapter.substring(folder.length()));
      }
    }
  }
}

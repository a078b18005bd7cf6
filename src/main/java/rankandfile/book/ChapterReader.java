package rankandfile.book;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;

/** Reads a Markdown file as a chapter. Never fails: what cannot be read is a problem, and the rest stands. */
public final class ChapterReader {

  private ChapterReader() {}

  /** {@code file} may have folders; the chapter's id is its last part without the ending. */
  public static Chapter read(String file, String text) {
    return read(Source.of(file, text), new Problems());
  }

  static Chapter read(Source source, Problems problems) {
    FrontMatter front = FrontMatter.read(source, problems);
    Markdown markdown = new Markdown(Crowds.without(body(source, front.end()), problems), problems);
    List<Passage> passages = markdown.passages();
    RunningBlocks running = markdown.running();
    Map<String, String> values = new LinkedHashMap<>();
    front.values().forEach((key, value) -> values.put(key, value.text()));
    return new Chapter(id(source.file()), title(front, passages, source), values, verdicts(front), passages,
        markdown.links(), running.scenarios(), running.tasks(), running.names(), problems.all());
  }

  /** The source with its front matter blanked, so that lines keep their numbers. */
  private static Source body(Source source, int end) {
    List<String> lines = new ArrayList<>(Collections.nCopies(end, ""));
    lines.addAll(source.lines().subList(end, source.lines().size()));
    return new Source(source.file(), lines);
  }

  private static Map<String, String> verdicts(FrontMatter front) {
    return front.under("verdict").entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, e -> e.getValue().text(), (a, b) -> b, LinkedHashMap::new));
  }

  private static String title(FrontMatter front, List<Passage> passages, Source source) {
    return front.text("title").orElseGet(() -> passages.stream()
        .flatMap(p -> p instanceof Passage.Heading h ? Stream.of(Inline.plain(h.parts())) : null)
        .findFirst().orElse(id(source.file())));
  }

  private static String id(String file) {
    String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    return name.endsWith(".md") ? name.substring(0, name.length() - 3) : name;
  }
}

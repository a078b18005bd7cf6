package rankandfile.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import rankandfile.notation.Source;
import rankandfile.scenario.Scenario;

/** The chapters in reading order, found by their addresses. */
public final class Book {

  private final List<Page> pages;
  private final Map<String, Page> byId;
  private final Map<String, Page> byBlock = new LinkedHashMap<>();

  /**
   * A chapter in its place.
   *
   * @param part the id of the part: {@code first-steps}, {@code reference}, {@code cases} or {@code editions}
   * @param group the title of the group in the part; empty for none
   */
  public record Page(Chapter chapter, String part, String partTitle, String group) {}

  private Book(List<Page> pages) {
    this.pages = List.copyOf(pages);
    this.byId = pages.stream()
        .collect(Collectors.toMap(p -> p.chapter().id(), p -> p, (a, b) -> a, LinkedHashMap::new));
    pages.forEach(p -> {
      p.chapter().scenarios().forEach(s -> byBlock.putIfAbsent(s.name(), p));
      p.chapter().tasks().forEach(t -> byBlock.putIfAbsent(t.name(), p));
    });
  }

  /**
   * Reads a book.
   *
   * @param file gives the text of a file of the book by its name, if there is one
   */
  public static Book read(Function<String, Optional<String>> file) {
    Contents contents = Contents.read(Source.of(Contents.FILE, file.apply(Contents.FILE).orElse("")));
    return new Book(contents.entries().stream()
        .flatMap(e -> file.apply(e.id() + ".md").stream()
            .map(text -> new Page(ChapterReader.read(e.id() + ".md", text), e.part(), e.partTitle(), e.group())))
        .toList());
  }

  /** The book that the program brings with it, in English. */
  public static Book bundled() {
    return read(file -> resource("/content/en/" + file));
  }

  private static Optional<String> resource(String name) {
    try (InputStream in = Book.class.getResourceAsStream(name)) {
      return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  /** All chapters in reading order. */
  public List<Page> pages() {
    return pages;
  }

  /** The chapter with this id. */
  public Optional<Page> page(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** The chapter that holds the scenario or task with this name. */
  public Optional<Page> pageOf(String block) {
    return Optional.ofNullable(byBlock.get(block));
  }

  public Optional<Scenario> scenario(String name) {
    return pageOf(name).flatMap(p -> p.chapter().scenarios().stream().filter(s -> s.name().equals(name)).findFirst());
  }

  /** The first chapter of the reference with a board that shows this rule. */
  public Optional<Page> pageOfRule(String rule) {
    return pages.stream().filter(p -> p.part().equals("reference"))
        .filter(p -> p.chapter().scenarios().stream().anyMatch(s -> s.cites().contains(rule)))
        .findFirst();
  }
}

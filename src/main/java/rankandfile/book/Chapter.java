package rankandfile.book;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rankandfile.notation.Problem;
import rankandfile.notation.Span;
import rankandfile.rules.edition.Edition;
import rankandfile.scenario.Scenario;
import rankandfile.scenario.Task;

/**
 * A page of the book.
 *
 * @param id its file's name without folder and ending, which is also its address
 * @param title what stands above it
 * @param front the values of its front matter by key
 * @param verdicts for a disputed case, the verdict lines of editions that differ, by the edition's id
 * @param boards how many scenario blocks it has, broken ones included
 * @param exercises how many task blocks it has, broken ones included
 * @param names where their names stand, as far as they have any
 * @param problems what is wrong with the file by itself; its links are not looked at yet
 */
public record Chapter(
    String id,
    String title,
    Map<String, String> front,
    Map<String, String> verdicts,
    List<Passage> passages,
    List<Link> links,
    int boards,
    int exercises,
    List<Span> names,
    List<Problem> problems) {

  public Chapter {
    front = Collections.unmodifiableMap(new LinkedHashMap<>(front));
    verdicts = Collections.unmodifiableMap(new LinkedHashMap<>(verdicts));
    passages = List.copyOf(passages);
    links = List.copyOf(links);
    names = List.copyOf(names);
    problems = List.copyOf(problems);
  }

  /** The same under another address. */
  public Chapter withId(String other) {
    return new Chapter(other, title, front, verdicts, passages, links, boards, exercises, names, problems);
  }

  /** A value of the front matter. */
  public Optional<String> front(String key) {
    return Optional.ofNullable(front.get(key));
  }

  /** A case's answer in one line for this edition; nothing if the page is no case. */
  public Optional<String> verdict(Edition edition) {
    return Optional.ofNullable(verdicts.get(edition.id())).or(() -> front("verdict"));
  }

  /** Its boards, in order. */
  public List<Scenario> scenarios() {
    return all(passages).flatMap(p -> p instanceof Passage.Live l ? Stream.of(l.scenario()) : Stream.empty()).toList();
  }

  /** Its tasks, in order. */
  public List<Task> tasks() {
    return all(passages).flatMap(p -> p instanceof Passage.Exercise e ? Stream.of(e.task()) : Stream.empty()).toList();
  }

  /** The passages and those inside them, in reading order. */
  private static Stream<Passage> all(List<Passage> passages) {
    return passages.stream().flatMap(p -> switch (p) {
      case Passage.Quote q -> all(q.passages());
      case Passage.Items i -> i.items().stream().flatMap(Chapter::all);
      default -> Stream.of(p);
    });
  }

  /** The addresses of its headings. */
  public Set<String> headings() {
    return all(passages).flatMap(p -> p instanceof Passage.Heading h ? Stream.of(h.id()) : Stream.empty())
        .collect(Collectors.toSet());
  }
}

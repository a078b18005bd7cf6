package rankandfile.coach;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.rules.Square;

/**
 * What the coach says at one moment.
 *
 * @param text sentences; empty when there is only a plan
 * @param plan what to do next, in a sentence or two; empty for none
 * @param links where to read more, in the order in which they stand behind the text
 * @param marked squares to look at
 * @param movable whether they are those of the pieces that can move
 */
public record Remark(String title, String text, String plan, List<Link> links, SortedSet<Square> marked,
    boolean movable) {

  /** Words that lead to an address of the book. */
  public record Link(String words, String address) {}

  public Remark {
    links = List.copyOf(links);
    marked = Collections.unmodifiableSortedSet(new TreeSet<>(marked));
  }

  /** What there is to do, and nothing else. */
  static Remark plan(Plan plan) {
    return new Remark(Words.text("plan"), "", plan.words(), plan.links(), plan.marked(), false);
  }

  /**
   * The last word of a game.
   *
   * @param seen what the beginner has met; empty for nothing
   * @param next what to learn next; nothing when all was met
   */
  static Remark last(String seen, Optional<Subject> next) {
    String words = next.map(s -> Words.text("last.next", Words.text("next." + s.word())))
        .orElseGet(() -> Words.text("last.all"));
    Link link = next.map(s -> new Link(Words.text("last.lesson"), s.lesson()))
        .orElseGet(() -> new Link(Words.text("last.play"), "play"));
    return new Remark(Words.text("last.title"), seen.isEmpty() ? words : Words.text("last.seen", seen, words), "",
        List.of(link), Collections.emptySortedSet(), false);
  }

  /** The same while others are to move: nothing is pointed at. */
  public Remark unmarked() {
    return new Remark(title, text, plan, links, Collections.emptySortedSet(), false);
  }

  /** The same with a plan. */
  Remark with(Plan plan) {
    SortedSet<Square> squares = new TreeSet<>(marked);
    squares.addAll(plan.marked());
    return new Remark(title, text, plan.words(), links.isEmpty() ? plan.links() : links, squares,
        movable && plan.marked().isEmpty());
  }
}

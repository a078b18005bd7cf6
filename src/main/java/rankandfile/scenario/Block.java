package rankandfile.scenario;

import java.util.List;
import java.util.Optional;
import rankandfile.notation.Span;

/**
 * A fenced block as it stands in a chapter.
 *
 * @param info the words behind the opening fence
 * @param lines the lines between the fences, without the marks of lists and quotes around them
 * @param isClosed whether a closing fence stands behind them, and no other block seems to begin among them
 */
public record Block(Span info, List<Span> lines, boolean isClosed) {

  public Block {
    lines = List.copyOf(lines);
  }

  /** A closed one. */
  public Block(Span info, List<Span> lines) {
    this(info, lines, true);
  }

  /** The first word of the info string, which says what kind of block it is; empty if there is none. */
  public String kind() {
    List<Span> words = info.words();
    return words.isEmpty() ? "" : words.getFirst().text();
  }

  /** Where its name stands, which is the second word. */
  public Optional<Span> name() {
    List<Span> words = info.words();
    return words.size() > 1 ? Optional.of(words.get(1)) : Optional.empty();
  }
}

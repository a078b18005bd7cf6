package rankandfile.formation;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import rankandfile.rules.Square;

/**
 * Something about a lineup that a teacher would mention and that no rule forbids.
 *
 * @param squares what it is about, at least one
 */
public record Remark(Kind kind, SortedSet<Square> squares) {

  /** What there is to say. */
  public enum Kind {
    /** Every square that faces an open lane holds a Bomb or the Flag, so that nothing can move (E2). */
    SEALED("remark.sealed"),
    /** Pieces that could move stand behind own Bombs on all sides. */
    SHUT_IN("remark.shut-in"),
    /** Empty squares beside the Flag, where the army does not fill its rows. */
    FLAG_OPEN("remark.flag-open"),
    /** The Flag has no Bomb beside it, where the army fills its rows. */
    FLAG_BARE("remark.flag-bare"),
    FLAG_IN_FRONT("remark.flag-in-front"),
    /** All Miners stand in the two rows in front. */
    MINERS_IN_FRONT("remark.miners-in-front"),
    SPY_IN_FRONT("remark.spy-in-front"),
    /** The Spy stands far from both the pieces that it could avenge. */
    SPY_ALONE("remark.spy-alone");

    private final String key;

    Kind(String key) {
      this.key = key;
    }
  }

  public Remark {
    squares = Collections.unmodifiableSortedSet(new TreeSet<>(squares));
  }

  /** One or two sentences that begin with the squares. */
  public String text() {
    String named = squares.stream().map(Square::toString).collect(Collectors.joining(", "));
    String ending = kind != Kind.SHUT_IN ? "" : squares.size() == 1 ? ".one" : ".more";
    return FormationWords.text(kind.key + ending, named);
  }
}

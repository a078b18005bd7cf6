package rankandfile.scenario;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import rankandfile.notation.Endings;
import rankandfile.notation.Result;
import rankandfile.notation.Words;
import rankandfile.rules.Ending;
import rankandfile.rules.Rank;
import rankandfile.rules.Square;

/** What a chapter claims at a step, or what the engine says there. Claims hold when the two are equal. */
public sealed interface Answer {

  /** What a move leads to. */
  record Outcome(Result result) implements Answer {}

  /** The squares that can be reached. */
  record Squares(SortedSet<Square> squares) implements Answer {
    public Squares {
      squares = Collections.unmodifiableSortedSet(new TreeSet<>(squares));
    }
  }

  /** What a side can tell; the ranks are named for {@link Sight#AMONG} only. */
  record Seen(Sight sight, SortedSet<Rank> ranks) implements Answer {
    public Seen {
      ranks = Collections.unmodifiableSortedSet(new TreeSet<>(ranks));
    }

    static Seen of(Sight sight) {
      return new Seen(sight, new TreeSet<>());
    }

    static Seen of(Rank rank) {
      return new Seen(Sight.AMONG, new TreeSet<>(List.of(rank)));
    }
  }

  /** The diagram ends the game. */
  record Over(Ending ending) implements Answer {}

  /** The diagram does not end the game. */
  record Open() implements Answer {}

  /** As a chapter would write it. */
  default String text() {
    return switch (this) {
      case Outcome a -> a.result.text();
      case Squares a -> a.squares.stream().map(Square::toString).collect(Collectors.joining(" "));
      case Seen a -> a.sight == Sight.AMONG
          ? a.ranks.stream().map(Words::text).collect(Collectors.joining(" or "))
          : a.sight.name().toLowerCase(Locale.ROOT);
      case Over a -> Endings.text(a.ending);
      case Open a -> "";
    };
  }
}

package rankandfile.ui.play;

import java.util.Collection;
import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import rankandfile.opponent.Knowledge;
import rankandfile.rules.Army;
import rankandfile.rules.Observation;
import rankandfile.rules.Rank;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.wording.Names;

/**
 * What a covered piece of the enemy can still be, by what its viewer has seen.
 *
 * @param ranks the possible ones, never none
 * @param not the other ones of its army
 */
public record CanBe(SortedSet<Rank> ranks, SortedSet<Rank> not) {

  public CanBe {
    ranks = Collections.unmodifiableSortedSet(new TreeSet<>(ranks));
    not = Collections.unmodifiableSortedSet(new TreeSet<>(not));
  }

  /** For each square with such a piece. */
  static SortedMap<Square, CanBe> of(Observation seen) {
    Knowledge knowledge = Knowledge.of(seen);
    SortedMap<Square, CanBe> found = new TreeMap<>();
    seen.board().forEach((square, sighting) -> {
      if (sighting instanceof Sighting.Hidden hidden) {
        found.put(square, of(knowledge.possible(hidden.id()), seen.rules().army()));
      }
    });
    return found;
  }

  private static CanBe of(SortedSet<Rank> ranks, Army army) {
    SortedSet<Rank> not = new TreeSet<>();
    for (Rank rank : Rank.values()) {
      if (army.count(rank) > 0 && !ranks.contains(rank)) {
        not.add(rank);
      }
    }
    return new CanBe(ranks, not);
  }

  /** The shorter of two ways to say it: {@code Can be: Major, Captain.}, {@code Can be: anything but Flag, Bomb.} */
  public String words() {
    if (not.isEmpty()) {
      return PlayWords.text("can-be.anything");
    }
    if (ranks.size() == 1) {
      return PlayWords.text("can-be.one", Names.of(ranks.first()));
    }
    return ranks.size() <= not.size() ? PlayWords.text("can-be", listed(ranks))
        : PlayWords.text("can-be.but", listed(not));
  }

  /** Strongest first. */
  private static String listed(Collection<Rank> ranks) {
    return String.join(PlayWords.text("list.comma"),
        new TreeSet<>(ranks).reversed().stream().map(Names::of).toList());
  }
}

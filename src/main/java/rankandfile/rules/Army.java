package rankandfile.rules;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** How many pieces of each rank a side has. Ranks that it lacks stand with 0. */
public record Army(Map<Rank, Integer> counts) {

  public Army {
    Map<Rank, Integer> all = new EnumMap<>(Rank.class);
    for (Rank rank : Rank.values()) {
      int count = counts.getOrDefault(rank, 0);
      if (count < 0) {
        throw new IllegalArgumentException(rank + ": " + count);
      }
      all.put(rank, count);
    }
    counts = Collections.unmodifiableMap(all);
  }

  public int count(Rank rank) {
    return counts.get(rank);
  }

  /** How many pieces it has altogether. */
  public int size() {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** How many of them can move. */
  public int movable() {
    return size() - count(Rank.FLAG) - count(Rank.BOMB);
  }
}

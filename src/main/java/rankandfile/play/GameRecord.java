package rankandfile.play;

import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rankandfile.notation.RulesText;
import rankandfile.rules.Side;

/**
 * A game as a value: everything needed to play it again. Tells both armies.
 *
 * @param first the side that moved first
 * @param date the day on which it began
 * @param end how it ended; empty while it runs
 * @param more what else is kept with the game, such as what a coach has explained: keys of small letters, digits, dots
 *     and hyphens, values of one line
 */
public record GameRecord(RulesText rules, Side first, Players players, Optional<LocalDate> date, Lineup red,
    Lineup blue, List<Ply> plies, List<DrawOffer> offers, Optional<GameEnd> end, SortedMap<String, String> more) {

  /** @throws IllegalArgumentException if something in {@code more} is no key or no value of one line */
  public GameRecord {
    plies = List.copyOf(plies);
    offers = List.copyOf(offers);
    more = Collections.unmodifiableSortedMap(new TreeMap<>(more));
    more.forEach((key, value) -> {
      if (!key.matches("[a-z][a-z0-9.-]*") || !value.equals(value.strip()) || value.chars().anyMatch(c -> c < ' ')) {
        throw new IllegalArgumentException("not a key and a value of one line: " + key + " = " + value);
      }
    });
  }

  public GameRecord with(LocalDate day) {
    return new GameRecord(rules, first, players, Optional.of(day), red, blue, plies, offers, end, more);
  }

  /** The same with this kept with the game. */
  public GameRecord with(String key, String value) {
    SortedMap<String, String> changed = new TreeMap<>(more);
    changed.put(key, value);
    return new GameRecord(rules, first, players, date, red, blue, plies, offers, end, changed);
  }

  public Lineup lineup(Side side) {
    return side == Side.RED ? red : blue;
  }
}

package rankandfile.play;

import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Source;
import rankandfile.rules.Side;

/**
 * A game as a value: everything needed to play it again. Tells both armies. {@link RecordFormat} describes its text.
 *
 * @param first the side that moved first
 * @param begun when it began, to the second
 * @param end how it ended; empty while it runs
 * @param more what else is kept with the game, such as what a coach has explained: keys of small letters, digits, dots
 *     and hyphens, values of one line
 */
public record GameRecord(RulesText rules, Side first, Players players, Optional<LocalDateTime> begun, Lineup red,
    Lineup blue, List<Ply> plies, List<DrawOffer> offers, Optional<GameEnd> end, SortedMap<String, String> more) {

  /** How the names of files end that somebody else is to open. */
  public static final String ENDING = ".rfgame";

  /** @throws IllegalArgumentException if something in {@code more} is no key or no value of one line */
  public GameRecord {
    plies = List.copyOf(plies);
    offers = List.copyOf(offers);
    more = Collections.unmodifiableSortedMap(new TreeMap<>(more));
    more.forEach((key, value) -> {
      if (!isKept(key, value)) {
        throw new IllegalArgumentException("not a key and a value of one line: " + key + " = " + value);
      }
    });
  }

  /** Whether a text says in its first line that it is the record of a game, of whatever version. */
  public static boolean isRecord(String text) {
    return Source.of("", text).lines().stream().map(String::strip).filter(line -> !line.isEmpty())
        .filter(line -> !line.startsWith("#")).findFirst().filter(line -> line.startsWith(RecordFormat.TITLE))
        .isPresent();
  }

  /** Whether a record can keep this. */
  static boolean isKept(String key, String value) {
    return key.matches("[a-z][a-z0-9.-]*") && value.equals(value.strip()) && value.chars().allMatch(c -> c >= ' ');
  }

  /** The same with the time at which it began, cut to the second. */
  public GameRecord begun(LocalDateTime time) {
    return new GameRecord(rules, first, players, Optional.of(time.truncatedTo(ChronoUnit.SECONDS)), red, blue, plies,
        offers, end, more);
  }

  /** The same with this kept with the game. */
  public GameRecord with(String key, String value) {
    SortedMap<String, String> changed = new TreeMap<>(more);
    changed.put(key, value);
    return new GameRecord(rules, first, players, begun, red, blue, plies, offers, end, changed);
  }

  /** Whether both are states of one game: it began at the same time with the same armies. */
  public boolean isSameGameAs(GameRecord other) {
    return begun.equals(other.begun) && red.equals(other.red) && blue.equals(other.blue);
  }

  /**
   * The table as it stood at the end of the record.
   *
   * @throws IllegalStateException if it cannot have been played so; never for a record that was read or that a table
   *     has made
   */
  public Table table() {
    Table table = Table.start(rules, red, blue, first);
    for (int ply = 0; ply <= plies.size(); ply++) {
      for (DrawOffer offer : offers) {
        if (offer.ply() == ply) {
          table.offered(offer);
        }
      }
      if (ply < plies.size() && !(table.submit(table.turn(), plies.get(ply).move()) instanceof Answer.Made)) {
        throw new IllegalStateException("ply " + (ply + 1) + ": " + plies.get(ply).move());
      }
    }
    end.ifPresent(table::say);
    return table;
  }

  public String text() {
    return RecordWriter.text(this);
  }

  /** Reads a record and plays it; what is wrong goes to {@code problems}, and then nothing is returned. */
  public static Optional<GameRecord> read(Source text, Problems problems) {
    return new RecordReader(text, problems).read();
  }
}

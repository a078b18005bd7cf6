package rankandfile.opponent;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import rankandfile.rules.Side;
import rankandfile.rules.edition.Edition;

/**
 * Lets two players meet many times with colours changed, and prints what came of it:
 * {@code expert club --games 200 --nodes 3000}.
 *
 * <p>Players are the levels and {@code random} and {@code greedy}. Options: {@code --games} 20, {@code --nodes} a move
 * or {@code --time} milliseconds a move instead, {@code --edition} field-guide, {@code --plies} 2000 after which a game
 * is drawn, {@code --seed} 1. Each pair of games is played with the same random numbers.
 */
final class Arena {

  private final Opponent first;
  private final Opponent second;
  private final Map<String, String> options;
  private final Score score = new Score();
  private final Map<Side, Score> byColour = new EnumMap<>(Side.class);
  private final List<Long> nanosOfFirst = new ArrayList<>();
  private final List<Long> nanosOfSecond = new ArrayList<>();
  private long plies;
  private int brokenOff;

  private Arena(Opponent first, Opponent second, Map<String, String> options) {
    this.first = first;
    this.second = second;
    this.options = options;
    for (Side side : Side.values()) {
      byColour.put(side, new Score());
    }
  }

  public static void main(String[] args) {
    List<Opponent> players = Stream.of(args).limit(2).flatMap(name -> player(name).stream()).toList();
    if (players.size() < 2) {
      System.out.println("Name two players of " + players().toList() + ".");
      return;
    }
    Map<String, String> options = new HashMap<>(Map.of("--games", "20", "--nodes", "3000", "--time", "",
        "--edition", "field-guide", "--plies", "2000", "--seed", "1"));
    for (int i = 2; i + 1 < args.length; i += 2) {
      if (options.put(args[i], args[i + 1]) == null) {
        System.out.println("There is no option " + args[i] + ".");
        return;
      }
    }
    new Arena(players.getFirst(), players.getLast(), options).play();
  }

  private static Stream<Opponent> players() {
    return Stream.concat(Stream.of(Level.values()), Stream.of(Baseline.values()));
  }

  private static Optional<Opponent> player(String name) {
    return players().filter(player -> player.toString().equalsIgnoreCase(name)).findFirst();
  }

  private void play() {
    Edition edition = Edition.named(options.get("--edition")).orElseThrow();
    System.out.println(first + " against " + second + ", " + edition.id() + ", " + budgetInWords());
    int games = number("--games");
    for (int game = 0; game < games; game++) {
      Side colour = game % 2 == 0 ? Side.RED : Side.BLUE;
      Opponent red = colour == Side.RED ? first : second;
      Opponent blue = colour == Side.RED ? second : first;
      enter(new Bout(edition.rules(), red, blue, budget(), number("--plies"), number("--seed") * 10_000L + game / 2)
          .play(), colour);
      if ((game + 1) % 20 == 0 || game + 1 == games) {
        System.out.println(score);
      }
    }
    report();
  }

  private void enter(Bout.Played played, Side colour) {
    Optional<Side> winner = played.winner();
    double point = winner.isEmpty() ? 0.5 : winner.get() == colour ? 1 : 0;
    score.add(point);
    byColour.get(colour).add(point);
    plies += played.moves().size();
    brokenOff += played.last().ending().isEmpty() ? 1 : 0;
    nanosOfFirst.addAll(played.nanos(colour));
    nanosOfSecond.addAll(played.nanos(colour.other()));
  }

  private void report() {
    System.out.println("as Red  " + byColour.get(Side.RED));
    System.out.println("as Blue " + byColour.get(Side.BLUE));
    System.out.printf(Locale.ROOT, "%.0f plies a game, %d games broken off and counted as drawn%n",
        plies / (double) number("--games"), brokenOff);
    System.out.println("seconds a move: " + first + " " + Times.of(nanosOfFirst) + "; " + second + " "
        + Times.of(nanosOfSecond));
  }

  private Budget budget() {
    return options.get("--time").isEmpty() ? Budget.ofNodes(number("--nodes"))
        : Budget.ofTime(Duration.ofMillis(number("--time")));
  }

  private String budgetInWords() {
    return options.get("--time").isEmpty() ? options.get("--nodes") + " nodes a move"
        : options.get("--time") + " ms a move";
  }

  private int number(String option) {
    return Integer.parseInt(options.get(option));
  }
}

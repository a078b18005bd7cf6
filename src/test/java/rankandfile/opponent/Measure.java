package rankandfile.opponent;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import rankandfile.rules.Ruleset;
import rankandfile.rules.edition.Edition;

/**
 * Prints figures that no test may depend on, since they hang on the machine. {@code answers [games]}: how long each level
 * takes over its answers in whole games against itself, and its nodes a second; {@code knowledge [games]}: how many ranks
 * a hidden piece can still be at plies 50, 100 and 200.
 */
final class Measure {

  private static final int PLIES = 400;

  private Measure() {}

  public static void main(String[] args) {
    String what = args.length == 0 ? "answers" : args[0];
    int games = args.length < 2 ? 2 : Integer.parseInt(args[1]);
    if (what.equals("knowledge")) {
      knowledge(games);
    } else {
      for (Level level : Level.values()) {
        answers(level, games);
      }
    }
  }

  /** Each level with the time that it takes where nobody says otherwise. */
  private static void answers(Level level, int games) {
    AtomicLong looks = new AtomicLong();
    List<Long> nanos = new ArrayList<>();
    for (int game = 0; game < games; game++) {
      Budget budget = level.budget().until(() -> {
        looks.incrementAndGet();
        return false;
      });
      nanos.addAll(new Bout(Ruleset.CLASSIC, level, level, budget, PLIES, game).play().nanos());
    }
    double seconds = nanos.stream().mapToLong(Long::longValue).sum() / 1e9;
    System.out.printf(Locale.ROOT, "%-8s %s; about %.0f nodes a second%n", level, Times.of(nanos),
        looks.get() * (double) Clock.BETWEEN_LOOKS / seconds);
  }

  private static void knowledge(int games) {
    List<Integer> plies = List.of(50, 100, 200);
    for (Edition edition : List.of(Edition.FIELD_GUIDE, Edition.LIGHTNING, Edition.BARRAGE)) {
      Recall recall = new Recall(plies);
      for (int game = 0; game < games; game++) {
        recall.check(new Bout(edition.rules(), Level.CASUAL, Level.CASUAL, Budget.ofNodes(200), 201, game).play(), 10);
      }
      System.out.printf(Locale.ROOT, "%s, %d looks, all sound:", edition.id(), recall.looks());
      plies.forEach(ply -> System.out.printf(Locale.ROOT, " ply %d: %.2f ranks for each of %.1f hidden pieces;", ply,
          recall.left().get(ply).mean(), recall.left().get(ply).pieces() / (double) games));
      System.out.println();
    }
  }
}

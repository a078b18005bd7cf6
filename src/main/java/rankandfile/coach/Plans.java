package rankandfile.coach;

import static rankandfile.coach.Moment.squares;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rankandfile.coach.Moment.Standing;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.wording.Names;

/**
 * What a beginner may aim at next, from what has been seen: the most forcing first. A plan names a lane, a piece or a
 * square to look at, never a whole move.
 */
final class Plans {

  /** An enemy piece farther away than this is nobody's prey yet. */
  private static final int NEAR = 4;
  /** Farther than this is no plan for the next moves. */
  private static final int FAR = 8;
  /** After so many plies, a piece at the back that has not moved is probably there to stay. */
  private static final int SETTLED = 40;
  /** So many pieces side by side that never moved are worth a look. */
  private static final int CLUSTER = 3;

  private static final List<Function<Moment, Optional<Plan>>> ALL = List.of(Plans::spyOnMarshal, Plans::prey,
      Plans::unbeaten, Plans::minerToBomb, Plans::scoutLooks, Plans::stillCorner, Plans::lane);

  private Plans() {}

  /** The plans that there are now, best first. */
  static Stream<Plan> of(Moment now) {
    return ALL.stream().flatMap(plan -> plan.apply(now).stream());
  }

  private static Optional<Plan> plan(String key, String rule, SortedSet<Square> marked, Object... values) {
    return Optional.of(new Plan(Words.text("plan." + key, values), Words.rule(rule), marked));
  }

  private static Optional<Plan> spyOnMarshal(Moment now) {
    return nearest(now, now.mine(Rank.SPY), now.known(Rank.MARSHAL), FAR)
        .flatMap(p -> plan("spy-on-marshal", "A6", squares(p.mine.square(), p.theirs.square()), now.enemyName(),
            p.theirs.square(), p.mine.square()));
  }

  private static Optional<Plan> prey(Moment now) {
    return nearest(now, now.mine().filter(s -> s.piece().piece().rank() != Rank.SPY),
        now.known().filter(s -> s.piece().rank().canMove()), NEAR)
        .flatMap(p -> plan(p.steps() == 1 ? "prey.now" : "prey", "A1", squares(p.mine.square(), p.theirs.square()),
            rankOf(p.mine), p.mine.square(), Names.of(p.theirs.piece().rank()), p.theirs.square()));
  }

  private static Optional<Plan> unbeaten(Moment now) {
    int strongest = now.strongestEnemy();
    List<Standing<Sighting.Hidden>> moved = now.hidden().filter(h -> h.piece().moved()).toList();
    return now.mine().filter(s -> s.piece().piece().rank().strength() > strongest && !moved.isEmpty())
        .max(Comparator.comparing(s -> s.piece().piece().rank().strength()))
        .flatMap(m -> {
          Square near = moved.stream().map(Standing::square)
              .min(Comparator.comparing(h -> m.square().stepsTo(h))).orElseThrow();
          boolean spy = m.piece().piece().rank() == Rank.MARSHAL && now.left(now.enemy(), Rank.SPY) > 0;
          return plan(spy ? "unbeaten.spy" : "unbeaten", "A1", squares(m.square(), near), rankOf(m), m.square(),
              near, now.enemyName());
        });
  }

  private static Optional<Plan> minerToBomb(Moment now) {
    return nearest(now, now.mine(now.clearer()), now.known(Rank.BOMB), FAR)
        .flatMap(p -> plan("lift", now.bombRule(), squares(p.mine.square(), p.theirs.square()), p.theirs.square(),
            Names.of(now.clearer()), p.mine.square()));
  }

  private static Optional<Plan> scoutLooks(Moment now) {
    return now.mine(Rank.SCOUT).flatMap(scout -> now.hidden()
            .filter(h -> h.piece().moved() && h.piece().among().isEmpty() && !h.square().isNextTo(scout.square()))
            .filter(h -> now.seen().destinations().getOrDefault(scout.square(), new TreeSet<>()).contains(h.square()))
            .flatMap(h -> plan("scout", "M6", squares(scout.square(), h.square()), scout.square(), h.square())
                .stream()))
        .findFirst();
  }

  private static Optional<Plan> stillCorner(Moment now) {
    int back = now.enemy() == Side.BLUE ? 9 : 0;
    String scouts = now.clearer() == Rank.SCOUT ? ".scout" : "";
    List<Square> still = now.hidden().filter(h -> !h.piece().moved() && h.square().row() == back)
        .map(Standing::square).toList();
    if (now.seen().log().size() < SETTLED) {
      return Optional.empty();
    }
    List<List<Square>> runs = runs(still).stream().filter(run -> run.size() > 1).toList();
    String named = runs.stream().map(run -> Words.text("run", run.getFirst(), run.getLast()))
        .collect(Collectors.joining(Words.text("and")));
    return runs.stream().noneMatch(run -> run.size() >= CLUSTER) ? Optional.empty()
        : plan("still" + scouts, "M4", new TreeSet<>(runs.stream().flatMap(List::stream).toList()), named,
            Names.of(now.clearer()));
  }

  /** Squares of one row, cut into those that lie side by side. */
  private static List<List<Square>> runs(List<Square> row) {
    List<List<Square>> runs = new ArrayList<>();
    for (Square square : row.stream().sorted(Comparator.comparing(Square::column)).toList()) {
      if (runs.isEmpty() || !runs.getLast().getLast().isNextTo(square)) {
        runs.add(new ArrayList<>());
      }
      runs.getLast().add(square);
    }
    return runs;
  }

  /** The way past the lakes where the enemy has the fewest pieces. */
  private static Optional<Plan> lane(Moment now) {
    int[] enemies = new int[3];
    now.seen().board().forEach((square, piece) -> {
      if (piece.side() == now.enemy() && lane(square) >= 0) {
        enemies[lane(square)]++;
      }
    });
    int best = enemies[0] <= enemies[1] && enemies[0] <= enemies[2] ? 0 : enemies[1] <= enemies[2] ? 1 : 2;
    boolean clear = List.of(0, 1, 2).stream().filter(l -> enemies[l] == enemies[best]).count() == 1;
    SortedSet<Square> gate = new TreeSet<>(Square.all().stream()
        .filter(s -> lane(s) == best && (s.row() == 4 || s.row() == 5)).toList());
    return !clear || now.isThrough() ? Optional.empty()
        : plan("lane", "B2", gate, gate.first().toString().substring(0, 1), gate.last().toString().substring(0, 1),
            now.enemyName());
  }

  /** 0, 1 or 2 from the left; -1 for the columns of the lakes. */
  private static int lane(Square square) {
    return switch (square.column()) {
      case 0, 1 -> 0;
      case 4, 5 -> 1;
      case 8, 9 -> 2;
      default -> -1;
    };
  }

  // ---- who could meet whom

  /** {@code steps} over empty squares lead from one to the other. */
  private record Meeting(Standing<Sighting.Own> mine, Standing<Sighting.Known> theirs, int steps) {}

  /** The nearest two of which mine beats theirs and can get there. */
  private static Optional<Meeting> nearest(Moment now, Stream<Standing<Sighting.Own>> mine,
      Stream<Standing<Sighting.Known>> theirs, int farthest) {
    List<Standing<Sighting.Known>> all = theirs.toList();
    return mine.flatMap(m -> all.stream().filter(t -> now.beats(m.piece().piece().rank(), t.piece().rank()))
            .flatMap(t -> now.way(m.square(), t.square()).stream().mapToObj(steps -> new Meeting(m, t, steps))))
        .filter(m -> m.steps() <= farthest).min(Comparator.comparing(Meeting::steps));
  }

  private static String rankOf(Standing<Sighting.Own> mine) {
    return Names.of(mine.piece().piece().rank());
  }
}

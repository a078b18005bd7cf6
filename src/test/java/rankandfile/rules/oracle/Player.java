package rankandfile.rules.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import rankandfile.rules.Move;
import rankandfile.rules.Ruleset;
import rankandfile.rules.SwitchValue.Chase;
import rankandfile.rules.SwitchValue.RescueRule;

/**
 * Chooses moves by chance, but with a liking, fixed for one game, for the doings that the rare rules are about.
 *
 * @param shuttle how much more likely than another move is one over a border that the piece has just crossed;
 *     below 0 it is less likely
 * @param chase the same for threats
 * @param evade for leaving an enemy that has just come near
 * @param repeat for bringing back a position
 * @param attack for fights
 * @param rescue for moves with a Rescue
 */
record Player(Random random, double shuttle, double chase, double evade, double repeat, double attack,
    double rescue) {

  static Player any(Ruleset rules, Random random) {
    boolean hunts = rules.chase() == Chase.ON && random.nextBoolean();
    return switch (hunts ? 1 : random.nextInt(6)) {
      case 0 -> new Player(random, 200, 3, 3, 3, 3, 3);
      case 1 -> new Player(random, -1, 200, 2_000, 30, 0, 0);
      case 2 -> new Player(random, 0, 0, 0, 0, 30, rules.rescue() == RescueRule.ON ? 200 : 0);
      default -> new Player(random, liking(random), liking(random), liking(random), liking(random), liking(random),
          liking(random));
    };
  }

  private static double liking(Random random) {
    return List.of(0, 0, 3, 30, 200).get(random.nextInt(5));
  }

  /** One of the legal moves, which must not be none. */
  Move choose(Annals past, List<Move> legal) {
    List<Double> weights = new ArrayList<>();
    for (Move move : legal) {
      weights.add(weight(past, move));
    }
    double left = random.nextDouble() * weights.stream().mapToDouble(w -> w).sum();
    for (int i = 0; i < legal.size(); i++) {
      left -= weights.get(i);
      if (left < 0) {
        return legal.get(i);
      }
    }
    return legal.getLast();
  }

  private double weight(Annals past, Move move) {
    Annals after = Playing.after(past, move, Optional.empty());
    Turn turn = after.turns().getLast();
    double weight = turn.rescued().isPresent() ? 0.03 * (1 + rescue) : 1;
    weight += Chasing.isThreat(after, past.turns().size()) ? chase : 0;
    weight += isEvasion(after) ? evade : 0;
    weight += past.moments().contains(after.now()) ? repeat : 0;
    weight += turn.isAttack() ? attack : 0;
    if (!crossesAgain(past, turn)) {
      return weight;
    }
    return shuttle < 0 ? weight / 20 : weight + shuttle;
  }

  private static boolean crossesAgain(Annals past, Turn turn) {
    List<Turn> own = past.turnsOf(past.side());
    return !own.isEmpty() && own.getLast().mover().equals(turn.mover())
        && turn.borders().stream().anyMatch(own.getLast().borders()::contains);
  }

  private static boolean isEvasion(Annals after) {
    int turn = after.turns().size() - 1;
    return turn > 0 && Chasing.isThreat(after, turn - 1) && Chasing.isEvasion(after, turn);
  }
}

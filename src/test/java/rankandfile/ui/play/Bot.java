package rankandfile.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import rankandfile.formation.Formation;
import rankandfile.opponent.Budget;
import rankandfile.opponent.Opponent;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Placement;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Side;

/** A computer player that moves by chance, at once; often forwards or at an enemy, so that games end. */
final class Bot implements Opponent {

  private final boolean takesDraws;

  Bot(boolean takesDraws) {
    this.takesDraws = takesDraws;
  }

  @Override
  public List<Placement> arrange(Side side, Ruleset rules, RandomGenerator random) {
    List<Formation> all = Formation.of(rules.army());
    return all.get(random.nextInt(all.size())).lineup(side).placements();
  }

  @Override
  public Move choose(Observation seen, RandomGenerator random, Budget budget) {
    List<Move> all = new ArrayList<>();
    List<Move> attacks = new ArrayList<>();
    seen.destinations().forEach((from, targets) -> targets.forEach(to -> {
      all.add(Move.of(from, to));
      if (seen.at(to).isPresent()) {
        attacks.add(Move.of(from, to));
      }
    }));
    List<Move> some = attacks.isEmpty() || random.nextInt(3) == 0 ? all : attacks;
    return some.get(random.nextInt(some.size()));
  }

  @Override
  public boolean acceptsDraw(Observation seen) {
    return takesDraws;
  }
}

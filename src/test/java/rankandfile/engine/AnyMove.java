package rankandfile.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import rankandfile.opponent.Budget;
import rankandfile.opponent.Level;
import rankandfile.opponent.Opponent;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Placement;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** Plays any move that the observation allows, often the same piece again, and shows what it saw. */
record AnyMove(Consumer<Observation> shows) implements Opponent {

  @Override
  public List<Placement> arrange(Side side, Ruleset rules, RandomGenerator random) {
    return Level.BEGINNER.arrange(side, rules, random);
  }

  @Override
  public Move choose(Observation seen, RandomGenerator random, Budget budget) {
    shows.accept(seen);
    List<Square> pieces = new ArrayList<>(seen.destinations().keySet());
    Square from = pieces.get(random.nextInt(random.nextBoolean() ? 1 : pieces.size()));
    List<Square> ways = new ArrayList<>(seen.destinations().get(from));
    return Move.of(from, ways.get(random.nextInt(ways.size())));
  }

  @Override
  public boolean acceptsDraw(Observation seen) {
    return false;
  }
}

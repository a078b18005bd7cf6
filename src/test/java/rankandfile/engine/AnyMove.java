package rankandfile.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
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

/**
 * Plays any move that the observation allows, often the same piece again, and shows what it saw.
 *
 * @param wants the moves that it makes
 */
record AnyMove(Consumer<Observation> shows, BiPredicate<Observation, Move> wants) implements Opponent {

  AnyMove(Consumer<Observation> shows) {
    this(shows, (seen, move) -> true);
  }

  @Override
  public List<Placement> arrange(Side side, Ruleset rules, RandomGenerator random) {
    return Level.BEGINNER.arrange(side, rules, random);
  }

  @Override
  public Move choose(Observation seen, RandomGenerator random, Budget budget) {
    shows.accept(seen);
    List<Move> moves = new ArrayList<>();
    seen.destinations().forEach((from, reached) -> reached.forEach(to -> moves.add(Move.of(from, to))));
    moves.removeIf(move -> !wants.test(seen, move));
    int few = Math.min(3, moves.size());
    return moves.get(random.nextInt(random.nextBoolean() ? few : moves.size()));
  }

  @Override
  public boolean acceptsDraw(Observation seen) {
    return false;
  }
}

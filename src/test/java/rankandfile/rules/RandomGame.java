package rankandfile.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/**
 * A game played at random, up to its end or a number of plies: where it began, what was played, and what became of
 * it.
 *
 * @param positions one more than the moves, the first being the start
 */
public record RandomGame(Setup setup, List<Move> moves, List<List<Event>> events, List<Position> positions) {

  /** From an opening or from a scattered board, by chance. */
  public static RandomGame of(Ruleset rules, int plies, Random random) {
    return from(random.nextBoolean() ? RandomArmies.opening(rules, random) : RandomArmies.scattered(rules, random),
        plies, random);
  }

  /** From this start. */
  public static RandomGame from(Setup setup, int plies, Random random) {
    RandomGame game = new RandomGame(setup, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    game.positions.add(Position.of(setup));
    while (game.moves.size() < plies && game.last().ending().isEmpty()
        && !game.last().moves().isEmpty()) { // a part of a board may leave a side without a move
      game.play(game.pick(random));
    }
    return game;
  }

  /** The position after the last move. */
  public Position last() {
    return positions.getLast();
  }

  private void play(Move move) {
    if (!(last().judge(move) instanceof Verdict.Accepted accepted)) {
      throw new AssertionError(move + " is among the moves and is refused");
    }
    moves.add(move);
    events.add(accepted.events());
    positions.add(accepted.after());
  }

  /** By chance, but often an attack, and often the piece of the last turn again, so that repetition rules matter. */
  private Move pick(Random random) {
    List<Move> moves = last().moves();
    Move move = switch (random.nextInt(6)) {
      case 0 -> among(moves, m -> last().at(m.to()).isPresent(), random);
      case 1, 2 -> among(moves, this::isBySameAsBefore, random);
      default -> among(moves, m -> true, random);
    };
    List<Rescue> rescues = move.rescue().isPresent() ? List.of() : last().rescues(move);
    return rescues.isEmpty() ? move : move.with(rescues.get(random.nextInt(rescues.size())));
  }

  private boolean isBySameAsBefore(Move move) {
    return moves.size() > 1 && moves.get(moves.size() - 2).to().equals(move.from());
  }

  private static Move among(List<Move> moves, Predicate<Move> wanted, Random random) {
    List<Move> found = moves.stream().filter(wanted).toList();
    List<Move> chosen = found.isEmpty() ? moves : found;
    return chosen.get(random.nextInt(chosen.size()));
  }
}

package rankandfile.play;

import java.util.List;
import java.util.Random;
import rankandfile.notation.RulesText;
import rankandfile.rules.Move;
import rankandfile.rules.RandomArmies;
import rankandfile.rules.Rescue;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.SwitchValue.First;

/** Games that a bot plays at a table by chance. The same seed of {@code random} gives the same ones. */
final class Games {

  private Games() {}

  /** A table with both armies set up by chance; where the players choose who begins, chance does. */
  static Table start(RulesText rules, Random random) {
    Setup setup = RandomArmies.opening(rules.rules(), random);
    Side first = rules.rules().first() == First.CHOSEN && random.nextBoolean() ? Side.BLUE
        : rules.rules().firstMover();
    return Table.start(rules, Lineup.of(Side.RED, setup.placements()), Lineup.of(Side.BLUE, setup.placements()), first);
  }

  /** Plays so many plies, or fewer if the game ends before. */
  static Table play(Table table, int plies, Random random) {
    for (int i = 0; i < plies && !table.isOver(); i++) {
      Move move = pick(table, random);
      if (!(table.submit(table.turn(), move) instanceof Answer.Made)) {
        throw new AssertionError(move + " is offered and not taken");
      }
    }
    return table;
  }

  /** Any of the moves that the table names, more often an attack, with a Rescue where there is one. */
  static Move pick(Table table, Random random) {
    List<Move> moves = table.moves(table.turn());
    List<Move> attacks = moves.stream().filter(m -> table.now().at(m.to()).isPresent()).toList();
    Move move = any(attacks.isEmpty() || random.nextInt(3) > 0 ? moves : attacks, random);
    List<Rescue> rescues = move.rescue().isPresent() ? List.of() : table.rescues(table.turn(), move);
    return rescues.isEmpty() ? move : move.with(any(rescues, random));
  }

  private static <T> T any(List<T> values, Random random) {
    return values.get(random.nextInt(values.size()));
  }
}

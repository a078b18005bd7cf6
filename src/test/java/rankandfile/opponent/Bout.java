package rankandfile.opponent;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import rankandfile.rules.Ending;
import rankandfile.rules.Move;
import rankandfile.rules.Placement;
import rankandfile.rules.Position;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Verdict.Accepted;
import rankandfile.rules.Viewer;

/**
 * One game between two opponents, refereed: every move must be legal. The truth is kept here, and players get
 * observations.
 *
 * @param budget for each move
 * @param plies after so many the game is broken off and counts as drawn
 * @param seed of everybody's random numbers
 */
record Bout(Ruleset rules, Opponent red, Opponent blue, Budget budget, int plies, long seed) {

  /**
   * What became of it.
   *
   * @param positions one more than the moves
   * @param nanos how long each move took
   */
  record Played(Setup setup, List<Move> moves, List<Position> positions, List<Long> nanos) {

    Position last() {
      return positions.getLast();
    }

    /** Who has won; nothing for a draw and for a game that was broken off. */
    Optional<Side> winner() {
      return last().ending().flatMap(ending -> ending instanceof Ending.Win win ? Optional.of(win.winner())
          : Optional.empty());
    }

    /** How long this side's moves took, in nanoseconds. */
    List<Long> nanos(Side side) {
      List<Long> own = new ArrayList<>();
      for (int ply = 0; ply < moves.size(); ply++) {
        if (positions.get(ply).turn() == side) {
          own.add(nanos.get(ply));
        }
      }
      return own;
    }
  }

  /**
   * Plays it.
   *
   * @throws AssertionError when a move is refused
   */
  Played play() {
    List<RandomGenerator> chance = List.of(new SplittableRandom(2 * seed), new SplittableRandom(2 * seed + 1));
    Setup setup = setup(chance);
    Played played = new Played(setup, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    played.positions.add(Position.of(setup));
    while (played.moves.size() < plies && played.last().ending().isEmpty()) {
      Position now = played.last();
      long begun = System.nanoTime();
      Move move = player(now.turn()).choose(now.observedBy(Viewer.of(now.turn())), chance.get(now.turn().ordinal()),
          budget);
      played.nanos.add(System.nanoTime() - begun);
      if (!(now.judge(move) instanceof Accepted accepted)) {
        throw new AssertionError(player(now.turn()) + " plays " + move + " at ply " + played.moves.size() + " of "
            + this + ": " + now.judge(move));
      }
      played.moves.add(move);
      played.positions.add(accepted.after());
    }
    return new Played(setup, Collections.unmodifiableList(played.moves),
        Collections.unmodifiableList(played.positions), Collections.unmodifiableList(played.nanos));
  }

  private Setup setup(List<RandomGenerator> chance) {
    List<Placement> both = new ArrayList<>();
    for (Side side : Side.values()) {
      both.addAll(player(side).arrange(side, rules, chance.get(side.ordinal())));
    }
    return Setup.of(both, rules, Scope.OPENING);
  }

  private Opponent player(Side side) {
    return side == Side.RED ? red : blue;
  }
}

package rankandfile.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import rankandfile.rules.Verdict.Accepted;

/**
 * A random game as it could have been for all that a viewer knows after its last move: the enemy's pieces whose ranks
 * the viewer cannot tell have other ranks, and yet every move was legal, showed the same and ended nothing that it did
 * not end.
 */
public final class Redeal {

  private static final int SWAPS = 60;

  private final RandomGame game;
  private final Facts facts;
  private final List<Placement> placed;
  /** The numbers of the enemy's pieces that may have several ranks. */
  private final List<Integer> hidden;

  public Redeal(RandomGame game, Viewer viewer) {
    this.game = game;
    this.facts = Facts.of(game);
    this.placed = Facts.inOrder(game.setup().placements());
    this.hidden = IntStream.range(0, placed.size())
        .filter(p -> !viewer.owns(placed.get(p).piece().side()) && facts.possible(p).size() > 1).boxed().toList();
  }

  /** The position after the last move with other ranks; nothing if this deal would have been noticed. */
  public Optional<Position> next(Random random) {
    return replay(dealtSetup(random));
  }

  /** The setup of the game with other ranks; nothing if this deal would have been noticed. */
  public Optional<Setup> nextSetup(Random random) {
    Setup setup = dealtSetup(random);
    return replay(setup).map(unnoticed -> setup);
  }

  private Setup dealtSetup(Random random) {
    Setup before = game.setup();
    return new Setup(dealt(random), before.lost(), before.moved(), before.known(), before.turn(), before.rules(),
        before.scope());
  }

  /** The placements after many swaps of two hidden ranks, each of which could be the other. */
  private List<Placement> dealt(Random random) {
    List<Placement> dealt = new ArrayList<>(placed);
    for (int i = 0; i < SWAPS && !hidden.isEmpty(); i++) {
      int one = hidden.get(random.nextInt(hidden.size()));
      int other = hidden.get(random.nextInt(hidden.size()));
      Piece first = dealt.get(one).piece();
      Piece second = dealt.get(other).piece();
      if (facts.possible(one).contains(second.rank()) && facts.possible(other).contains(first.rank())) {
        dealt.set(one, new Placement(placed.get(one).square(), second));
        dealt.set(other, new Placement(placed.get(other).square(), first));
      }
    }
    return dealt;
  }

  private Optional<Position> replay(Setup setup) {
    Position position = Position.of(setup);
    if (!position.ending().equals(game.positions().getFirst().ending())) {
      return Optional.empty();
    }
    for (int ply = 0; ply < game.moves().size(); ply++) {
      if (!(position.judge(game.moves().get(ply)) instanceof Accepted accepted)
          || !told(accepted.events()).equals(told(game.events().get(ply)))) {
        return Optional.empty();
      }
      position = accepted.after();
    }
    return Optional.of(position);
  }

  private List<List<Object>> told(List<Event> events) {
    return events.stream().map(event -> Facts.told(event, game.setup().rules())).toList();
  }
}

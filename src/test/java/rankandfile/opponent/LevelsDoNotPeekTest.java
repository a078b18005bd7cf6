package rankandfile.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rankandfile.rules.Move;
import rankandfile.rules.Position;
import rankandfile.rules.RandomArmies;
import rankandfile.rules.RandomGame;
import rankandfile.rules.Redeal;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Viewer;

/**
 * The law of not peeking: when the enemy's unseen pieces are dealt other ranks that fit everything that was seen, every
 * level makes the same move with the same random numbers and budget of nodes, and gives the same answer to an offer.
 */
class LevelsDoNotPeekTest {

  private static final int LATEST_PLY = 160;
  private static final long NODES = 150;
  private static final int OFFERS = 64;

  @Test
  void otherUnseenRanksDoNotChangeAMove() {
    law(6, 8);
  }

  @Test
  @Tag("long")
  void otherUnseenRanksDoNotChangeAMoveInManyPositions() {
    law(200, 20);
  }

  @Test
  void otherUnseenRanksDoNotChangeTheAnswerToAnOffer() {
    Random random = new Random(15);
    List<Ruleset> rules = GameRules.all();
    int differing = 0;
    int[] answers = new int[2];
    for (int i = 0; i < OFFERS; i++) {
      RandomGame game = running(rules.get(i % rules.size()), random);
      Viewer viewer = random.nextBoolean() ? Viewer.RED : Viewer.BLUE;
      Redeal redeal = new Redeal(game, viewer);
      for (int deal = 0; deal < 5; deal++) {
        Optional<Position> other = redeal.next(random).filter(position -> !position.equals(game.last()));
        differing += other.isPresent() ? 1 : 0;
        for (Level level : Level.values()) {
          boolean accepts = level.acceptsDraw(game.last().observedBy(viewer));
          answers[accepts ? 1 : 0]++;
          other.ifPresent(position ->
              assertEquals(accepts, level.acceptsDraw(position.observedBy(viewer)), level + " peeks"));
        }
      }
    }
    assertTrue(differing > OFFERS, differing + " deals were others");
    assertTrue(answers[0] > OFFERS && answers[1] > OFFERS, answers[1] + " taken, " + answers[0] + " refused");
  }

  private static void law(int positions, int deals) {
    Random random = new Random(14);
    List<Ruleset> rules = GameRules.all();
    int differing = 0;
    for (int i = 0; i < positions; i++) {
      RandomGame game = running(rules.get(i % rules.size()), random);
      Redeal redeal = new Redeal(game, Viewer.of(game.last().turn()));
      for (Level level : Level.values()) {
        Move move = choose(level, game.last());
        for (int deal = 0; deal < deals; deal++) {
          Optional<Position> other = redeal.next(random).filter(position -> !position.equals(game.last()));
          other.ifPresent(position -> assertEquals(move, choose(level, position), level + " peeks"));
          differing += other.isPresent() ? 1 : 0;
        }
      }
    }
    int tried = positions * Level.values().length * deals;
    assertTrue(differing > tried / 2, differing + " of " + tried + " deals were others");
  }

  /** A random game that is not over and whose next player can move. */
  private static RandomGame running(Ruleset rules, Random random) {
    while (true) {
      RandomGame game = RandomGame.from(RandomArmies.opening(rules, random), random.nextInt(LATEST_PLY), random);
      if (game.last().ending().isEmpty()) {
        return game;
      }
    }
  }

  private static Move choose(Level level, Position position) {
    return level.choose(position.observedBy(Viewer.of(position.turn())), new SplittableRandom(3),
        Budget.ofNodes(NODES));
  }
}

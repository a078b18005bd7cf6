package rankandfile.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rankandfile.notation.RulesText;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.RandomArmies;
import rankandfile.rules.RandomGame;
import rankandfile.rules.Redeal;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.SilentDefence;
import rankandfile.rules.Viewer;
import rankandfile.rules.Wishes;
import rankandfile.rules.edition.Edition;

/**
 * Nothing that a table shows or answers to a side depends on the ranks that the side cannot know: at a table where the
 * enemy's unproven pieces have other ranks everything is equal.
 */
class TableTellsNothingTest {

  private static final int WISHES = 60;

  @Test
  void otherHiddenRanksChangeNothing() {
    assertTellsNothing(30, 5, 1);
  }

  @Test
  @Tag("long")
  void otherHiddenRanksChangeNothingInManyGames() {
    assertTellsNothing(200, 20, 2);
  }

  private static void assertTellsNothing(int games, int redeals, long seed) {
    Random random = new Random(seed);
    List<RulesText> rules = rules();
    int changed = 0;
    for (int i = 0; i < games; i++) {
      RulesText each = rules.get(i % rules.size());
      Side side = random.nextBoolean() ? Side.RED : Side.BLUE;
      RandomGame game = RandomGame.from(RandomArmies.opening(each.rules(), random), random.nextInt(250), random);
      Redeal redeal = new Redeal(game, Viewer.of(side));
      Table truth = table(each, game.setup(), game.moves());
      List<Move> wishes = Stream.generate(() -> Wishes.any(truth.now(), random)).limit(WISHES).toList();
      for (int deal = 0; deal < redeals; deal++) {
        Optional<Table> other = redeal.nextSetup(random).map(s -> table(each, s, game.moves()));
        if (other.filter(t -> !t.now().equals(truth.now())).isPresent()) {
          changed++;
          assertSame(table(each, game.setup(), game.moves()), other.get(), side, wishes, random);
        }
      }
    }
    assertTrue(changed >= games * redeals * 7 / 10, changed + " of " + games * redeals + " re-deals were others");
  }

  private static List<RulesText> rules() {
    List<RulesText> all = new ArrayList<>();
    for (Edition edition : Edition.values()) {
      all.add(RulesText.of(edition));
      all.add(new RulesText(edition, List.of(SilentDefence.ON)));
    }
    return all;
  }

  private static Table table(RulesText rules, Setup setup, List<Move> moves) {
    Table table = Table.start(rules, Lineup.of(Side.RED, setup.placements()), Lineup.of(Side.BLUE, setup.placements()),
        setup.turn());
    moves.forEach(move -> table.submit(table.turn(), move));
    return table;
  }

  private static void assertSame(Table truth, Table other, Side side, List<Move> wishes, Random random) {
    assertSameSight(truth.seenBy(side), other.seenBy(side));
    int ply = random.nextInt(truth.ply() + 1);
    assertSameSight(truth.seenBy(side, ply), other.seenBy(side, ply));
    assertEquals(truth.end(), other.end());
    assertEquals(truth.turn(), other.turn());
    assertEquals(truth.turnNumber(), other.turnNumber());
    assertSameMoves(truth, other, side);
    for (int i = 0; i < wishes.size() && truth.isOver() == other.isOver(); i++) {
      assertSameAnswer(truth, other, side, wishes.get(i));
    }
  }

  private static void assertSameSight(Observation seen, Observation dealt) {
    assertEquals(seen, dealt);
    assertEquals(seen.toString(), dealt.toString());
  }

  private static void assertSameMoves(Table truth, Table other, Side side) {
    assertEquals(truth.moves(side), other.moves(side));
    assertEquals(truth.movable(side), other.movable(side));
    for (Square from : Square.all()) {
      assertEquals(truth.destinations(side, from), other.destinations(side, from));
      assertEquals(truth.whyNone(side, from), other.whyNone(side, from));
      for (Square to : truth.destinations(side, from)) {
        assertEquals(truth.ways(side, from, to), other.ways(side, from, to));
        truth.ways(side, from, to)
            .forEach(way -> assertEquals(truth.rescues(side, way), other.rescues(side, way)));
      }
    }
  }

  /** A fight that is fought tells what it tells, and may end the game for good; everything else is equal. */
  private static void assertSameAnswer(Table truth, Table other, Side side, Move wish) {
    assertEquals(truth.rescues(side, wish), other.rescues(side, wish));
    Answer answer = truth.submit(side, wish);
    Answer dealt = other.submit(side, wish);
    if (!(answer instanceof Answer.Made && dealt instanceof Answer.Made)) {
      assertEquals(answer, dealt);
      assertEquals(answer.toString(), dealt.toString());
    } else if (!truth.isOver() && !other.isOver()) {
      truth.undo(1);
      other.undo(1);
    }
  }
}

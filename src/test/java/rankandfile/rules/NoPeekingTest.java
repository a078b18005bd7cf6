package rankandfile.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import rankandfile.rules.Sighting.Hidden;
import rankandfile.rules.Sighting.Known;
import rankandfile.rules.Sighting.Own;
import rankandfile.rules.Verdict.Refused;

/**
 * Nothing that a player sees or is answered depends on the ranks that the player cannot know: when the enemy's unproven
 * pieces are dealt other ranks, everything stays equal. See {@link Redeal} for which deals are possible.
 */
@Execution(ExecutionMode.CONCURRENT)
class NoPeekingTest {

  private static final int GAMES = 4;
  private static final int REDEALS = 20;
  private static final int WISHES = 60;

  private static final Set<Rank> EVERY = EnumSet.allOf(Rank.class);
  private static final Set<Rank> MOVABLE = EnumSet.range(Rank.SPY, Rank.MARSHAL);

  private static int changed;
  private static int tried;

  @TestFactory
  Stream<DynamicTest> otherHiddenRanksChangeNothingForThePlayer() {
    return HouseRules.each(rules -> {
      Random random = new Random(10);
      for (int game = 0; game < GAMES; game++) {
        Viewer viewer = game % 2 == 0 ? Viewer.RED : Viewer.BLUE;
        assertSeesNothing(RandomGame.of(rules, random.nextInt(250), random), viewer, random);
      }
    });
  }

  /** T6: two hidden pieces have changed places; whether they are alike must not show. */
  @Test
  void swappedHiddenPiecesStandForTheFirstTime() {
    List<Move> swap = OutsideData.moves("a1a2 a9a10 a2b2 b9a9 b2b1 a10b10 b1a1 b10b9");
    Observation alike = observed("lt", "lt", swap);
    assertEquals(observed("lt", "cp", swap), alike);
    assertEquals(1, alike.occurrences());
  }

  private static Observation observed(String left, String right, List<Move> moves) {
    List<Placement> pieces = List.of(new Placement(Square.of(0, 0), Diagram.piece("MA")),
        new Placement(Square.of(0, 8), Diagram.piece(left)), new Placement(Square.of(1, 8), Diagram.piece(right)));
    return Replay.from(pieces, Ruleset.CLASSIC).all(moves).observedBy(Viewer.RED);
  }

  @TestFactory
  Stream<DynamicTest> playerIsToldExactlyWhatFactsProve() {
    return HouseRules.each(rules -> {
      Random random = new Random(11);
      for (int game = 0; game < 2 * GAMES; game++) {
        assertToldWhatFactsProve(RandomGame.of(rules, random.nextInt(250), random));
      }
    });
  }

  private static void assertToldWhatFactsProve(RandomGame game) {
    Facts facts = Facts.of(game);
    for (Viewer viewer : List.of(Viewer.RED, Viewer.BLUE)) {
      game.last().observedBy(viewer).board().values().forEach(sighting -> {
        Set<Rank> proven = facts.proven(sighting.id().number());
        switch (sighting) {
          case Own own -> assertEquals(own.known(), proven.size() == 1, own.toString());
          case Known known -> assertEquals(Set.of(known.rank()), proven);
          case Hidden hidden when proven.size() == 2 -> assertEquals(proven, hidden.among());
          case Hidden hidden -> assertEquals(hidden.moved() ? MOVABLE : EVERY, proven, hidden.toString());
        }
        assertEquals(viewer.owns(sighting.side()), sighting instanceof Own);
      });
    }
  }

  /** A law about deals that are all alike would hold for nothing. */
  @AfterAll
  static void mostDealsReallyDiffered() {
    assertTrue(changed >= 3_000 && changed >= tried * 7 / 10, changed + " of " + tried + " re-deals were others");
  }

  private static void assertSeesNothing(RandomGame game, Viewer viewer, Random random) {
    Redeal redeal = new Redeal(game, viewer);
    Position truth = game.last();
    List<Move> wishes = Stream.generate(() -> Wishes.any(truth, random)).limit(WISHES).toList();
    for (int i = 0; i < REDEALS; i++) {
      tried++;
      redeal.next(random).filter(other -> !other.equals(truth)).ifPresent(other -> {
        changed++;
        assertSameSights(truth, other, viewer);
        if (viewer.owns(truth.turn())) {
          assertSameMoves(truth, other);
        }
        wishes.stream().filter(wish -> mayWish(viewer, truth, wish)).forEach(wish -> assertSame(truth, other, wish));
      });
    }
  }

  private static void assertSameSights(Position truth, Position other, Viewer viewer) {
    Observation seen = truth.observedBy(viewer);
    Observation dealt = other.observedBy(viewer);
    assertEquals(seen, dealt);
    assertEquals(seen.hashCode(), dealt.hashCode());
    assertEquals(seen.toString(), dealt.toString());
    assertEquals(seen.ending(), other.ending());
    for (Square square : Square.all()) {
      assertEquals(truth.sighting(viewer, square), other.sighting(viewer, square));
      assertEquals(seen.at(square), other.sighting(viewer, square));
    }
  }

  private static void assertSameMoves(Position truth, Position other) {
    assertEquals(truth.moves(), other.moves());
    truth.moves().forEach(move -> assertEquals(truth.rescues(move), other.rescues(move), move.toString()));
    Square.all().forEach(from -> assertEquals(truth.destinations(from), other.destinations(from), from.toString()));
  }

  /** Out of turn a player may still try to move what is not the enemy's. */
  private static boolean mayWish(Viewer viewer, Position position, Move wish) {
    return viewer.owns(position.turn())
        || position.at(wish.from()).filter(piece -> !viewer.owns(piece.side())).isEmpty();
  }

  private static void assertSame(Position truth, Position other, Move wish) {
    Verdict verdict = truth.judge(wish);
    Verdict dealt = other.judge(wish);
    if (verdict instanceof Refused || dealt instanceof Refused) {
      assertEquals(verdict, dealt);
      assertEquals(verdict.toString(), dealt.toString());
    }
  }
}

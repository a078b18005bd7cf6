package rankandfile.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import rankandfile.rules.Army;
import rankandfile.rules.Placement;
import rankandfile.rules.Position;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Edition;

/** Every level sets up every army without a fault, never twice the same, and the stronger ones with sense. */
@Execution(ExecutionMode.CONCURRENT)
class ArrangingTest {

  private static final int SEEDS = 50;

  static Stream<Arguments> levelsAndEditions() {
    return Stream.of(Level.values())
        .flatMap(level -> Stream.of(Edition.values()).map(edition -> Arguments.of(level, edition)));
  }

  @ParameterizedTest
  @MethodSource("levelsAndEditions")
  void setupsHaveNoDefectsAndTheGameCanBegin(Level level, Edition edition) {
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      List<Placement> both = new ArrayList<>(level.arrange(Side.RED, edition.rules(), random));
      both.addAll(level.arrange(Side.BLUE, edition.rules(), random));
      Setup setup = Setup.of(both, edition.rules(), Scope.OPENING);
      assertEquals(List.of(), setup.defects(), () -> setup.placements().toString());
      assertEquals(Optional.empty(), Position.of(setup).ending());
      assertEquals(Optional.empty(), Position.of(setup.with(setup.turn().other())).ending());
    }
  }

  @ParameterizedTest
  @MethodSource("levelsAndEditions")
  void noSetupComesTwice(Level level, Edition edition) {
    Set<Set<Placement>> seen = new HashSet<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      seen.add(Set.copyOf(level.arrange(Side.RED, edition.rules(), new Random(seed))));
    }
    assertEquals(SEEDS, seen.size());
  }

  @ParameterizedTest
  @EnumSource
  void sameRandomNumbersGiveTheSameSetup(Level level) {
    assertEquals(level.arrange(Side.BLUE, Ruleset.CLASSIC, new Random(7)),
        level.arrange(Side.BLUE, Ruleset.CLASSIC, new Random(7)));
  }

  /** The Flag is not on the same few squares each time: an enemy learns where to look. */
  @ParameterizedTest
  @MethodSource("levelsAndEditions")
  void flagStandsOnManySquares(Level level, Edition edition) {
    Set<Square> flags = new HashSet<>();
    Random random = new Random(5);
    for (int i = 0; i < SEEDS; i++) {
      flags.add(flag(level.arrange(Side.RED, edition.rules(), random)));
    }
    assertTrue(flags.size() >= 7, flags.toString());
  }

  @ParameterizedTest
  @EnumSource
  void strongLevelsLeaveNoFreeWayToTheFlag(Edition edition) {
    for (Level level : List.of(Level.CLUB, Level.EXPERT)) {
      for (int seed = 0; seed < SEEDS; seed++) {
        List<Placement> army = level.arrange(Side.RED, edition.rules(), new Random(seed));
        Square flag = flag(army);
        assertTrue(army.stream().anyMatch(p -> p.square().column() == flag.column() && p.square().row() > flag.row())
            || Square.of(flag.column(), 4).isLake(), army.toString());
      }
    }
  }

  @Test
  void moreTriesMakeMoreSense() {
    for (Edition edition : List.of(Edition.FIELD_GUIDE, Edition.LIGHTNING, Edition.BARRAGE)) {
      assertTrue(sense(Level.BEGINNER, edition) < sense(Level.CASUAL, edition), edition.id());
      assertTrue(sense(Level.CASUAL, edition) < sense(Level.CLUB, edition), edition.id());
    }
  }

  private static double sense(Level level, Edition edition) {
    Army army = edition.rules().army();
    FormationSense sense = new FormationSense(army, Habits.of(army));
    double sum = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      Formation formation = new Formation();
      level.arrange(Side.RED, edition.rules(), new Random(seed)).forEach(p ->
          formation.put(p.piece().rank(), (3 - p.square().row()) * 10 + p.square().column()));
      sum += sense.points(formation);
    }
    return sum / SEEDS;
  }

  private static Square flag(List<Placement> army) {
    return army.stream().filter(p -> p.piece().rank() == Rank.FLAG).findFirst().orElseThrow().square();
  }
}

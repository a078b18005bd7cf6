package rankandfile.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rankandfile.rules.Army;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Edition;

/** What is likely where. The counts are made anew from the setups outside the project, and must be the same. */
class HabitsTest {

  private static final double EXACT = 1e-9;

  @Test
  void classicTableIsWhatPeoplePlayed() throws IOException {
    assertEquals(PlacingCount.classic(), resource("classic.txt"));
  }

  @Test
  void barrageTableIsWhatPeoplePlayed() throws IOException {
    assertEquals(PlacingCount.barrage(), resource("barrage.txt"));
  }

  @ParameterizedTest
  @EnumSource
  void chancesAddUp(Edition edition) {
    Army army = edition.rules().army();
    Habits habits = Habits.of(army);
    for (Side side : Side.values()) {
      for (Square square : home(side)) {
        assertEquals(1, ranks().mapToDouble(rank -> habits.chance(rank, side, square)).sum(), EXACT);
      }
      ranks().forEach(rank ->
          assertEquals(1, home(side).stream().mapToDouble(s -> habits.spread(rank, side, s)).sum(), EXACT));
    }
    assertEquals(1, ranks().mapToDouble(habits::besideFlag).sum(), EXACT);
  }

  @ParameterizedTest
  @EnumSource
  void everyRankOfTheArmyIsPossibleEverywhereAndNoOther(Edition edition) {
    Army army = edition.rules().army();
    Habits habits = Habits.of(army);
    ranks().forEach(rank -> home(Side.BLUE).forEach(square ->
        assertEquals(army.count(rank) > 0, habits.chance(rank, Side.BLUE, square) > 0, rank + " on " + square)));
  }

  @ParameterizedTest
  @EnumSource
  void bothSidesAndBothWingsAreAlike(Edition edition) {
    Habits habits = Habits.of(edition.rules().army());
    ranks().forEach(rank -> home(Side.RED).forEach(square -> {
      double chance = habits.chance(rank, Side.RED, square);
      assertEquals(chance, habits.chance(rank, Side.RED, Square.of(9 - square.column(), square.row())));
      assertEquals(chance, habits.chance(rank, Side.BLUE, Square.of(square.column(), 9 - square.row())));
    }));
  }

  /** What every player knows, as a check that rows are not upside down. */
  @ParameterizedTest
  @EnumSource
  void flagsStandBehindAndScoutsBefore(Edition edition) {
    Habits habits = Habits.of(edition.rules().army());
    assertTrue(inRow(habits, Rank.FLAG, 0) > 0.6);
    assertTrue(inRow(habits, Rank.FLAG, 3) < 0.15);
    assertTrue(inRow(habits, Rank.SCOUT, 3) > inRow(habits, Rank.SCOUT, 0));
    assertTrue(habits.besideFlag(Rank.BOMB) > habits.besideFlag(Rank.SCOUT));
  }

  private static double inRow(Habits habits, Rank rank, int row) {
    return home(Side.RED).stream().filter(s -> s.row() == row)
        .mapToDouble(s -> habits.spread(rank, Side.RED, s)).sum();
  }

  private static Stream<Rank> ranks() {
    return Stream.of(Rank.values());
  }

  private static List<Square> home(Side side) {
    return Square.all().stream().filter(s -> side.isHome(s.row())).toList();
  }

  private static String resource(String file) throws IOException {
    try (InputStream in = PlacingTable.class.getResourceAsStream(file)) {
      assertNotNull(in, file);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}

package rankandfile.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MixtureTest {

  private static final long[] ALL = {-1L};

  @Test
  void withoutFightsTheQuietValueCounts() {
    assertEquals(5, new Mixture(5, 0).value(ALL));
  }

  @Test
  void fightCountsInItsWorldsOnly() {
    Mixture mixture = new Mixture(8, 2);
    mixture.add(-8, 1, new long[] {0xFFFFL});
    assertEquals(4, mixture.value(ALL));
  }

  @Test
  void worldTakenByTheBetterFightIsNotTakenAgain() {
    Mixture mixture = new Mixture(0, 2);
    mixture.add(-10, 1, new long[] {0xFFFFFFFFL});
    mixture.add(-64, 1, new long[] {0xFFFFL});
    assertEquals(-64 / 4.0 - 10 / 4.0, mixture.value(ALL));
  }

  @Test
  void whoHardlyDaresCountsLess() {
    Mixture mixture = new Mixture(0, 1);
    mixture.add(-10, 0.5, ALL);
    assertEquals(-5, mixture.value(ALL));
  }
}

package rankandfile.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The chain of positions against a plain map, up to a length at which several of its shelves are asked. */
class PastTest {

  private static final int LONGEST = 9_000;

  /** Of few keys each stands often; of many most stand once. */
  @ParameterizedTest
  @ValueSource(ints = {3, 500, 100_000})
  void countsAsAMapDoes(int keys) {
    SplittableRandom random = new SplittableRandom(keys);
    Map<Long, Integer> counts = new HashMap<>();
    Past past = null;
    for (int length = 1; length <= LONGEST; length++) {
      // The last bit is the side to move.
      long key = random.nextInt(keys) * 2L + length % 2;
      past = Past.after(past, key);
      counts.merge(key, 1, Integer::sum);
      assertEquals(length, past.length());
      if (length % 7 == 0 || length % 1024 <= 2 || length % 1024 >= 1022) {
        assertAlike(counts, past, key);
        assertAlike(counts, past, random.nextInt(keys) * 2L + length % 2);
      }
    }
  }

  private static void assertAlike(Map<Long, Integer> counts, @Nullable Past past, long key) {
    assertEquals(counts.getOrDefault(key, 0), Past.count(past, key), () -> "key " + key);
    assertEquals(counts.containsKey(key), Past.holds(past, key), () -> "key " + key);
  }
}

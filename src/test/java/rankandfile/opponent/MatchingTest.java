package rankandfile.opponent;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class MatchingTest {

  @Test
  void exchangesAlongAChain() {
    assertArrayEquals(new int[] {2, 1, 0}, Matching.of(new int[] {0b111, 0b011, 0b001}, new int[] {1, 1, 1}));
  }

  @Test
  void saysWhenThereIsNone() {
    assertEquals(0, Matching.of(new int[] {0b011, 0b011, 0b011}, new int[] {1, 1, 1}).length);
  }

  @Test
  void findsOneWheneverATrialOfAllDoes() {
    Random random = new Random(7);
    for (int round = 0; round < 3000; round++) {
      int[] possible = random.ints(5, 1, 16).toArray();
      int[] left = random.ints(4, 0, 3).toArray();
      int[] dealt = Matching.of(possible, left);
      assertEquals(exists(possible, left.clone(), 0), dealt.length > 0);
      for (int piece = 0; piece < dealt.length; piece++) {
        assertEquals(1, possible[piece] >> dealt[piece] & 1);
        assertEquals(true, --left[dealt[piece]] >= 0);
      }
    }
  }

  private static boolean exists(int[] possible, int[] left, int piece) {
    if (piece == possible.length) {
      return true;
    }
    for (int rank = 0; rank < left.length; rank++) {
      if ((possible[piece] >> rank & 1) != 0 && left[rank] > 0) {
        left[rank]--;
        boolean found = exists(possible, left, piece + 1);
        left[rank]++;
        if (found) {
          return true;
        }
      }
    }
    return false;
  }
}

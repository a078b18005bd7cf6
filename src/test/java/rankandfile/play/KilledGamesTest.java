package rankandfile.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rankandfile.notation.RulesText;
import rankandfile.rules.edition.Edition;
import rankandfile.store.Folders;

/** A program that is killed in the middle of a game loses at most its last ply. */
class KilledGamesTest {

  private static final int LAST_PLY = 60;

  @TempDir
  Path home;

  @Test
  void killedThreeTimes() throws Exception {
    assertKilled(3, 1);
  }

  @Test
  @Tag("long")
  void killedFiftyTimes() throws Exception {
    assertKilled(50, 2);
  }

  private void assertKilled(int times, long seed) throws Exception {
    Random random = new Random(seed);
    for (int i = 0; i < times; i++) {
      Path folder = home.resolve("game-" + i);
      int made = playUntilKilled(folder, 1 + random.nextInt(LAST_PLY), random.nextInt(1_000));

      Saves.Found<GameRecord> found = new Saves(Folders.under(folder)).current();

      assertEquals(List.of(), found.aside());
      assertEquals(1, found.games().size());
      int kept = found.games().getFirst().table().ply();
      assertTrue(kept >= made - 1 && kept <= made, kept + " of " + made + " plies");
    }
  }

  /** Lets another program play, kills it once it has made so many plies, and returns how many it has made. */
  private static int playUntilKilled(Path folder, int plies, int seed) throws IOException, InterruptedException {
    Process other = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
        System.getProperty("java.class.path"), Child.class.getName(), folder.toString(), Integer.toString(seed))
        .redirectErrorStream(true).start();
    int made = 0;
    try (BufferedReader out = other.inputReader()) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        made = Integer.parseInt(line);
        if (made >= plies) {
          other.toHandle().destroyForcibly();
        }
      }
    }
    other.waitFor();
    assertTrue(made >= plies, "ended by itself at ply " + made);
    return made;
  }

  /** Plays and keeps each ply, and says the number of a ply when it is made and not yet kept. */
  static final class Child {
    public static void main(String[] args) throws IOException {
      Saves saves = new Saves(Folders.under(Path.of(args[0])));
      Random random = new Random(lasting(Long.parseLong(args[1])));
      Table table = start(random);
      LocalDateTime begun = LocalDateTime.of(2026, 5, 3, 12, 0);
      saves.keep(table.record(Players.twoPeople()).begun(begun));
      while (!table.isOver()) {
        Games.play(table, 1, random);
        System.out.println(table.ply());
        System.out.flush();
        saves.keep(table.record(Players.twoPeople()).begun(begun));
      }
    }

    /** The first seed from this one on whose game does not end before it can be killed. */
    private static long lasting(long seed) {
      Random random = new Random(seed);
      return Games.play(start(random), 2 * LAST_PLY, random).isOver() ? lasting(seed + 1) : seed;
    }

    private static Table start(Random random) {
      return Games.start(RulesText.of(Edition.FIELD_GUIDE), random);
    }
  }
}

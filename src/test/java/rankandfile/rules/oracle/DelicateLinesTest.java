package rankandfile.rules.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rankandfile.rules.Ending;
import rankandfile.rules.Ending.DrawReason;
import rankandfile.rules.Ending.WinReason;
import rankandfile.rules.Move;
import rankandfile.rules.Rank;
import rankandfile.rules.Rescue;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** Lines that chance does not find, played and compared at every turn like the random games. */
class DelicateLinesTest {

  private static final String ROUND_AND_BACK = "A9-A10 B10-B9 A10-B10 B9-A9 B10-B9 A9-A10 B9-A9 A10-B10"
      + " A9-B9 B10-A10 B9-A9 A10-B10";

  private final Draft draft = new Draft(new Random(1));

  /** S1, T6: twice a piece comes back to the square where it was taken. */
  @Test
  void rescuesBringTheThirdRepetition() {
    draft.put(Side.RED, Rank.MAJOR, square("B10"));
    draft.put(Side.RED, Rank.COLONEL, square("D10"));
    draft.put(Side.RED, Rank.SERGEANT, square("E3"));
    draft.put(Side.BLUE, Rank.GENERAL, square("E4"));

    assertEquals(Optional.of(new Ending.Draw(DrawReason.THIRD_REPETITION)), play(
        "lightning, two-squares=5, threefold=on", Scope.FRAGMENT, Side.BLUE,
        "E4-E3 B10-A10 E3-E4 A10-B10=SERGEANT@E3 E4-E3 D10-C10 E3-E4 C10-D10=SERGEANT@E3"));
  }

  /** T7: the way back is barred by T1, the way on by T5, and there is nobody to rescue. */
  @Test
  void chaserWithoutAnyWayLoses() {
    putChaseInACell();

    assertEquals(Optional.of(new Ending.Win(Side.BLUE, WinReason.NO_MOVE_LEFT)),
        play("tournament, rescue=on", Scope.GAME, Side.RED, ROUND_AND_BACK));
  }

  /** T5, S1: on the same board a Rescue makes the way on legal, so that the game is not over. */
  @Test
  void rescueSavesTheChaserWithoutAnyOtherWay() {
    putChaseInACell();
    draft.lose(Side.RED, Rank.CAPTAIN);

    assertEquals(Optional.empty(), play("tournament, rescue=on", Scope.GAME, Side.RED,
        ROUND_AND_BACK + " A9-A10=CAPTAIN@B2"));
  }

  /** T5: the position comes back in a running chase, but by a move that stands next to nobody who has evaded. */
  @Test
  void moveThatThreatensNobodyIsNoChasingMove() {
    draft.put(Side.RED, Rank.MAJOR, square("C2"));
    draft.put(Side.RED, Rank.SCOUT, square("A1"));
    draft.put(Side.BLUE, Rank.SCOUT, square("B3"));

    assertEquals(Optional.empty(), play("tournament", Scope.FRAGMENT, Side.RED,
        "C2-C3 B3-B2 A1-A2 B2-B4 A2-A4 B4-B3 A4-A1"));
  }

  private void putChaseInACell() {
    draft.put(Side.RED, Rank.MAJOR, square("A9"));
    draft.put(Side.BLUE, Rank.MINER, square("B10"));
    List.of("A8", "B8", "C9", "C10").forEach(wall -> draft.put(Side.RED, Rank.BOMB, square(wall)));
    draft.put(Side.RED, Rank.FLAG, square("A1"));
    draft.put(Side.BLUE, Rank.FLAG, square("J10"));
  }

  private Optional<Ending> play(String rules, Scope scope, Side turn, String line) {
    Rulebook rulebook = Rulebook.named(rules);
    Setup setup = draft.setup(rulebook.rules(), scope, turn);
    return new Match(rulebook, setup, new Random(1), new Tally())
        .play(Arrays.stream(line.split(" ")).map(DelicateLinesTest::move).toList());
  }

  /** {@code A9-A10}, or {@code A9-A10=CAPTAIN@B2} with a Rescue. */
  private static Move move(String written) {
    String[] parts = written.split("[-=@]");
    Move move = Move.of(square(parts[0]), square(parts[1]));
    return parts.length == 2 ? move : move.with(new Rescue(Rank.valueOf(parts[2]), square(parts[3])));
  }

  private static Square square(String name) {
    return Square.all().stream().filter(s -> s.toString().equals(name)).findFirst().orElseThrow();
  }
}

package rankandfile.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rankandfile.opponent.Budget;

/** The command from its words to its exit code. */
class EngineCommandTest {

  private static final List<String> QUICK = List.of("--level", "1", "--seed", "5", "--time", "5");

  /** What one run left behind. */
  private record Run(int code, String out, String err) {}

  /** A game of which this program hears Blue's part; its own moves are others than those the game was made with. */
  private static List<String> heardByBlue() {
    ScriptedReferee referee = new ScriptedReferee(UnaryOperator.identity(), (r, side, answer) -> new Conversation(
        new Contestant(new AnyMove(seen -> { }), new Random(8), Budget.ofNodes(1)), answer, line -> { }));
    referee.play(9);
    return referee.sentToBlue;
  }

  @Test
  void quitAtAnyPointEndsWithZero() {
    List<String> lines = heardByBlue();
    for (int end = 0; end <= lines.size(); end++) {
      List<String> part = new ArrayList<>(lines.subList(0, end));
      part.addAll(List.of("QUIT", "START"));
      assertEquals(0, run(QUICK, String.join("\n", part) + "\n").code, "QUIT after line " + end);
    }
  }

  @Test
  void endOfInputAtAnyPointEndsWithZero() {
    String all = String.join("\n", heardByBlue()) + "\n";
    for (int end = 0; end <= all.length(); end += 3) {
      assertEquals(0, run(QUICK, all.substring(0, end)).code, "end after letter " + end);
    }
  }

  @Test
  void quitIsHeardBeforeItIsTaken() throws IOException {
    RefereeInput in = input("START\n QUIT \nSTART\n");
    assertFalse(in.isQuitting());
    assertEquals(Optional.of("START"), in.line());
    assertTrue(quits(in));
    assertEquals(Optional.empty(), in.line());
  }

  @ParameterizedTest
  @ValueSource(strings = {"QUITTER", "a line that is longer than what is looked at", "", "QUI"})
  void anotherLineIsLookedAtAndLeftWhole(String line) throws IOException {
    RefereeInput in = input(line + "\nQUIT\n");
    assertFalse(quits(in));
    assertEquals(Optional.of(line), in.line());
    assertTrue(quits(in));
  }

  @Test
  @Timeout(30)
  void quitEndsALongThought() {
    List<String> words = List.of("--level", "4", "--seed", "5", "--time", "60000");
    String setup = run(words, "RED them 10 10\n").out;
    String board = setup + "..++..++..\n".repeat(2) + "##########\n".repeat(4);
    Run run = run(words, "RED them 10 10\nSTART\n" + board + "QUIT\n");
    assertEquals(new Run(0, run.out, ""), run);
    assertEquals(5, run.out.lines().count(), run.out);
  }

  private static RefereeInput input(String text) {
    return new RefereeInput(new ByteArrayInputStream(text.getBytes()));
  }

  /** Looks until the last look is long enough ago for another one. */
  private static boolean quits(RefereeInput in) {
    long end = System.nanoTime() + Duration.ofMillis(50).toNanos();
    while (System.nanoTime() - end < 0) {
      if (in.isQuitting()) {
        return true;
      }
      Thread.onSpinWait();
    }
    return false;
  }

  @Test
  void answersTheSetupAndAMove() {
    Run run = run(QUICK, "RED them 10 10\nSTART\n");
    List<String> said = run.out.lines().toList();
    assertEquals(5, said.size(), run.out);
    said.subList(0, 4).forEach(row -> assertTrue(row.matches("[1-9sBF]{10}"), row));
    assertTrue(said.get(4).matches("[0-9] [0-9] (UP|DOWN|LEFT|RIGHT)( [2-9])?"), said.get(4));
  }

  @Test
  void sameSeedGivesTheSameSetup() {
    assertEquals(run(QUICK, "RED them 10 10\n").out, run(QUICK, "RED them 10 10\n").out);
  }

  @Test
  void oddLinesAreReported() {
    Run run = run(QUICK, "hello\nBLUE them 10 10\nhow are you\n" + "x".repeat(100_000) + "\n");
    assertEquals(0, run.code);
    assertEquals(3, run.err.lines().count(), run.err);
    assertTrue(run.err.lines().allMatch(line -> line.length() < 200));
    assertEquals(4, run.out.lines().count());
  }

  /** They could move the cursor of a terminal, or worse. */
  @Test
  void oddLinesAreReportedWithoutControlCharacters() {
    assertTrue(run(QUICK, "\u001B[2Jhello\u0007\n").err.strip().endsWith(": \uFFFD[2Jhello\uFFFD"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--level", "--level 0", "--level 5", "--level two", "--time 0", "--time 1e3", "--seed x",
      "--depth 3", "4", "--seed 1 --time -5"})
  void wrongUseIsToldInOneLine(String words) {
    Run run = run(List.of(words.split(" ")), "");
    assertEquals(2, run.code);
    assertEquals("", run.out);
    assertEquals(1, run.err.lines().count(), run.err);
  }

  @Test
  void brokenInputIsAFailure() {
    InputStream broken = new InputStream() {
      @Override
      public int read() throws IOException {
        throw new IOException("the pipe broke");
      }
    };
    var err = new ByteArrayOutputStream();
    assertEquals(1, EngineCommand.run(QUICK, broken, new PrintStream(new ByteArrayOutputStream()),
        new PrintStream(err, true), Duration.ZERO));
    assertTrue(err.toString().contains("the pipe broke"), err.toString());
  }

  private static Run run(List<String> args, String input) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    int code = EngineCommand.run(args, new ByteArrayInputStream(input.getBytes()), new PrintStream(out, true),
        new PrintStream(err, true), Duration.ZERO);
    return new Run(code, out.toString(), err.toString());
  }
}

package rankandfile;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the command line answers, to which stream and with which exit code. */
@Timeout(60)
class MainTest {

  /** What one run left behind. */
  private record Answer(int code, String out, String err) {}

  @ParameterizedTest
  @ValueSource(strings = {"--help", "check --help", "pdf --help", "engine --level 2 --help"})
  void helpNamesEachCommand(String words) {
    Answer answer = run(words.split(" "));

    assertEquals(0, answer.code);
    assertEquals("", answer.err);
    assertAll(Stream.of("check PATH", "pdf", "engine", "--help", "--version")
        .map(word -> () -> assertTrue(answer.out.contains(word), word)));
  }

  /** Whoever runs it from the build is told the number of what is built, which stands in the pom. */
  @Test
  void aProgramThatIsNotPackagedNamesItsVersion() throws IOException {
    String pom = Files.readString(Path.of("pom.xml"));
    String version = pom.substring(pom.indexOf("<version>") + "<version>".length(), pom.indexOf("</version>"));
    assertEquals(version + ", run from its sources", Messages.text("version.unpackaged"));
  }

  @Test
  void versionIsOneLineOnStandardOutput() {
    Answer answer = run("--version");

    assertEquals(0, answer.code);
    assertEquals("", answer.err);
    assertTrue(answer.out.startsWith("Rank & File "), answer.out);
    assertEquals(1, answer.out.lines().count());
  }

  @Test
  void unknownWordIsNamedWithTheWayOut() {
    Answer answer = run("bord");

    assertWrongUse(answer);
    assertTrue(answer.err.contains("'bord'"), answer.err);
    assertTrue(answer.err.contains("--help"), answer.err);
  }

  @Test
  void oneFileIsOpenedAtATime(@TempDir Path folder) throws IOException {
    String file = Files.createFile(folder.resolve("game.rfgame")).toString();

    assertWrongUse(run(file, file));
  }

  @Test
  void checkWithoutPathIsWrongUse() {
    assertWrongUse(run("check"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "--version", "check", "engine"})
  void commandsLoadNoJavaFx(String command) throws IOException {
    Answer answer = start("-Xlog:class+load", "rankandfile.Main", command);

    assertTrue(answer.out.contains("rankandfile.Main "), "classes are listed");
    assertFalse(answer.out.contains(" javafx."), answer.out);
    assertFalse(answer.out.contains("rankandfile.ui."), answer.out);
  }

  @Test
  void whatIsWrittenArrivesWhereTheSystemKnowsAsciiOnly(@TempDir Path folder) throws IOException {
    Path chapter = Files.writeString(folder.resolve("bombs.md"), "[x](Müller.md)\n");

    Answer answer = start("-Dstdout.encoding=US-ASCII", "rankandfile.Main", "check", chapter.toString());

    assertTrue(answer.out.contains("there is no page 'Müller.md'"), answer.out);
  }

  @Test
  void withoutDisplayOneSentenceSaysSo() throws IOException {
    Answer answer = start("-Dos.name=Linux", "rankandfile.Main");

    assertEquals(1, answer.code);
    assertEquals("", answer.out);
    assertEquals(Messages.text("error.display"), answer.err.strip());
  }

  private static void assertWrongUse(Answer answer) {
    assertEquals(2, answer.code);
    assertEquals("", answer.out);
    assertEquals(1, answer.err.lines().count(), answer.err);
  }

  private static Answer run(String... args) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    int code = Main.run(List.of(args), new PrintStream(out, true), new PrintStream(err, true));
    return new Answer(code, out.toString(), err.toString());
  }

  /** Starts a JVM of its own, on this one's class path, without a display and with no input. */
  private static Answer start(String... args) throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var command = Stream.concat(Stream.of(java, "-cp", System.getProperty("java.class.path")), Stream.of(args));
    var builder = new ProcessBuilder(command.toList());
    builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY", "JAVA_TOOL_OPTIONS"));
    Process process = builder.start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String complained = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Answer(exitCode(process), said, complained);
  }

  private static int exitCode(Process process) {
    try {
      assertTrue(process.waitFor(30, TimeUnit.SECONDS), "the program ends by itself");
      return process.exitValue();
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted while waiting for the program", e);
    }
  }
}

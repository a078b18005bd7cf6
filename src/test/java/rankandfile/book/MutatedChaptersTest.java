package rankandfile.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import rankandfile.notation.Places;
import rankandfile.notation.Problem;
import rankandfile.notation.Source;

/** Bad text never raises an exception, in no file of any size, and is never read for long. */
@Execution(ExecutionMode.CONCURRENT)
class MutatedChaptersTest {

  private static final Path CONTENT = Path.of("content", "en");
  private static final int SIZE = 1_000_000;
  private static final int MOST_LOOKED_AT = 2_000;
  /** Processor time, so that a busy machine does not matter. */
  private static final long MOST_SECONDS = 1;
  private static final long MOST_SECONDS_FOR_RUBBISH = 5;

  @Test
  void tenThousandSpoiltChaptersGiveProblemsOnly() throws IOException {
    assertSpoiltChapters(10_000, 1);
  }

  @Test
  @Tag("long")
  void hundredThousandSpoiltChaptersGiveProblemsOnly() throws IOException {
    assertSpoiltChapters(100_000, 2);
  }

  private static void assertSpoiltChapters(int count, long seed) throws IOException {
    Mutation mutation = new Mutation(seed, chapters());
    int problems = 0;
    for (int i = 0; i < count; i++) {
      String text = mutation.next();
      problems += assertReadable("chapter " + i + " of seed " + seed, text, MOST_SECONDS);
    }
    assertTrue(problems > count, "only " + problems + " problems");
  }

  private static List<String> chapters() throws IOException {
    List<String> chapters = new ArrayList<>(SharedPages.all());
    try (Stream<Path> files = Files.list(CONTENT)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".md")).sorted().toList()) {
        chapters.add(Files.readString(file));
      }
    }
    return chapters;
  }

  @TestFactory
  Stream<DynamicTest> rubbishIsReadInSeconds() {
    return rubbish(SIZE / 4);
  }

  @TestFactory
  @Tag("long")
  Stream<DynamicTest> megabyteOfRubbishIsReadInSeconds() {
    return rubbish(SIZE);
  }

  private static Stream<DynamicTest> rubbish(int size) {
    return Rubbish.kinds(size).entrySet().stream().map(kind -> DynamicTest.dynamicTest(kind.getKey(),
        () -> assertReadable(kind.getKey(), kind.getValue().get(), MOST_SECONDS_FOR_RUBBISH)));
  }

  @Test
  void longBlockIsNotPlayedUnderEverMoreEditions() {
    String text = Rubbish.kinds(SIZE).get("in lines of ever new editions").get();

    assertEquals(List.of("this block is too long to be played under so many editions"),
        problems("editions", text).stream().map(Problem::message).toList());
  }

  /** Reads a chapter, and tells how many problems it has. */
  private static int assertReadable(String name, String text, long seconds) {
    long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    List<Problem> problems = problems(name, text);
    long used = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
    assertTrue(used < seconds * 1_000_000_000, () -> name + " takes " + used / 1_000_000 + " ms:\n" + shown(text));
    List<String> lines = Source.of("a.md", text).lines();
    problems.stream().limit(MOST_LOOKED_AT).forEach(problem -> Places.assertPlace(problem, "a.md", lines, name));
    return problems.size();
  }

  private static List<Problem> problems(String name, String text) {
    try {
      return Proofs.of(Map.of("a.md", text)).problems();
    } catch (RuntimeException | StackOverflowError e) {
      throw new AssertionError(name + ":\n" + shown(text), e);
    }
  }

  private static String shown(String text) {
    return text.substring(0, Math.min(text.length(), 4_000));
  }
}

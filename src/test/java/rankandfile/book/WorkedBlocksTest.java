package rankandfile.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import rankandfile.notation.Problem;

/** The boards that settle how the rules and the language are meant, see {@link SharedPages}. */
class WorkedBlocksTest {

  private static final Pattern BLOCK = Pattern.compile("(?ms)^```scenario (\\S+)$.*?^```$");

  /** A line that claims something: what stands before the claim, the claim, and the note. */
  private static final Pattern CLAIM = Pattern.compile(
      "(?<left>(?: *in |legal |red sees |blue sees |start |[A-J]\\d+-).*?)(?:-> ?(?<claim>.*?))?(?<note> -- .*)?");

  @Test
  void workedBlocksHoldWithoutProblems() {
    assertHolds(SharedPages.WORKED_BLOCKS, 1, List.of(SharedPages.text(SharedPages.WORKED_BLOCKS)));
  }

  @Test
  void modelPagesHoldWithoutProblems() {
    List<String> pages = SharedPages.all();
    assertHolds(SharedPages.MODEL_PAGES, pages.size() - 1, pages.subList(1, pages.size()));
  }

  private static void assertHolds(Path path, int chapters, List<String> pages) {
    long scenarios = pages.stream().flatMap(String::lines).filter(line -> line.startsWith("```scenario ")).count();
    Checked checked = Checked.of(SharedPages.existing(path));

    assertTrue(scenarios >= 3, scenarios + " scenarios");
    assertEquals(chapters + " chapters, " + scenarios + " scenarios, 0 tasks, 0 problems\n", checked.out());
    assertEquals(0, checked.status());
  }

  /** Otherwise the tests above would be green whatever the engine said. */
  @TestFactory
  Stream<DynamicTest> anotherClaimIsReportedInItsPlace() {
    List<DynamicTest> tests = new ArrayList<>();
    for (String page : SharedPages.all()) {
      BLOCK.matcher(page).results()
          .forEach(block -> tests.add(DynamicTest.dynamicTest(block.group(1), () -> assertClaims(block.group()))));
    }
    return tests.stream();
  }

  private static void assertClaims(String block) {
    List<String> lines = block.lines().toList();
    int claims = 0;
    for (int i = 0; i < lines.size(); i++) {
      Matcher claim = CLAIM.matcher(lines.get(i));
      if (claim.matches()) {
        claims++;
        List<String> changed = new ArrayList<>(lines);
        changed.set(i, changed(claim));
        assertReported(changed, i + 1);
      }
    }
    assertTrue(claims > 0, "no claim in\n" + block);
  }

  private static void assertReported(List<String> lines, int line) {
    List<Problem> problems = Proofs.of(Map.of("changed.md", String.join("\n", lines))).problems();
    assertEquals(List.of(line), problems.stream().map(Problem::line).toList(),
        () -> lines.get(line - 1) + "\n" + problems);
    assertTrue(problems.getFirst().message().startsWith("claimed "), problems.toString());
  }

  private static String changed(Matcher line) {
    String left = line.group("left").stripTrailing();
    String claim = line.group("claim") == null ? "moves" : line.group("claim").strip();
    String note = line.group("note") == null ? "" : line.group("note");
    return left + " -> " + another(left.strip(), claim) + note;
  }

  /** A claim of the same kind that is not the same. */
  private static String another(String left, String claim) {
    if (claim.matches("([A-J]\\d+ ?)*")) {
      return claim.isEmpty() ? "A1 B1" : claim.substring(claim.split(" ")[0].length());
    }
    if (claim.matches("hidden|moved|empty|[A-Z][a-z]+( or [A-Z][a-z]+)?")) {
      return claim.equals("hidden") ? "moved" : "hidden";
    }
    if (left.startsWith("start")) {
      return claim.startsWith("blue") ? "red wins: no move left" : "blue wins: no move left";
    }
    return claim.equals("both lost") ? "moves" : "both lost";
  }
}

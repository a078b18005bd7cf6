package rankandfile.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

/** Whether problems name places that exist. */
public final class Places {

  private Places() {}

  /** The place lies in the file, at most one character behind the end of its line, and the report names it. */
  public static void assertPlace(Problem problem, String file, List<String> lines, String name) {
    assertTrue(problem.line() >= 1 && problem.line() <= lines.size(), () -> name + ": " + problem);
    String line = lines.get(problem.line() - 1);
    int length = line.codePointCount(0, line.length());
    assertTrue(problem.column() >= 1 && problem.column() <= length + 1, () -> name + ": " + problem);
    assertTrue(problem.length() >= 0 && problem.column() + problem.length() <= length + 1, () -> name + ": " + problem);
    assertEquals(line, problem.sourceLine(), name);
    String place = file + ":" + problem.line() + ":" + problem.column() + ": error: ";
    assertTrue(problem.toString().startsWith(place), () -> name + ": " + problem);
  }
}

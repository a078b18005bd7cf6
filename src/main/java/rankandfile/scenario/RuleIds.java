package rankandfile.scenario;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The ids of the rules: B1 to B9, M1 to M10, A1 to A10, T1 to T7, E1 to E6, S1 to S3. */
public final class RuleIds {

  /** All ids, in the order of the rules. */
  public static final List<String> ALL = Stream.of(
      ids("B", 9), ids("M", 10), ids("A", 10), ids("T", 7), ids("E", 6), ids("S", 3)).flatMap(s -> s).toList();

  private RuleIds() {}

  private static Stream<String> ids(String letter, int last) {
    return IntStream.rangeClosed(1, last).mapToObj(n -> letter + n);
  }
}

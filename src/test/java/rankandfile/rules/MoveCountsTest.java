package rankandfile.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import rankandfile.rules.SwitchValue.Threefold;
import rankandfile.rules.SwitchValue.TwoSquares;
import rankandfile.rules.edition.Edition;

/** How many ways a game can go on from fixed positions, against figures of another engine and our own. */
class MoveCountsTest {

  @Test
  void thereAreFortyEightOutsidePositions() {
    assertEquals(48, OutsideData.rows("move_counts.tsv").size());
  }

  /** They lie outside the project, see {@link OutsideData}. */
  @TestFactory
  Stream<DynamicTest> anotherEngineCountsTheSame() {
    return OutsideData.rows("move_counts.tsv").stream()
        .map(row -> DynamicTest.dynamicTest(row[0], () -> assertCounts(outside(row[0]), figures(row))));
  }

  @Test
  void eachEditionHasFiguresOfItsOwn() {
    Set<Edition> counted = MoveCountsFile.entries().stream().map(MoveCountsFile.Entry::edition)
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Edition.class)));
    assertEquals(EnumSet.allOf(Edition.class), counted);
  }

  @TestFactory
  Stream<DynamicTest> figuresOfOurOwnStayTheSame() {
    return MoveCountsFile.entries().stream()
        .map(entry -> DynamicTest.dynamicTest(entry.toString(), () -> assertCounts(entry.position(), entry.counts())));
  }

  /** Three plies through the inner layer, two through the public one. */
  private static void assertCounts(Position position, List<Long> expected) {
    Field field = position.field();
    assertEquals(expected, Stream.of(1, 2, 3).map(length -> MoveCounts.on(field, length)).toList());
    assertEquals(expected.subList(0, 2), Stream.of(1, 2).map(length -> MoveCounts.on(position, length)).toList());
    assertEquals(position.field(), field);
  }

  /** The board letters, the side to move ({@code r} or {@code b}) and the ply; no repetition rule holds. */
  private static Position outside(String words) {
    String[] parts = words.split(" ");
    Ruleset rules = Edition.FIELD_GUIDE.rules().with(TwoSquares.OFF, Threefold.OFF);
    Setup setup = Setup.of(OutsideData.board(parts[0]), rules, Scope.GAME);
    return Position.of(setup.with(parts[1].equals("r") ? Side.RED : Side.BLUE));
  }

  private static List<Long> figures(String[] row) {
    return Stream.of(row).skip(1).limit(3).map(Long::valueOf).toList();
  }
}

package rankandfile.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import rankandfile.rules.edition.Edition;

/**
 * T5 on whole games whose last move the chase rule refuses while it allows all before. They lie outside the project,
 * see {@link OutsideData}.
 */
class ChaseGamesTest {

  @Test
  void thereAreNinetyNineGames() {
    assertEquals(99, games().size());
  }

  @TestFactory
  Stream<DynamicTest> onlyTheLastMoveIsRefused() {
    return games().stream().map(row -> DynamicTest.dynamicTest(row[0], () -> onlyTheLastMoveIsRefused(row)));
  }

  private static void onlyTheLastMoveIsRefused(String[] row) {
    List<Move> moves = OutsideData.moves(row[4]);
    assertEquals(Integer.parseInt(row[2]), moves.size());
    Position last = Replay.from(OutsideData.board(row[1]), Edition.TOURNAMENT.rules())
        .all(moves.subList(0, moves.size() - 1));
    Move chasing = moves.getLast();
    assertEquals(new Verdict.Refused(chasing, new Refusal.Chase(chasing.from(), chasing.to())), last.judge(chasing));
  }

  private static List<String[]> games() {
    return OutsideData.rows("continuous_chase_games.tsv");
  }
}

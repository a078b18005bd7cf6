package rankandfile.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rankandfile.coach.Coach;
import rankandfile.coach.Remark;
import rankandfile.play.Players;
import rankandfile.play.Table;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Side;
import rankandfile.rules.edition.Edition;

/** What stands beside the board: the last battles, and what the coach says. */
class BesideTheBoardTest {

  private static final Players PLAYERS = Room.againstComputer(Side.RED);

  private static Observation seen(int plies) {
    Table table = Room.played(Room.rules(Edition.FIELD_GUIDE), PLAYERS, plies, 11).table();
    return table.seenBy(Side.RED);
  }

  @Test
  void anAttackAndTheAnswerToItHaveACardEach() {
    int both = 0;
    for (int ply = 2; ply < 120; ply++) {
      Observation seen = seen(ply);
      List<News> moves = seen.log().stream().filter(n -> n instanceof News.Walked || n instanceof News.Fought).toList();
      List<Battle> battles = Battle.latest(seen, Edition.FIELD_GUIDE.numbering());
      long fights = moves.subList(moves.size() - 2, moves.size()).stream().filter(News.Fought.class::isInstance).count();
      assertEquals(fights == 2, battles.size() == 2, "after " + ply);
      List<News> fought = moves.stream().filter(News.Fought.class::isInstance).toList();
      if (!fought.isEmpty()) {
        assertEquals(((News.Fought) fought.getLast()).path().getLast(), battles.getFirst().square());
      }
      both += battles.size() == 2 ? 1 : 0;
    }
    assertTrue(both > 0);
  }

  @Test
  void whatWasSaidStaysWithoutItsMarksUntilTheAnswerComes() {
    Guide guide = new Guide(Optional.of(new Coach("first-move scout-ran enemy-ran enemy-moved battle-won battle-lost"
        + " battle-equal bomb-met bomb-lifted marshal-caught spy-chance spy-danger")));
    guide.happened(seen(0), List.of(), false);
    Remark said = guide.remark().orElseThrow();
    assertFalse(said.marked().isEmpty());

    guide.happened(seen(1), List.of(seen(1).log().getLast()), true);
    assertEquals(Optional.of(said.unmarked()), guide.remark());
    guide.happened(seen(2), List.of(seen(2).log().getLast()), false);
    assertEquals(Optional.empty(), guide.remark());
  }

  @Test
  void whatIsReadGoesAtOnce() {
    Guide guide = new Guide(Optional.of(new Coach("first-move")));
    guide.happened(seen(0), List.of(), false);
    guide.happened(seen(1), List.of(seen(1).log().getLast()), true);
    guide.gotIt();
    assertEquals(Optional.empty(), guide.remark());
  }
}

package rankandfile.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.RandomArmies;
import rankandfile.rules.RandomGame;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Viewer;

/** Played again from its log, a game comes to the board that its player sees, and tells what the enemy was told. */
class CourseTest {

  private static final int GAMES = 192;
  private static final int PLIES = 1_000;

  private int rescues;
  private int silent;

  @Test
  void comesToWhatIsSeen() {
    Random random = new Random(6);
    List<Ruleset> rules = GameRules.all();
    for (int game = 0; game < GAMES; game++) {
      RandomGame played = RandomGame.from(RandomArmies.opening(rules.get(game % rules.size()), random), PLIES, random);
      for (Viewer viewer : List.of(Viewer.RED, Viewer.BLUE)) {
        same(played.last().observedBy(viewer));
      }
    }
    assertTrue(rescues > 10 && silent > 100, rescues + " Rescues, " + silent + " silent defences");
  }

  private void same(Observation seen) {
    Story story = new Story(seen);
    Course course = new Course(story);
    story.turns().forEach(course::goOn);
    for (int p = 0; p < story.pieces(); p++) {
      assertEquals(story.where(p), course.on(p), "piece " + p);
      if (story.isOnBoard(p)) {
        assertEquals(p, course.at(story.where(p)));
        assertEquals(story.hasMoved(p), course.hasMoved(p), "piece " + p);
        shown(story, course, p);
      }
    }
    for (News news : seen.log()) {
      rescues += news instanceof News.Rescued ? 1 : 0;
      silent += news instanceof News.DefendedSilently ? 1 : 0;
    }
  }

  /** Scouts and Captains can also betray themselves by how they move. */
  private static void shown(Story story, Course course, int piece) {
    Rank rank = story.rank(piece);
    if (rank == Rank.SCOUT || rank == Rank.CAPTAIN) {
      assertTrue(story.isShown(piece) || !course.isShown(piece), "piece " + piece);
    } else {
      assertEquals(story.isShown(piece), course.isShown(piece), "piece " + piece);
    }
  }
}

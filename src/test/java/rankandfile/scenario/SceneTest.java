package rankandfile.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import rankandfile.picture.Area;
import rankandfile.rules.Move;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Rank;
import rankandfile.rules.Refusal;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;

/** A scene tells its reader nothing of a side that is hidden from him. */
class SceneTest {

  private static final Square HIDDEN = Square.of(3, 7);
  private static final Square OWN = Square.of(0, 0);

  private static Scene blueToMove(Rank hidden) {
    return Scene.of(new Setup(List.of(new Placement(OWN, new Piece(Side.RED, Rank.MAJOR)),
        new Placement(HIDDEN, new Piece(Side.BLUE, hidden))), List.of(), new TreeSet<>(), new TreeSet<>(), Side.BLUE,
        Edition.LIGHTNING.rules(), Scope.FRAGMENT), Viewer.RED, Area.BOARD);
  }

  @Test
  void everyTriedMoveOfAHiddenSideGetsTheSameAnswer() {
    for (Square to : Square.all()) {
      Set<Object> answers = new HashSet<>();
      for (Rank rank : Rank.values()) {
        Scene scene = blueToMove(rank);
        Scene.Attempt answer = scene.tried(Move.of(HIDDEN, to));
        assertInstanceOf(Refusal.NotYourPiece.class, ((Scene.Attempt.Refused) answer).refusal());
        answers.add(List.of(answer, scene.destinations(HIDDEN), scene.ways(HIDDEN, to),
            scene.rescues(Move.of(HIDDEN, to)), scene.seen()));
      }
      assertEquals(1, answers.size(), to.toString());
    }
  }

  @Test
  void scriptStillMovesThem() {
    assertInstanceOf(Scene.Attempt.Made.class, blueToMove(Rank.MAJOR).attempt(Move.of(HIDDEN, Square.of(3, 6))));
  }

  @Test
  void ownSideIsAnsweredAsEver() {
    Scene scene = Scene.of(new Setup(List.of(new Placement(OWN, new Piece(Side.RED, Rank.MAJOR))), List.of(),
        new TreeSet<>(), new TreeSet<>(), Side.RED, Edition.FIELD_GUIDE.rules(), Scope.FRAGMENT), Viewer.RED,
        Area.BOARD);
    assertEquals(2, scene.destinations(OWN).size());
    assertTrue(scene.tried(Move.of(OWN, Square.of(0, 1))) instanceof Scene.Attempt.Made);
  }
}

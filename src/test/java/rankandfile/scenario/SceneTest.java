package rankandfile.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
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
  void setupIsHandedOutOnlyToThoseWhoMaySeeAll() {
    Setup setup = new Setup(List.of(new Placement(OWN, new Piece(Side.RED, Rank.MAJOR)),
        new Placement(HIDDEN, new Piece(Side.BLUE, Rank.BOMB))), List.of(new Piece(Side.BLUE, Rank.SPY)),
        new TreeSet<>(Set.of(OWN)), new TreeSet<>(Set.of(HIDDEN)), Side.RED, Edition.LIGHTNING.rules(), Scope.GAME);

    assertEquals(Optional.of(setup), Scene.of(setup, Viewer.ALL, Area.BOARD).setup());
    assertEquals(Optional.empty(), Scene.of(setup, Viewer.RED, Area.BOARD).setup());
    assertEquals(Optional.empty(), Scene.of(setup, Viewer.BLUE, Area.BOARD).setup());
  }

  @Test
  void setupAfterAFightIsTheBoardAsItStands() {
    Square from = Square.of(4, 5);
    Square to = Square.of(4, 6);
    Setup setup = new Setup(List.of(new Placement(from, new Piece(Side.RED, Rank.MAJOR)),
        new Placement(to, new Piece(Side.BLUE, Rank.SPY))), List.of(), new TreeSet<>(), new TreeSet<>(), Side.RED,
        Edition.FIELD_GUIDE.rules(), Scope.FRAGMENT);

    Scene.Attempt answer = Scene.of(setup, Viewer.ALL, Area.BOARD).attempt(Move.of(from, to));
    Setup after = assertInstanceOf(Scene.Attempt.Made.class, answer).after().setup().orElseThrow();

    assertEquals(List.of(new Placement(to, new Piece(Side.RED, Rank.MAJOR))), after.placements());
    assertEquals(List.of(new Piece(Side.BLUE, Rank.SPY)), after.lost());
    assertEquals(Set.of(to), after.moved());
    assertEquals(Set.of(to), after.known());
    assertEquals(Side.BLUE, after.turn());
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

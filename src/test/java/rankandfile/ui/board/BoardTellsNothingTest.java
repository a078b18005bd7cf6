package rankandfile.ui.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import rankandfile.gallery.Boards;
import rankandfile.picture.Area;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.Move;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Position;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.Verdict;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Numbering;
import rankandfile.ui.kit.Fx;

/** Two worlds that a player cannot tell apart look, read and sound alike on his board. */
class BoardTellsNothingTest {

  private static final List<Rank> HIDDEN = List.of(Rank.MARSHAL, Rank.GENERAL, Rank.SPY, Rank.MINER, Rank.BOMB,
      Rank.FLAG, Rank.CAPTAIN, Rank.MAJOR, Rank.COLONEL);

  @BeforeAll
  static void start() {
    Fx.start();
  }

  /** Blue's ranks dealt by this seed; one Blue Sergeant has been seen in a fight, and a Blue Scout has run. */
  private static Position world(long seed) {
    List<Rank> ranks = new ArrayList<>(HIDDEN);
    Collections.shuffle(ranks, new Random(seed));
    List<Placement> placed = new ArrayList<>();
    for (int i = 0; i < ranks.size(); i++) {
      placed.add(new Placement(Square.of(i, 7), new Piece(Side.BLUE, ranks.get(i))));
    }
    placed.add(new Placement(Boards.at("A6"), new Piece(Side.BLUE, Rank.SERGEANT)));
    placed.add(new Placement(Boards.at("J8"), new Piece(Side.BLUE, Rank.SCOUT)));
    placed.add(new Placement(Boards.at("A4"), new Piece(Side.RED, Rank.SCOUT)));
    placed.add(new Placement(Boards.at("B4"), new Piece(Side.RED, Rank.MARSHAL)));
    Position position = Position.of(Setup.of(placed, Ruleset.CLASSIC, Scope.FRAGMENT));
    position = play(position, "A4", "A6");
    return play(position, "J8", "J5");
  }

  private static Position play(Position position, String from, String to) {
    Move move = new Move(Boards.at(from), Optional.empty(), Boards.at(to), Optional.empty());
    return switch (position.judge(move)) {
      case Verdict.Accepted a -> a.after();
      case Verdict.Refused r -> throw new AssertionError(r);
    };
  }

  private static BoardPicture seen(Position world, Viewer viewer) {
    return BoardPicture.of(world.observedBy(viewer), Area.BOARD, Numbering.MARSHAL_TEN);
  }

  @Test
  void redealtRanksLookAlike() {
    BoardPicture first = seen(world(1), Viewer.RED);
    assertNotEquals(seen(world(1), Viewer.ALL), seen(world(2), Viewer.ALL), "the worlds differ");
    Fx.run(() -> {
      BoardView shown = view(first);
      for (long seed = 2; seed < 7; seed++) {
        BoardPicture other = seen(world(seed), Viewer.RED);
        assertEquals(first, other);
        BoardView view = view(other);
        assertEquals(texts(shown), texts(view));
        assertArrayEquals(Fx.pixels(shown), Fx.pixels(view));
      }
    });
  }

  private static BoardView view(BoardPicture picture) {
    BoardView view = new BoardView(new SimpleObjectProperty<>(picture), BoardActions.NONE);
    view.setMaxSquare(46);
    Fx.look().applyTo(new Scene(new StackPane(view), 520, 520));
    view.getScene().snapshot(null);
    return view;
  }

  /** Everything that the nodes can be asked for as text, ids and classes included, and the tooltip of each square. */
  private static List<String> texts(BoardView view) {
    List<String> texts = new ArrayList<>();
    for (Node node : BoardAccessTest.all(view)) {
      texts.add(node.getId() + " " + node.getStyleClass() + " " + node.getPseudoClassStates() + " "
          + node.getAccessibleText() + " " + node.queryAccessibleAttribute(AccessibleAttribute.TEXT) + " "
          + node.queryAccessibleAttribute(AccessibleAttribute.HELP));
    }
    Square.all().forEach(s -> texts.add(view.textOf(s)));
    return texts;
  }
}

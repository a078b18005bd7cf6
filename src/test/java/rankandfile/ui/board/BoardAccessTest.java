package rankandfile.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import rankandfile.gallery.Boards;
import rankandfile.picture.InWords;
import rankandfile.picture.PictureWords;
import rankandfile.rules.Square;
import rankandfile.ui.kit.Fx;

/** What assistive software gets from a board. */
class BoardAccessTest {

  @BeforeAll
  static void start() {
    Fx.start();
  }

  private static BoardView view() {
    BoardView view = new BoardView(new SimpleObjectProperty<>(Boards.game()), BoardActions.NONE);
    Fx.look().applyTo(new Scene(new VBox(view, view.status()), 700, 740));
    view.getScene().snapshot(null);
    return view;
  }

  @Test
  void everySquareSaysWhatIsDrawn() {
    Fx.run(() -> {
      BoardView view = view();
      InWords told = new InWords(PictureWords.bundled());
      for (Square square : Square.all()) {
        Node node = (Node) view.queryAccessibleAttribute(AccessibleAttribute.CELL_AT_ROW_COLUMN, 9 - square.row(),
            square.column());
        assertEquals(9 - square.row(), node.queryAccessibleAttribute(AccessibleAttribute.ROW_INDEX));
        assertEquals(told.square(Boards.game(), square), node.queryAccessibleAttribute(AccessibleAttribute.TEXT));
      }
    });
  }

  @Test
  void focusIsTheSquareOfTheKeys() {
    Fx.run(() -> {
      BoardView view = view();
      view.goTo(Boards.at("J6"));
      Node focused = (Node) view.queryAccessibleAttribute(AccessibleAttribute.FOCUS_ITEM);
      assertEquals("J6, hidden Blue piece, has moved, may attack here",
          focused.queryAccessibleAttribute(AccessibleAttribute.TEXT));
      assertSame(focused, view.queryAccessibleAttribute(AccessibleAttribute.CELL_AT_ROW_COLUMN, 4, 9));
    });
  }

  @Test
  void noQueryThrowsAndAllThatTakeFocusHaveAText() {
    Fx.run(() -> {
      Stage stage = new Stage();
      stage.setScene(view().getScene());
      stage.show();
      for (Node node : all(stage.getScene().getRoot())) {
        for (AccessibleAttribute attribute : AccessibleAttribute.values()) {
          node.queryAccessibleAttribute(attribute, asked(attribute));
        }
        if (node.isFocusTraversable() && !(node instanceof StatusLine)) {
          assertFalse(String.valueOf(node.queryAccessibleAttribute(AccessibleAttribute.TEXT)).isBlank());
        }
      }
      stage.close();
    });
  }

  private static Object[] asked(AccessibleAttribute attribute) {
    return switch (attribute) {
      case OFFSET_AT_POINT, NODE_AT_POINT -> new Object[] {new Point2D(1, 1)};
      default -> new Object[] {0, 0};
    };
  }

  @Test
  void activatingASquarePointsAtIt() {
    Fx.run(() -> {
      List<Square> chosen = new ArrayList<>();
      BoardView view = new BoardView(new SimpleObjectProperty<>(Boards.opening()), new BoardActions() {
        @Override
        public void select(Square square) {
          chosen.add(square);
        }

        @Override
        public void move(Square from, Square to) {}

        @Override
        public void clear() {}
      });
      view.goTo(Boards.at("C4"));
      ((Node) view.queryAccessibleAttribute(AccessibleAttribute.FOCUS_ITEM))
          .executeAccessibleAction(AccessibleAction.FIRE);
      assertEquals(List.of(Boards.at("C4")), chosen);
    });
  }

  static List<Node> all(Parent root) {
    List<Node> nodes = new ArrayList<>(List.of(root));
    for (Node child : root.getChildrenUnmodifiable()) {
      nodes.addAll(child instanceof Parent parent ? all(parent) : List.of(child));
    }
    return nodes;
  }
}

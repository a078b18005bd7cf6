package rankandfile.ui.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import rankandfile.gallery.Boards;
import rankandfile.picture.Area;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Border;
import rankandfile.picture.Mark;
import rankandfile.picture.MarkShape;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.Motion;
import rankandfile.ui.kit.StyleWarnings;
import rankandfile.ui.kit.Theme;

/** What is painted for a picture. */
class BoardDrawingTest {

  @BeforeAll
  static void start() {
    Fx.start();
  }

  private static BoardView view(ObjectProperty<BoardPicture> picture, int side) {
    BoardView view = new BoardView(picture, BoardActions.NONE);
    view.setMaxSquare(side);
    Fx.look().applyTo(new Scene(new StackPane(view), 900, 900));
    view.getScene().snapshot(null);
    return view;
  }

  private static int[] painted(BoardPicture picture, int side) {
    return Fx.pixels(view(new SimpleObjectProperty<>(picture), side));
  }

  @Test
  void everyMarkIsSeenAndDiffersFromAllOthers() {
    Fx.run(() -> {
      BoardPicture plain = Boards.opening().crop(new Area(0, 2, 3, 6));
      for (String square : List.of("A4", "A5")) {
        Set<Integer> seen = new HashSet<>();
        seen.add(Arrays.hashCode(painted(plain, 40)));
        for (Mark mark : Mark.values()) {
          assertTrue(seen.add(Arrays.hashCode(painted(plain.with(Boards.at(square), mark), 40))), mark.name());
        }
        assertTrue(seen.add(Arrays.hashCode(painted(
            plain.with(new Border(Boards.at(square), Boards.at("A6"))), 40))));
      }
    });
  }

  /** The label is what a square is looked at for; 9 units round the middle of the badge hold the widest. */
  @Test
  void noMarkCoversTheLabelOfAPiece() {
    Fx.run(() -> {
      for (Side side : Side.values()) {
        BoardPicture plain = Boards.of(new Area(0, 0, 0, 0),
            new TreeMap<>(Map.of(Boards.at("A1"), Boards.front(1, side, Rank.MARSHAL))));
        for (Mark mark : Mark.values()) {
          if (!MarkShape.below(mark) && mark != Mark.REFUSED_SQUARE && mark != Mark.MAY_GO) { // they are on free squares
            assertEquals(label(plain), label(plain.with(Boards.at("A1"), mark)), mark.name());
          }
        }
      }
    });
  }

  private static List<Color> label(BoardPicture picture) {
    BoardView view = new BoardView(new SimpleObjectProperty<>(picture), BoardActions.NONE);
    view.setMaxSquare(84);
    view.setCoordinates(false);
    Fx.look().applyTo(new Scene(new StackPane(view), 88, 88));
    PixelReader pixels = view.getScene().snapshot(null).getPixelReader();
    double unit = 84 * 0.93 / 64;
    double left = 44 - 32 * unit;
    List<Color> colors = new ArrayList<>();
    for (double x = -9; x <= 9; x += 0.5) {
      for (double y = -9; y <= 9; y += 0.5) {
        if (Math.hypot(x, y) <= 9) {
          colors.add(pixels.getColor((int) (left + (20.2 + x) * unit), (int) (left + (19.2 + y) * unit)));
        }
      }
    }
    assertTrue(new HashSet<>(colors).size() > 1, "a label");
    return colors;
  }

  @Test
  void signsAndLostBlocksAreSeen() {
    Fx.run(() -> {
      var red = Boards.front(1, Side.RED, Rank.MAJOR);
      Set<Integer> seen = new HashSet<>();
      for (var block : List.of(red, Boards.with(red, true, false, false), Boards.with(red, false, true, false),
          Boards.with(red, true, true, false), Boards.with(red, true, true, true), Boards.back(1, Side.RED, false),
          Boards.back(1, Side.RED, true), Boards.back(1, Side.RED, true, Rank.SCOUT, Rank.CAPTAIN),
          Boards.front(1, Side.BLUE, Rank.MAJOR))) {
        assertTrue(seen.add(Arrays.hashCode(painted(Moments.of("A1", block), 40))), block.toString());
      }
      assertTrue(seen.add(Arrays.hashCode(painted(Moments.of(), 40))));
    });
  }

  @Test
  void marksGoWhenTheyAreNoLongerInThePicture() {
    Fx.run(() -> {
      int[] plain = painted(Boards.opening(), 40);
      ObjectProperty<BoardPicture> picture = new SimpleObjectProperty<>(Boards.oddities());
      BoardView view = view(picture, 40);
      picture.set(Boards.game());
      view.getScene().snapshot(null);
      picture.set(Boards.opening());
      assertArrayEquals(plain, Fx.pixels(view));
    });
  }

  @Test
  void squaresAreWholePixelsAndFillTheRoom() {
    Fx.run(() -> {
      for (int room : List.of(333, 437, 480, 655, 801)) {
        BoardView view = new BoardView(new SimpleObjectProperty<>(Boards.opening()), BoardActions.NONE);
        view.setMaxSquare(200);
        Fx.look().applyTo(new Scene(new StackPane(view), room, room));
        view.getScene().snapshot(null);
        assertEquals((room - 22 - 4) / 10, view.squareSide());
      }
    });
  }

  @Test
  void nothingWarns() {
    try (StyleWarnings warnings = new StyleWarnings()) {
      Fx.run(() -> {
        for (int side : new int[] {28, 44, 60, 84}) {
          for (BoardPicture picture : List.of(Boards.opening(), Boards.game(), Boards.lesson(), Boards.oddities())) {
            BoardView view = view(new SimpleObjectProperty<>(picture), side);
            Fx.look().themeProperty().set(Theme.DARK);
            view.getScene().snapshot(null);
          }
        }
        Fx.look();
      });
      assertEquals(List.of(), warnings.told());
    }
  }

  @Test
  void withoutMotionTheEndIsThereInTheSamePulse() {
    BoardPicture before = Boards.opening();
    BoardPicture after = Moments.moved(before, "A4", "A5");
    Fx.run(() -> {
      int[] end = painted(after, 40);
      ObjectProperty<BoardPicture> picture = new SimpleObjectProperty<>(before);
      BoardView view = view(picture, 40);
      picture.set(after);
      assertFalse(view.isPlaying());
      assertArrayEquals(end, Fx.pixels(view));
    });
  }

  @Test
  void afterAnAnimationTheBoardIsThePicture() {
    BoardPicture before = Boards.opening();
    List<BoardPicture> ends = List.of(Moments.moved(before, "A4", "A6"), Moments.moved(before, "A4", "A7"),
        Boards.withMove(Moments.without(before, "A4"), "A4", "A7"),
        Boards.withMove(Moments.without(Moments.without(before, "A4"), "A7"), "A4", "A7"),
        before.selecting(Boards.at("A4"), new java.util.TreeSet<>(List.of(Boards.at("A5")))));
    for (BoardPicture after : ends) {
      int[] end = Fx.on(() -> painted(after, 40));
      ObjectProperty<BoardPicture> picture = new SimpleObjectProperty<>(before);
      BoardView view = Fx.on(() -> view(picture, 40));
      Fx.run(() -> {
        view.motionProperty().set(Motion.NORMAL);
        picture.set(after);
        assertTrue(view.isPlaying());
      });
      Fx.await(() -> !view.isPlaying());
      assertArrayEquals(end, Fx.on(() -> Fx.pixels(view)));
    }
  }

  @Test
  void anyInputEndsAnAnimation() {
    BoardPicture before = Boards.opening();
    BoardPicture after = Moments.moved(before, "A4", "A7");
    Fx.run(() -> {
      int[] end = painted(after, 40);
      ObjectProperty<BoardPicture> picture = new SimpleObjectProperty<>(before);
      BoardView view = view(picture, 40);
      view.motionProperty().set(Motion.NORMAL);
      picture.set(after);
      assertFalse(Arrays.equals(end, Fx.pixels(view)));
      Event.fireEvent(view.getScene(), new KeyEvent(
          KeyEvent.KEY_PRESSED, "", "", KeyCode.F5, false, false, false, false));
      assertFalse(view.isPlaying());
      assertArrayEquals(end, Fx.pixels(view));
    });
  }

  @Test
  void aPictureDuringAnAnimationWins() {
    BoardPicture before = Boards.opening();
    Fx.run(() -> {
      int[] end = painted(before, 40);
      ObjectProperty<BoardPicture> picture = new SimpleObjectProperty<>(before);
      BoardView view = view(picture, 40);
      view.motionProperty().set(Motion.FAST);
      picture.set(Moments.moved(before, "A4", "A6"));
      picture.set(before);
      view.finish();
      assertArrayEquals(end, Fx.pixels(view));
    });
  }

  @Test
  void aClosedWindowLeavesNothingRunning() {
    Fx.run(() -> {
      ObjectProperty<BoardPicture> picture = new SimpleObjectProperty<>(Boards.opening());
      BoardView view = view(picture, 40);
      Stage stage = new Stage();
      stage.setScene(view.getScene());
      stage.show();
      view.motionProperty().set(Motion.NORMAL);
      picture.set(Moments.moved(Boards.opening(), "A4", "A6"));
      ((StackPane) view.getParent()).getChildren().clear();
      assertFalse(view.isPlaying());
      stage.close();
    });
  }
}

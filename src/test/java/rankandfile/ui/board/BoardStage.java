package rankandfile.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import rankandfile.gallery.Boards;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.Square;
import rankandfile.ui.kit.Fx;

/** A window with one board, between two buttons, whose actions are written down. */
final class BoardStage implements BoardActions {

  final List<String> wishes = new ArrayList<>();
  final ObjectProperty<BoardPicture> picture;
  final BoardView view;
  final Button before = new Button("before");
  final Button after = new Button("after");
  final SortedSet<Square> targets = new TreeSet<>();
  final SortedSet<Square> movable = new TreeSet<>();
  private final BoardPicture plain;

  BoardStage(Stage stage, BoardPicture plain) {
    this.plain = plain;
    picture = new SimpleObjectProperty<>(plain);
    view = new BoardView(picture, this);
    view.setMaxSquare(40);
    Scene scene = new Scene(new VBox(before, view, view.status(), after), 480, 560);
    Fx.look().applyTo(scene);
    view.motionProperty().bind(Fx.look().motionProperty());
    stage.setScene(scene);
    stage.show();
    stage.requestFocus();
  }

  @Override
  public void select(Square square) {
    wishes.add("select " + square);
    picture.set(plain.selecting(square, targets));
  }

  @Override
  public void move(Square from, Square to) {
    wishes.add("move " + from + " " + to);
    picture.set(plain);
  }

  @Override
  public void clear() {
    wishes.add("clear");
    picture.set(plain);
  }

  @Override
  public void takeOff(Square from) {
    wishes.add("take off " + from);
    picture.set(plain);
  }

  @Override
  public SortedSet<Square> targets(Square from) {
    return targets;
  }

  @Override
  public Optional<String> whyNone(Square from) {
    return Optional.of("A Bomb never moves.");
  }

  @Override
  public SortedSet<Square> movable() {
    return movable;
  }

  @Override
  public boolean typed(String text) {
    wishes.add("typed " + text);
    return text.startsWith("MA");
  }

  /** The middle of a square on the screen. */
  Point2D place(String square) {
    Point2D inScene = view.middleOf(Boards.at(square));
    Scene scene = view.getScene();
    return new Point2D(inScene.getX() + scene.getX() + scene.getWindow().getX(),
        inScene.getY() + scene.getY() + scene.getWindow().getY());
  }
}

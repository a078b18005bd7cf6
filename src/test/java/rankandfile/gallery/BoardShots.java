package rankandfile.gallery;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import rankandfile.picture.Area;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.Side;
import rankandfile.ui.board.BoardActions;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.Look;

/** Boards of all sizes. */
final class BoardShots {

  private BoardShots() {}

  static List<Shot> all(Look look) {
    List<Shot> shots = new ArrayList<>();
    for (int side : new int[] {40, 46, 60, 84}) {
      Shot opening = shot("board-opening-" + side, Boards.opening(), side);
      shots.addAll(List.of(opening, opening.dark()));
    }
    Shot game = shot("board-game", Boards.game(), 60);
    shots.addAll(List.of(game, game.dark()));
    for (Filter filter : Filter.values()) {
      if (filter != Filter.NONE) {
        shots.addAll(List.of(game.seenBy(filter), game.dark().seenBy(filter)));
      }
    }
    shots.add(shot("board-game-flipped", Boards.game().seenFrom(Side.BLUE), 60));
    shots.add(game.text(200));
    Shot lesson = shot("board-lesson", Boards.lesson(), 76);
    shots.addAll(List.of(lesson, lesson.dark()));
    Shot odd = shot("board-oddities", Boards.oddities(), 72);
    shots.addAll(List.of(odd, odd.dark()));
    shots.add(shot("board-half-lake", Boards.game().crop(new Area(3, 4, 7, 6)), 72));
    shots.add(shot("board-small", Boards.game(), 28));
    return shots;
  }

  private static Shot shot(String name, BoardPicture picture, int side) {
    int width = picture.area().columns() * side + 70;
    int height = picture.area().rows() * side + 70;
    return new Shot(name, width, height, () -> board(picture, side));
  }

  private static Parent board(BoardPicture picture, int side) {
    BoardView view = new BoardView(new SimpleObjectProperty<>(picture), BoardActions.NONE);
    view.setMaxSquare(side);
    StackPane room = new StackPane(view);
    room.setPadding(new Insets(12));
    return room;
  }
}

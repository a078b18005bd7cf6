package rankandfile.gallery;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import rankandfile.picture.Area;
import rankandfile.picture.Block;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Mark;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.ui.board.BoardActions;
import rankandfile.ui.board.BoardView;

/** The sheet of all pieces and marks, as on the design's sheet. */
final class PieceShots {

  private PieceShots() {}

  static List<Shot> all() {
    Shot pieces = new Shot("pieces", 1480, 1010, PieceShots::pieces);
    Shot marks = new Shot("marks", 1180, 620, PieceShots::marks);
    return List.of(pieces, pieces.dark(), pieces.seenBy(Filter.GREY), marks, marks.dark(), marks.seenBy(Filter.GREY),
        marks.dark().seenBy(Filter.GREY));
  }

  private static Parent pieces() {
    VBox sheet = new VBox(8);
    sheet.setPadding(new Insets(20));
    for (int side : new int[] {104, 64, 44, 28}) {
      Label title = new Label("Blocks on squares of " + side);
      title.getStyleClass().addAll("semibold", "secondary");
      sheet.getChildren().add(title);
      for (Side army : Side.values()) {
        sheet.getChildren().add(row(army(army), side));
      }
    }
    return sheet;
  }

  private static List<Block> army(Side side) {
    List<Block> army = new ArrayList<>();
    for (Rank rank : List.of(Rank.values()).reversed()) {
      army.add(Boards.front(army.size(), side, rank));
    }
    army.add(Boards.back(army.size(), side, false));
    return army;
  }

  private static Node row(List<Block> blocks, int side) {
    FlowPane row = new FlowPane(0, 0);
    for (int i = 0; i < blocks.size(); i += 10) {
      row.getChildren().add(strip(blocks.subList(i, Math.min(blocks.size(), i + 10)), side));
    }
    return row;
  }

  private static BoardView strip(List<Block> blocks, int side) {
    SortedMap<Square, Block> placed = new TreeMap<>();
    blocks.forEach(b -> placed.put(Square.of(placed.size(), 0), b));
    return view(Boards.of(new Area(0, 0, blocks.size() - 1, 0), placed), side);
  }

  private static BoardView view(BoardPicture picture, int side) {
    BoardView view = new BoardView(new SimpleObjectProperty<>(picture), BoardActions.NONE);
    view.setMaxSquare(side);
    view.setCoordinates(false);
    return view;
  }

  private static Parent marks() {
    FlowPane sheet = new FlowPane(14, 14);
    sheet.setPadding(new Insets(20));
    Arrays.stream(Mark.values()).forEach(m -> sheet.getChildren().add(marked(m)));
    Block blue = Boards.front(0, Side.BLUE, Rank.SCOUT);
    Block red = Boards.front(0, Side.RED, Rank.MAJOR);
    Block maybe = Boards.back(0, Side.BLUE, true, Rank.SCOUT, Rank.CAPTAIN);
    Block maybeRed = Boards.back(0, Side.RED, true, Rank.SCOUT, Rank.CAPTAIN);
    sheet.getChildren().add(titled("moved", Boards.with(red, true, false, false)));
    sheet.getChildren().add(titled("known", Boards.with(blue, false, true, false)));
    sheet.getChildren().add(titled("both", Boards.with(red, true, true, false)));
    sheet.getChildren().add(titled("open", Boards.with(blue, true, true, true)));
    sheet.getChildren().add(titled("open", Boards.with(red, true, true, true)));
    sheet.getChildren().add(titled("moved", Boards.back(0, Side.BLUE, true)));
    sheet.getChildren().add(titled("among", maybe));
    sheet.getChildren().add(titled("among", maybeRed));
    sheet.getChildren().add(lost());
    return sheet;
  }

  private static Node marked(Mark mark) {
    boolean empty = mark == Mark.FROM || mark == Mark.MAY_GO || mark == Mark.REFUSED_SQUARE;
    VBox all = new VBox(4, new Label(mark.name()));
    for (int side : new int[] {84, 64, 44, 28}) {
      SortedMap<Square, Block> placed = new TreeMap<>();
      if (!empty) {
        placed.put(Square.of(0, 0), mark == Mark.MAY_ATTACK ? Boards.back(0, Side.BLUE, false)
            : Boards.front(0, Side.RED, Rank.CAPTAIN));
      }
      all.getChildren().add(view(Boards.of(new Area(0, 0, 0, 0), placed).with(Square.of(0, 0), mark), side));
    }
    return all;
  }

  private static Node titled(String name, Block block) {
    VBox all = new VBox(4, new Label(name));
    for (int side : new int[] {84, 64, 44, 28}) {
      all.getChildren().add(strip(List.of(block), side));
    }
    return all;
  }

  private static Node lost() {
    VBox all = new VBox(4, new Label("lost"));
    for (int side : new int[] {84, 64, 44, 28}) {
      BoardPicture still = Boards.of(new Area(0, 0, 0, 0), new TreeMap<>()).with(Square.of(0, 0), Mark.FROM);
      all.getChildren().add(view(Boards.withLost(still, "A1", Boards.front(0, Side.RED, Rank.CAPTAIN)), side));
    }
    return all;
  }
}

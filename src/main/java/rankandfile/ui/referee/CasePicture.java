package rankandfile.ui.referee;

import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Parent;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.VBox;
import rankandfile.picture.BoardPicture;
import rankandfile.ui.board.BoardActions;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Painting;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.ScenarioModel;

/** A case to be sent as a picture: its board as it stands, with the answer and its edition below. */
final class CasePicture {

  private static final double WIDTH = 640;

  private final CaseModel open;
  private final Look look;
  private final Texts texts;

  CasePicture(CaseModel open, Look look, Texts texts) {
    this.open = open;
    this.look = look;
    this.texts = texts;
  }

  /** What is pictured; the case's first board, if it has one. */
  Parent node() {
    VBox sheet = new VBox(Labels.wrapping(open.question(), "heading-panel"));
    sheet.getStyleClass().add("case-sheet");
    Optional<ScenarioModel> board = open.boards().stream().findFirst();
    board.ifPresent(b -> sheet.getChildren().add(board(b.pictureProperty().get())));
    board.map(b -> b.saidProperty().get().words()).filter(said -> !said.isEmpty())
        .ifPresent(said -> sheet.getChildren().add(Labels.wrapping(said, "case-said")));
    VBox small = new VBox(Labels.wrapping(texts.text("case.text.edition", open.edition(), open.direction()),
        "case-other"));
    if (!open.sure().isEmpty()) {
      small.getChildren().add(Labels.wrapping(texts.text("case.text.sure", open.sure()), "case-other"));
    }
    small.getChildren().add(Labels.wrapping(texts.text("case.text.from", open.chapter().id()), "case-other"));
    sheet.getChildren().addAll(Labels.wrapping(open.verdict(), "heading-section"), small);
    return sheet;
  }

  private static BoardView board(BoardPicture picture) {
    BoardView view = new BoardView(new SimpleObjectProperty<>(picture), BoardActions.NONE);
    view.setFocusTraversable(false);
    view.setMaxSquare((int) Math.min(72, (WIDTH - 80) / picture.area().columns()));
    return view;
  }

  /** Paints it; on JavaFX's thread. */
  WritableImage image() {
    return Painting.of(new VBox(node()), WIDTH, look);
  }
}

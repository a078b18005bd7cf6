package rankandfile.ui.play;

import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import rankandfile.ui.kit.FocusRing;

/** The screen for games: the page that is in front. */
public final class PlayView extends StackPane {

  /** @param pages makes the nodes of a page */
  PlayView(PlayModel model, Function<Page, Node> pages) {
    getStyleClass().add("play");
    setMinSize(0, 0);
    model.pageProperty().subscribe(page -> {
      Node node = pages.apply(page);
      getChildren().setAll(node);
      if (getScene() != null) { // whoever is here has asked for the page
        enter(node);
      }
    });
    sceneProperty().subscribe(scene -> {
      if (scene == null) {
        model.pause();
      }
    });
  }

  private void enter(Node page) {
    switch (page) {
      case GameView game -> game.enter();
      case CurtainView curtain -> curtain.enter();
      default -> {
        applyCss();
        FocusRing.enter(this);
      }
    }
  }
}

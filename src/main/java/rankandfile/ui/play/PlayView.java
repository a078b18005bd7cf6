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
      boolean byKey = getScene() != null && getScene().getFocusOwner() != null
          && getScene().getFocusOwner().isFocusVisible();
      Node node = pages.apply(page);
      getChildren().setAll(node);
      if (getScene() != null) { // whoever is here has asked for the page
        enter(node, byKey);
      }
    });
    sceneProperty().subscribe(scene -> {
      if (scene == null) {
        model.pause();
      } else if (getChildren().getFirst() instanceof CurtainView curtain) {
        curtain.enter();
      }
    });
  }

  /** Gives the focus to where one goes on; whoever came by key sees where that is. */
  private void enter(Node page, boolean byKey) {
    switch (page) {
      case GameView game -> {
        game.enter();
        if (byKey && game.board().isFocused()) {
          FocusRing.show(game, game.board());
        }
      }
      case CurtainView curtain -> curtain.enter();
      default -> {
        applyCss();
        FocusRing.enter(this);
      }
    }
  }
}

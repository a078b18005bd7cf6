package rankandfile.ui.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import rankandfile.store.Folders;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.KeyList;
import rankandfile.ui.kit.Texts;

/** The page of help leads to each of its parts from its top. */
class HelpViewTest {

  @BeforeAll
  static void start() {
    Fx.start();
  }

  @Test
  void eachPartIsOneClickAway() {
    Fx.run(() -> {
      HelpView view = view();
      List<Hyperlink> links = view.lookupAll(".hyperlink").stream().map(Hyperlink.class::cast).toList();
      List<Label> headings = view.lookupAll(".help-group").stream().map(Label.class::cast).toList();
      assertEquals(headings.stream().map(Labeled::getText).toList(), links.stream().map(Labeled::getText).toList());

      for (int i = 0; i < links.size(); i++) {
        links.get(i).fire();
        view.layout();
        ScrollPane scrolling = (ScrollPane) view.getScene().getFocusOwner();
        Bounds place = view.sceneToLocal(headings.get(i).localToScene(headings.get(i).getLayoutBounds()));
        assertTrue(Math.abs(place.getMinY()) < 1 || scrolling.getVvalue() == 1 && place.getMaxY() < view.getHeight(),
            headings.get(i).getText() + " " + place);
      }
    });
  }

  private static HelpView view() {
    Texts texts = new Texts("rankandfile.ui.help.help");
    List<KeyList> keys = Stream.of("board.board", "desk.desk", "play.play")
        .map(part -> KeyList.of(new Texts("rankandfile.ui." + part))).toList();
    HelpView view = new HelpView(new HelpModel(keys, Folders.under(Path.of("/home/me")), "1.2", texts), texts);
    Fx.look().applyTo(new Scene(view, 900, 300));
    view.applyCss();
    view.layout();
    return view;
  }
}

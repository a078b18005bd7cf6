package rankandfile.ui.frame;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import rankandfile.ui.kit.Destination;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Screen;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.kit.Texts;

/** A calm page in the place of a screen that does not exist yet: what will be here, and a way on. */
public final class NotBuilt {

  private static final Texts TEXTS = new Texts("rankandfile.ui.frame.frame");

  private NotBuilt() {}

  /**
   * The page for the screen with this id.
   *
   * @param wayOn the address that its button leads to
   */
  public static Screen screen(String id, String wayOn, Navigation navigation) {
    String title = TEXTS.text("rail." + id);
    return new Screen(Destination.single(id, title), () -> page(id, wayOn, navigation));
  }

  private static Scrolling page(String id, String wayOn, Navigation navigation) {
    Label title = Labels.wrapping(TEXTS.text("not-built." + id + ".title"), "heading-chapter");
    Label said = Labels.wrapping(TEXTS.text("not-built." + id), "lead");
    Label instead = Labels.wrapping(TEXTS.text("not-built." + id + ".instead"), "secondary");
    Button button = new Button(TEXTS.text("not-built." + id + ".way-on"));
    button.setId("way-on");
    button.setMinSize(Button.USE_PREF_SIZE, Button.USE_PREF_SIZE);
    button.setOnAction(pressed -> navigation.open(wayOn));
    VBox page = new VBox(title, said, instead, button);
    page.getStyleClass().add("not-built");
    return new Scrolling(page);
  }
}

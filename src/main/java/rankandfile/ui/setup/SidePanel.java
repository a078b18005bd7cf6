package rankandfile.ui.setup;

import java.util.List;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Pair;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.kit.Segments;

/** What stands beside the board: notices, then one of the tabs, and at the foot the button that begins the game. */
final class SidePanel extends VBox {

  /** What can be shown here. */
  enum Tab {
    PIECES("tab.pieces"), FORMATIONS("tab.formations"), SHELF("tab.shelf");

    private final String key;

    Tab(String key) {
      this.key = key;
    }
  }

  private static final PseudoClass INCOMPLETE = PseudoClass.getPseudoClass("incomplete");

  private final SetupModel model;
  private final Map<Tab, Node> tabs;
  private final ObjectProperty<@Nullable Tab> tab = new SimpleObjectProperty<>(this, "tab", Tab.FORMATIONS);
  private final VBox page = new VBox();
  private final Scrolling scroll = new Scrolling(page);
  private final VBox head = new VBox();
  private final Notices notices;
  private final Pair foot;

  SidePanel(SetupModel model, Map<Tab, Node> tabs) {
    this.model = model;
    this.tabs = tabs;
    notices = new Notices(model);
    getStyleClass().add("setup-side");
    page.getStyleClass().add("side-page");
    head.getStyleClass().add("side-head");
    scroll.setFocusTraversable(false);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    foot = foot();
    scrollAlone(true);
    tab.subscribe(chosen -> showTab());
    model.remarksProperty().subscribe(all -> scroll.setVvalue(0));
  }

  /** Whether it scrolls by itself between its head and its foot; otherwise it is as high as it has to be. */
  void scrollAlone(boolean alone) {
    getChildren().clear();
    scroll.setContent(alone ? page : null);
    getChildren().addAll(head, alone ? scroll : page, foot);
  }

  /** Offers these tabs and shows the first of them, unless the last one is shown. */
  void offer(List<Tab> offered) {
    Segments<Tab> choice = new Segments<>(SetupWords.text("tabs"), offered, t -> SetupWords.text(t.key));
    choice.setId("setup-tabs");
    choice.valueProperty().bindBidirectional(tab);
    head.getChildren().setAll(choice);
    if (tab.get() != Tab.SHELF) {
      tab.set(offered.getFirst());
    }
  }

  void show(Tab wanted) {
    tab.set(wanted);
  }

  private void showTab() {
    if (tab.get() != null) {
      page.getChildren().setAll(notices, tabs.get(tab.get()));
      scroll.setVvalue(0);
    }
  }

  private Pair foot() {
    Label left = Labels.wrapping("", "side-left");
    Button start = Parts.button(SetupWords.text(model.wish().editing() ? "done" : "start"), model::ready, "primary",
        "start");
    start.setId("start");
    model.lineupProperty().subscribe(lineup -> {
      String words = SetupWords.text("left", model.left());
      boolean ready = model.wish().editing() || model.isWhole();
      left.setText(words);
      start.pseudoClassStateChanged(INCOMPLETE, !ready);
      start.setAccessibleText(ready ? start.getText() : SetupWords.text("start.missing", words, start.getText()));
    });
    HBox right = new HBox(start);
    right.getStyleClass().add("side-start");
    right.setMaxWidth(Double.MAX_VALUE);
    Pair foot = new Pair(left, right, 12, true);
    foot.getStyleClass().add("side-foot");
    return foot;
  }
}

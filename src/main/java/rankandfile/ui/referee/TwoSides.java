package rankandfile.ui.referee;

import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rankandfile.ui.kit.Scrolling;

/** A part of the desk in two: what one looks through, and a panel beside it; below it where there is no room. */
abstract class TwoSides extends StackPane {

  private final ReadOnlyIntegerProperty textSize;
  private final HBox columns = new HBox();
  private final VBox left = new VBox();
  private final VBox room = new VBox();
  private final Scrolling panelScroll = new Scrolling(room);
  private final VBox page = new VBox();
  private final Scrolling pageScroll = new Scrolling(page);
  private Region head = new Region();
  private Region main = new Region();
  private Region foot = new Region();
  private Region panel = new Region();
  private boolean beside;
  private boolean arranged;

  TwoSides(ReadOnlyIntegerProperty textSize) {
    this.textSize = textSize;
    getStyleClass().add("two-sides");
    setMinSize(0, 0);
    room.getStyleClass().add("side-panel");
    panelScroll.getStyleClass().add("side-scroll");
    for (Scrolling each : new Scrolling[] {panelScroll, pageScroll}) {
      each.setFocusTraversable(false);
    }
    HBox.setHgrow(left, Priority.ALWAYS);
    left.setMinWidth(0);
    widthProperty().subscribe(v -> measure());
    heightProperty().subscribe(v -> measure());
    textSize.subscribe(v -> measure());
  }

  /** Takes the four: head, main and foot stand one below the other at the left. */
  final void build(Region top, Region middle, Region bottom, Region side) {
    head = top;
    main = middle;
    foot = bottom;
    panel = side;
    measure();
  }

  /** The width of the panel where it stands beside. */
  protected abstract double panelWidth(double width, double scale);

  /** Whether there is room for the panel beside the rest. */
  protected abstract boolean isBeside(double width, double scale);

  /** The sizes are these now. */
  protected abstract void arranged(boolean isBeside, double width, double height, double scale);

  private void measure() {
    double scale = Math.clamp(textSize.get(), 100, 200) / 100.0;
    if (getWidth() <= 0) {
      return;
    }
    boolean wanted = isBeside(getWidth(), scale);
    double wide = panelWidth(getWidth(), scale);
    panelScroll.setMinWidth(wide);
    panelScroll.setPrefWidth(wide);
    panelScroll.setMaxWidth(wide);
    arranged(wanted, getWidth(), getHeight(), scale);
    if (wanted != beside || !arranged) {
      beside = wanted;
      arranged = true;
      arrange();
    }
  }

  private void arrange() {
    Node owner = isFocusWithin() && getScene() != null ? getScene().getFocusOwner() : this; // it may be out of sight
    left.getChildren().clear();
    page.getChildren().clear();
    columns.getChildren().clear();
    panelScroll.setContent(null);
    room.getChildren().setAll(panel);
    VBox.setVgrow(main, beside ? Priority.ALWAYS : Priority.NEVER);
    if (beside) {
      left.getChildren().addAll(head, main, foot);
      panelScroll.setContent(room);
      columns.getChildren().addAll(left, panelScroll);
      getChildren().setAll(columns);
    } else {
      page.getChildren().addAll(head, main, foot, room);
      getChildren().setAll(pageScroll);
    }
    applyCss(); // it happens within a layout, and would be painted once with the other layout's measures
    if (owner != this) {
      owner.requestFocus();
    }
  }
}

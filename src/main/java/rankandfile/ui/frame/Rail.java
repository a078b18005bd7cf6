package rankandfile.ui.frame;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Texts;

/** The screens at the left edge, the one in front marked. */
final class Rail extends VBox {

  private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

  private final FrameModel model;
  private final Texts texts;
  private double least;

  Rail(FrameModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    Region gap = new Region();
    setVgrow(gap, Priority.ALWAYS);
    getStyleClass().add("rail");
    getChildren().addAll(logo(), item("learn", Icon.Shape.BOOK), item("referee", Icon.Shape.SCALES),
        item("play", Icon.Shape.BLOCKS), item("print", Icon.Shape.PRINTER), gap,
        item("help", Icon.Shape.QUESTION), item("settings", Icon.Shape.GEAR));
  }

  /** At least so wide, or as its longest word. */
  void widen(double width) {
    least = width;
    requestLayout();
  }

  @Override
  protected double computeMinWidth(double height) {
    return Math.max(least, super.computeMinWidth(height));
  }

  @Override
  protected double computePrefWidth(double height) {
    return computeMinWidth(height);
  }

  @Override
  protected double computeMaxWidth(double height) {
    return computeMinWidth(height);
  }

  private Button logo() {
    Button button = new Button();
    button.setGraphic(new Logo());
    button.getStyleClass().setAll("button", "rail-logo");
    button.setAccessibleText(texts.text("rail.welcome"));
    return opening(button, "welcome");
  }

  private Button item(String screen, Icon.Shape shape) {
    Button button = new Button(texts.text("rail." + screen), new Icon(shape));
    button.getStyleClass().setAll("button", "rail-item");
    button.setContentDisplay(ContentDisplay.TOP);
    button.setMinHeight(USE_PREF_SIZE);
    model.screenProperty().subscribe(id -> mark(button, id.equals(screen)));
    return opening(button, screen);
  }

  private void mark(Button button, boolean current) {
    button.pseudoClassStateChanged(CURRENT, current);
    button.setAccessibleText(current ? texts.text("rail.current", button.getText()) : button.getText());
  }

  private Button opening(Button button, String screen) {
    button.setId("rail-" + screen);
    button.setMinWidth(USE_PREF_SIZE);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setOnAction(pressed -> model.open(screen));
    return button;
  }
}

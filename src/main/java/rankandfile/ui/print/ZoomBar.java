package rankandfile.ui.print;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Texts;

/** Under the page: which page it is, how large it is shown, and the buttons that change either. */
final class ZoomBar extends FlowPane {

  private final PrintModel model;
  private final Texts texts;

  ZoomBar(PrintModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("zoom-bar");
    setAlignment(Pos.CENTER);
    getChildren().addAll(pager(), zoom(), fits());
    disableProperty().bind(model.printedProperty().map(p -> p.isEmpty()));
  }

  private HBox pager() {
    Button before = button("page.before", new Icon(Icon.Shape.LEFT), () -> model.show(model.pageProperty().get() - 1));
    Button next = button("page.next", new Icon(Icon.Shape.RIGHT), () -> model.show(model.pageProperty().get() + 1));
    Label number = new Label();
    number.setMinWidth(Region.USE_PREF_SIZE);
    number.textProperty().bind(model.pageProperty().flatMap(page -> model.printedProperty()
        .map(p -> p.map(f -> texts.text("page.number", page.intValue() + 1, f.pages().count())).orElse(""))));
    return row(before, number, next);
  }

  private HBox zoom() {
    Button out = button("zoom.out", sign("\u2212"), model::zoomOut);
    Button in = button("zoom.in", sign("+"), model::zoomIn);
    Label percent = new Label();
    percent.setId("zoom-percent");
    percent.getStyleClass().add("zoom-percent");
    percent.setMinWidth(Region.USE_PREF_SIZE);
    percent.textProperty().bind(model.factorProperty().map(f -> texts.text("zoom.percent",
        Math.round(f.doubleValue() * 100))));
    return row(out, percent, in);
  }

  private HBox fits() {
    return row(fit("fit.page", Zoom.Fit.PAGE), fit("fit.width", Zoom.Fit.WIDTH),
        fit("fit.real", new Zoom.Percent(100)));
  }

  private ToggleButton fit(String key, Zoom zoom) {
    ToggleButton button = new ToggleButton(texts.text(key));
    button.setId(key.replace('.', '-'));
    button.getStyleClass().setAll("toggle-button", "fit");
    button.setAccessibleText(texts.text(key + ".accessible"));
    button.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    model.zoomProperty().subscribe(now -> button.setSelected(now.equals(zoom)));
    button.setOnAction(pressed -> {
      model.zoom(zoom);
      button.setSelected(true);
    });
    return button;
  }

  private Button button(String key, Region face, Runnable run) {
    Button button = new Button();
    button.setId(key.replace('.', '-'));
    button.setGraphic(face);
    button.getStyleClass().setAll("button", "icon-button");
    button.setAccessibleText(texts.text(key));
    button.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    button.setOnAction(pressed -> run.run());
    return button;
  }

  private static Label sign(String sign) {
    Label label = new Label(sign);
    label.getStyleClass().add("zoom-sign");
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  private static HBox row(Region... nodes) {
    HBox row = new HBox(nodes);
    row.setAlignment(Pos.CENTER);
    row.getStyleClass().add("zoom-row");
    return row;
  }
}

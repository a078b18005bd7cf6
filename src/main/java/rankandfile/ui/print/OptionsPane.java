package rankandfile.ui.print;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rankandfile.print.Paper;
import rankandfile.ui.kit.Card;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.NumberingChoice;
import rankandfile.ui.kit.Segments;
import rankandfile.ui.kit.Switch;
import rankandfile.ui.kit.Texts;

/** What can be chosen about the pages, and what can be done with them. */
final class OptionsPane extends VBox {

  private final PrintModel model;
  private final Texts texts;
  private final Button edition;
  private final Hyperlink houseRules;
  private final Button save;
  private final Button print;
  private final Button open;
  private final Button copy;

  OptionsPane(PrintModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    edition = edition();
    houseRules = new Hyperlink(texts.text("house-rules.change"));
    houseRules.getStyleClass().add("control-size");
    save = button("save", Icon.Shape.SAVE);
    save.getStyleClass().add("primary");
    print = button("print", Icon.Shape.PRINTER);
    open = button("open", Icon.Shape.FOLDER);
    copy = new Button(texts.text("copy"));
    getStyleClass().add("print-options");
    getChildren().addAll(
        head(),
        group(named("edition"), edition),
        group(named("numbers"), numbers(), note("numbers.about")),
        group(named("paper"), paper()),
        inkSaver(), houseRules(), actions());
  }

  private VBox head() {
    VBox head = new VBox(Labels.wrapping(texts.text("heading"), "heading-panel"),
        Labels.wrapping(texts.text("lead"), "secondary"));
    head.getStyleClass().add("print-head");
    return head;
  }

  private Button edition() {
    Label name = new Label();
    name.textProperty().bind(model.editionProperty());
    name.setWrapText(true);
    name.setMinHeight(USE_PREF_SIZE);
    name.setMaxWidth(Double.MAX_VALUE);
    HBox face = new HBox(name, new Icon(Icon.Shape.DOWN));
    face.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(name, Priority.ALWAYS);
    Button edition = Card.button(face);
    edition.setId("print-edition");
    edition.getStyleClass().add("print-edition");
    edition.accessibleTextProperty().bind(name.textProperty().map(n -> texts.text("edition.accessible", n)));
    return edition;
  }

  private Segments<NumberingChoice> numbers() {
    Segments<NumberingChoice> choice = new Segments<>(texts.text("numbers"),
        List.of(NumberingChoice.MARSHAL_TEN, NumberingChoice.MARSHAL_ONE), n -> texts.text("numbers." + n.name()));
    choice.setId("print-numbers");
    model.numberingProperty().subscribe(n -> choice.valueProperty().set(n));
    choice.valueProperty().addListener((property, was, is) -> {
      if (is != null && is != model.numberingProperty().getValue()) {
        model.number(is);
      }
    });
    return choice;
  }

  private Segments<Paper> paper() {
    Segments<Paper> choice = new Segments<>(texts.text("paper"), List.of(Paper.values()),
        p -> texts.text("paper." + p.name()));
    choice.setId("print-paper");
    choice.valueProperty().bindBidirectional(model.paperProperty());
    return choice;
  }

  private VBox inkSaver() {
    Switch toggle = new Switch("");
    toggle.setId("ink-saver");
    toggle.setAccessibleText(texts.text("ink-saver.accessible"));
    toggle.selectedProperty().bindBidirectional(model.inkSaverProperty());
    toggle.setMinWidth(USE_PREF_SIZE);
    return group(row(new VBox(named("ink-saver"), note("ink-saver.about")), toggle));
  }

  private VBox houseRules() {
    ObservableValue<String> told = model.houseRulesProperty().map(rules -> rules.isEmpty()
        ? texts.text("house-rules.none") : String.join(texts.text("house-rules.between"), rules));
    houseRules.setId("print-house-rules");
    houseRules.setMinWidth(USE_PREF_SIZE);
    houseRules.accessibleTextProperty().bind(told.map(t -> texts.text("house-rules.accessible", t)));
    return group(row(new VBox(named("house-rules"), Labels.wrapping(told, "secondary", "control-size")), houseRules));
  }

  private VBox actions() {
    FlowPane buttons = new FlowPane(save, print, open);
    buttons.getStyleClass().add("print-buttons");
    Label said = Labels.wrapping(model.saidProperty().map(s -> s.map(Said::text).orElse("")), "said");
    said.setId("print-said");
    model.saidProperty().subscribe(s -> {
      said.getStyleClass().removeAll("trouble");
      if (s.filter(Said::trouble).isPresent()) {
        said.getStyleClass().add("trouble");
      }
      copy.setVisible(s.flatMap(Said::file).isPresent());
      s.flatMap(Said::file).ifPresent(f -> copy.setAccessibleText(texts.text("copy.accessible", f)));
    });
    copy.setId("print-copy");
    copy.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    copy.managedProperty().bind(copy.visibleProperty());
    return group(buttons, said, copy, note("advice"));
  }

  private Button button(String key, Icon.Shape shape) {
    Button button = new Button(texts.text(key), new Icon(shape));
    button.setId("print-" + key);
    button.setAccessibleText(texts.text(key + ".accessible"));
    button.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    button.disableProperty().bind(model.failureProperty().map(why -> !why.isEmpty()));
    return button;
  }

  private Label named(String key) {
    return Labels.wrapping(texts.text(key), "print-name");
  }

  private Label note(String key) {
    return Labels.wrapping(texts.text(key), "secondary", "control-size");
  }

  private static HBox row(VBox words, Region control) {
    HBox row = new HBox(words, control);
    row.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(words, Priority.ALWAYS);
    words.setMinWidth(0);
    return row;
  }

  private static VBox group(Region... parts) {
    VBox group = new VBox(parts);
    group.getStyleClass().add("print-group");
    return group;
  }

  Button editionButton() {
    return edition;
  }

  Hyperlink houseRulesLink() {
    return houseRules;
  }

  Button saveButton() {
    return save;
  }

  Button printButton() {
    return print;
  }

  Button openButton() {
    return open;
  }

  Button copyButton() {
    return copy;
  }
}

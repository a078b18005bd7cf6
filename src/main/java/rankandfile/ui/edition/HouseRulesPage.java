package rankandfile.ui.edition;

import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import rankandfile.notation.RulesText;
import rankandfile.rules.Switch;
import rankandfile.rules.SwitchValue;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Segments;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;

/** The fourteen house rules in groups; those that differ from the edition are marked. */
final class HouseRulesPage extends VBox {

  /** The ids of the rows of values begin so; the switch's word follows. */
  static final String ID = "switch-";

  private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");

  private final EditionModel model;
  private final Texts texts;

  HouseRulesPage(EditionModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("house-rules-page");
    getChildren().addAll(Labels.wrapping(texts.text("house-rules.about"), "secondary"), reset());
    for (EditionModel.Group group : EditionModel.Group.values()) {
      getChildren().add(Labels.wrapping(texts.text("group." + group.name()), "heading-section"));
      group.switches().forEach(key -> getChildren().add(row(key)));
    }
  }

  private Button reset() {
    Button reset = new Button();
    reset.setId("reset-house-rules");
    reset.textProperty().bind(model.editionProperty().map(e -> texts.text("house-rules.reset", Names.brief(e))));
    reset.setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    reset.setOnAction(pressed -> model.clearHouseRules());
    model.houseRulesProperty().subscribe(rules -> reset.setDisable(rules.isEmpty()));
    return reset;
  }

  private VBox row(Switch key) {
    Label meaning = Labels.wrapping("", "house-rule-meaning");
    Label own = Labels.wrapping("", "house-rule-own");
    VBox row = new VBox(Labels.wrapping(Names.of(key), "house-rule-name"), meaning, values(key), own);
    row.getStyleClass().add("house-rule");
    own.visibleProperty().bind(own.textProperty().isNotEmpty());
    own.managedProperty().bind(own.visibleProperty());
    model.rulesProperty().subscribe(rules -> {
      SwitchValue now = key.in(rules.rules());
      meaning.setText(model.meaning(now));
      own.setText(own(key, rules));
      row.pseudoClassStateChanged(CHANGED, !own.getText().isEmpty());
    });
    return row;
  }

  private String own(Switch key, RulesText rules) {
    SwitchValue own = key.in(rules.edition().rules());
    return own == key.in(rules.rules()) ? ""
        : texts.text("house-rules.own", Names.brief(rules.edition()), Names.of(own));
  }

  private Segments<SwitchValue> values(Switch key) {
    Segments<SwitchValue> values = new Segments<>(Names.of(key), key.choices(), Names::of);
    values.setId(ID + key.word());
    model.rulesProperty().subscribe(rules -> values.valueProperty().set(key.in(rules.rules())));
    values.valueProperty().addListener((property, was, is) -> model.set(is));
    return values;
  }
}

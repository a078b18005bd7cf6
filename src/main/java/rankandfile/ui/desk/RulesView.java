package rankandfile.ui.desk;

import java.util.Arrays;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import rankandfile.notation.RulesText;
import rankandfile.rules.Scope;
import rankandfile.rules.Switch;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Segments;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;

/** Edition, scope and switches by which the board plays. The seven switches that people ask about come first. */
final class RulesView extends VBox {

  private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
  private static final List<Switch> COMMON = List.of(Switch.TWO_SQUARES, Switch.CHASE, Switch.THREEFOLD,
      Switch.SCOUT_ATTACK, Switch.EQUAL_RANKS, Switch.BOMB, Switch.FACES);

  private final DeskModel model;
  private final Texts texts;

  RulesView(DeskModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("desk-section");
    VBox rest = new VBox();
    Arrays.stream(Switch.values()).filter(s -> !COMMON.contains(s)).forEach(s -> rest.getChildren().add(row(s)));
    Button all = Parts.button(texts.text("switches.all"), () -> Parts.show(rest, !rest.isVisible()), "flat",
        "link-button");
    all.setId("all-switches");
    rest.visibleProperty().subscribe(shown -> all.setText(texts.text(shown ? "switches.fewer" : "switches.all")));
    Parts.show(rest, false);
    getChildren().addAll(Labels.wrapping(texts.text("rules"), "heading-group"),
        row(texts.text("rules.edition"), edition()), row(texts.text("rules.scope"), scope()));
    COMMON.forEach(s -> getChildren().add(row(s)));
    getChildren().addAll(rest, all);
  }

  private Node edition() {
    ComboBox<Edition> box = new ComboBox<>();
    box.setId("desk-edition");
    box.getItems().setAll(Edition.values());
    box.setConverter(new StringConverter<>() {
      @Override
      public String toString(Edition edition) {
        return edition == null ? "" : Names.brief(edition);
      }

      @Override
      public Edition fromString(String text) {
        throw new UnsupportedOperationException(text);
      }
    });
    box.setAccessibleText(texts.text("rules.edition"));
    model.face().rulesProperty().subscribe(r -> box.setValue(r.edition()));
    box.valueProperty().addListener((property, was, is) -> {
      if (!box.isShowing()) {
        play(is);
      }
    });
    box.setOnHidden(closed -> play(box.getValue())); // while the list is open, nothing moves under it
    box.addEventFilter(KeyEvent.KEY_PRESSED, e -> {
      if (e.getCode() == KeyCode.ESCAPE && box.isShowing()) {
        box.setValue(model.face().rulesProperty().get().edition());
      }
    });
    return box;
  }

  private void play(Edition edition) {
    if (edition != model.face().rulesProperty().get().edition()) {
      model.play(RulesText.of(edition));
    }
  }

  private Node scope() {
    Segments<Scope> scope = new Segments<>(texts.text("rules.scope"), List.of(Scope.FRAGMENT, Scope.GAME),
        s -> texts.text("scope." + s.name()));
    scope.setId("desk-scope");
    model.face().scopeProperty().subscribe(scope.valueProperty()::set);
    scope.valueProperty().addListener((property, was, is) -> model.scope(is));
    return scope;
  }

  private FlowPane row(Switch key) {
    FlowPane row = row(Names.of(key), isOnOrOff(key) ? toggle(key) : values(key));
    model.face().rulesProperty().subscribe(r -> row.pseudoClassStateChanged(CHANGED,
        key.in(r.rules()) != key.in(r.edition().rules())));
    return row;
  }

  private static FlowPane row(String name, Node control) {
    Label label = new Label(name);
    label.getStyleClass().add("switch-name");
    label.setMinWidth(Region.USE_PREF_SIZE);
    FlowPane row = new FlowPane(label, control) {
      @Override
      protected void layoutChildren() {
        super.layoutChildren();
        if (control.getLayoutY() < label.getLayoutY() + label.getHeight()) { // in one line: the control to the right
          control.setLayoutX(getWidth() - getInsets().getRight() - control.getLayoutBounds().getWidth());
        }
      }
    };
    row.getStyleClass().addAll("desk-row", "switch-row");
    row.setRowValignment(VPos.CENTER);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private static boolean isOnOrOff(Switch key) {
    return key.value("on").isPresent() && key.choices().size() == 2;
  }

  private Node toggle(Switch key) {
    SwitchValue on = key.value("on").orElseThrow();
    SwitchValue off = key.value("off").orElseThrow();
    rankandfile.ui.kit.Switch toggle = new rankandfile.ui.kit.Switch("");
    toggle.setId("desk-" + key.word());
    toggle.setAccessibleText(Names.of(key));
    model.face().rulesProperty().subscribe(r -> toggle.setSelected(key.in(r.rules()) == on));
    toggle.selectedProperty().addListener((property, was, is) -> model.set(is ? on : off));
    return toggle;
  }

  private Node values(Switch key) {
    Segments<SwitchValue> values = new Segments<>(Names.of(key), key.choices(),
        v -> texts.text("value." + key.word() + "." + v.word()));
    values.setId("desk-" + key.word());
    values.getStyleClass().add("small-segments");
    model.face().rulesProperty().subscribe(r -> values.valueProperty().set(key.in(r.rules())));
    values.valueProperty().addListener((property, was, is) -> model.set(is));
    return values;
  }
}

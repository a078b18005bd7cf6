package rankandfile.ui.kit;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Source;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;
import rankandfile.store.KeptValues;
import rankandfile.wording.Names;

/**
 * The edition in force with its house rules, and the numbers on the pieces; kept in a file. One object for the
 * program; all screens watch it.
 *
 * <p>A house rule that says what the edition says anyway is none, and is not held.
 */
public final class InForce {

  /** All that is in force at one moment. */
  public record Now(RulesText rules, NumberingChoice choice) {
    public Numbering numbering() {
      return choice.in(rules.edition());
    }
  }

  private static final String EDITION = "edition";
  private static final String NUMBERING = "numbering";

  private final KeptValues file;
  private final ReadOnlyObjectWrapper<Now> now = new ReadOnlyObjectWrapper<>(this, "now");
  private final ObservableValue<RulesText> rules = now.map(Now::rules);
  private final ObservableValue<Numbering> numbering = now.map(Now::numbering);
  private final ObservableValue<String> title = rules.map(r -> Names.of(r.edition()));
  private final ObservableValue<String> direction = numbering.map(Names::direction);
  private final ObservableValue<List<String>> houseRules =
      rules.map(r -> r.switches().stream().map(Names::with).toList());

  /** Reads what was in force when the program last ran. What cannot be read is the field guide. */
  public InForce(KeptValues file) {
    this.file = file;
    now.set(new Now(file.value(EDITION).flatMap(InForce::read).map(RulesText::tidy)
        .orElse(RulesText.of(Edition.FIELD_GUIDE)), file.value(NUMBERING)
        .flatMap(word -> Settings.constant(NumberingChoice.values(), word)).orElse(NumberingChoice.EDITION)));
  }

  private static Optional<RulesText> read(String text) {
    Source source = Source.of(EDITION, text);
    return RulesText.read(source.line(1), new Problems());
  }

  public ReadOnlyObjectProperty<Now> nowProperty() {
    return now.getReadOnlyProperty();
  }

  /** Edition and house rules. */
  public ObservableValue<RulesText> rulesProperty() {
    return rules;
  }

  public RulesText rules() {
    return rules.getValue();
  }

  /** The numbers to show on pieces. */
  public ObservableValue<Numbering> numberingProperty() {
    return numbering;
  }

  public Numbering numbering() {
    return numbering.getValue();
  }

  /** {@code Classic 40, field guide}, without house rules, which must be named beside it. */
  public ObservableValue<String> titleProperty() {
    return title;
  }

  /** {@code Marshal 10 is strongest}. */
  public ObservableValue<String> directionProperty() {
    return direction;
  }

  /** Each as {@code Two-squares limit: 5 crossings}; empty when the edition is played as it is. */
  public ObservableValue<List<String>> houseRulesProperty() {
    return houseRules;
  }

  /** Puts another edition in force, without house rules. The one in force already keeps its house rules. */
  public void choose(Edition edition) {
    if (edition != rules().edition()) {
      choose(RulesText.of(edition));
    }
  }

  /** Puts this edition with these house rules in force. */
  public void choose(RulesText text) {
    put(new Now(text.tidy(), now.get().choice()));
  }

  /** Sets one house rule, or takes it back when it is what the edition says. */
  public void set(SwitchValue value) {
    choose(rules().with(value));
  }

  /** Takes back all house rules. */
  public void clearHouseRules() {
    choose(RulesText.of(rules().edition()));
  }

  public void number(NumberingChoice choice) {
    put(new Now(rules(), choice));
  }

  private void put(Now next) {
    now.set(next);
    file.set(EDITION, next.rules().text());
    file.set(NUMBERING, Settings.word(next.choice()));
  }
}

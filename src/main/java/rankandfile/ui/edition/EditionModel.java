package rankandfile.ui.edition;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import rankandfile.notation.RulesText;
import rankandfile.rules.Switch;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.edition.BoxQuestion.Reply;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.NumberingChoice;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;

/** The choice of an edition: what is in force, what it means, and what the three questions lead to. */
public final class EditionModel {

  /** The three pages of the sheet. */
  public enum Page {
    EDITIONS, HOUSE_RULES, QUESTIONS
  }

  /** House rules that belong together. */
  public enum Group {
    MOVING(Switch.FIRST, Switch.SCOUT_ATTACK, Switch.CAPTAIN_STEPS, Switch.RESCUE),
    FIGHTING(Switch.EQUAL_RANKS, Switch.BOMB, Switch.BOMB_CLEARED_BY, Switch.FACES, Switch.SILENT_DEFENCE),
    REPEATING(Switch.TWO_SQUARES, Switch.CHASE, Switch.THREEFOLD),
    ENDING(Switch.NO_MOVE, Switch.BOTH_IMMOBILE);

    private final List<Switch> switches;

    Group(Switch... switches) {
      this.switches = List.of(switches);
    }

    public List<Switch> switches() {
      return switches;
    }
  }

  private final InForce inForce;
  private final Texts texts;
  private final Difference difference;
  private final ObjectProperty<Page> page = new SimpleObjectProperty<>(this, "page", Page.EDITIONS);
  private final ReadOnlyObjectWrapper<Map<BoxQuestion, Reply>> replies =
      new ReadOnlyObjectWrapper<>(this, "replies", Map.of());
  private final Map<Edition, RulesText> left = new EnumMap<>(Edition.class);

  EditionModel(InForce inForce, Texts texts) {
    this.inForce = inForce;
    this.texts = texts;
    this.difference = new Difference(texts);
  }

  /** The page in front; may be set. */
  public ObjectProperty<Page> pageProperty() {
    return page;
  }

  public ObservableValue<RulesText> rulesProperty() {
    return inForce.rulesProperty();
  }

  public ObservableValue<Edition> editionProperty() {
    return inForce.rulesProperty().map(RulesText::edition);
  }

  public ObservableValue<String> directionProperty() {
    return inForce.directionProperty();
  }

  /** The house rules in force, each as a line. */
  public ObservableValue<List<String>> houseRulesProperty() {
    return inForce.houseRulesProperty();
  }

  public ObservableValue<NumberingChoice> numberingProperty() {
    return inForce.nowProperty().map(InForce.Now::choice);
  }

  /** What was answered; questions that were not answered are missing. */
  public ReadOnlyObjectProperty<Map<BoxQuestion, Reply>> repliesProperty() {
    return replies.getReadOnlyProperty();
  }

  /** The editions that fit the answers best; none before the first answer. */
  public ObservableValue<List<Edition>> closestProperty() {
    return replies.map(BoxQuestion::closest);
  }

  /** Whether there is an edition that fits all answers. */
  public ObservableValue<Boolean> exactProperty() {
    return replies.map(BoxQuestion::isExact);
  }

  /** How the edition differs from the field guide, in sentences. */
  public List<String> differences(Edition edition) {
    return difference.from(edition);
  }

  /** What the value means at the table. */
  public String meaning(SwitchValue value) {
    return Names.meaning(value);
  }

  /** {@code Marshal 10 is strongest}, as the edition itself has it, and which boxes it is for. */
  public String line(Edition edition) {
    return texts.text("edition.line", Names.direction(edition.numbering()), Names.boxes(edition));
  }

  /** Puts an edition in force, with the house rules that it had when it was last in force since the program began. */
  public void choose(Edition edition) {
    RulesText now = inForce.rules();
    if (edition != now.edition()) {
      left.put(now.edition(), now);
      inForce.choose(left.getOrDefault(edition, RulesText.of(edition)));
    }
  }

  /** Puts an edition in force and shows it among the others. */
  public void take(Edition edition) {
    choose(edition);
    page.set(Page.EDITIONS);
  }

  public void set(SwitchValue value) {
    inForce.set(value);
  }

  /** Plays by the edition as it is. */
  public void clearHouseRules() {
    inForce.clearHouseRules();
  }

  public void number(NumberingChoice choice) {
    inForce.number(choice);
  }

  public void reply(BoxQuestion question, Reply reply) {
    Map<BoxQuestion, Reply> more = new EnumMap<>(BoxQuestion.class);
    more.putAll(replies.get());
    more.put(question, reply);
    replies.set(Map.copyOf(more));
  }
}

package rankandfile.ui.frame;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Place;
import rankandfile.ui.kit.Texts;

/** What the frame shows around the screens, and what can be done there. */
public final class FrameModel {

  private final Navigation navigation;
  private final Texts texts;
  private final ObservableValue<String> screen;
  private final ObservableValue<Boolean> topBar;
  private final ObservableValue<String> edition;
  private final ObservableValue<String> direction;
  private final ObservableValue<String> houseRules;
  private final ReadOnlyBooleanWrapper searching = new ReadOnlyBooleanWrapper(this, "searching");
  private final ReadOnlyBooleanWrapper choosing = new ReadOnlyBooleanWrapper(this, "choosing");

  FrameModel(Navigation navigation, InForce inForce, Texts texts) {
    this.navigation = navigation;
    this.texts = texts;
    screen = navigation.placeProperty().map(Place::screen);
    topBar = searching.flatMap(s -> screen.map(id -> s || !id.equals(Navigation.START.screen())));
    edition = inForce.titleProperty();
    direction = inForce.houseRulesProperty().flatMap(rules -> inForce.directionProperty().map(d -> line(d, rules)));
    houseRules = inForce.houseRulesProperty().map(this::strip);
  }

  private String line(String direction, List<String> rules) {
    return switch (rules.size()) {
      case 0 -> direction;
      case 1 -> texts.text("direction.one-house-rule", direction);
      default -> texts.text("direction.house-rules", direction, rules.size());
    };
  }

  private String strip(List<String> rules) {
    return rules.isEmpty() ? "" : texts.text("house-rules", String.join(texts.text("house-rules.between"), rules));
  }

  /** The id of the screen in front. */
  public ObservableValue<String> screenProperty() {
    return screen;
  }

  /** Whether the bar with search and edition is shown: everywhere but on the first screen, and while searching. */
  public ObservableValue<Boolean> topBarProperty() {
    return topBar;
  }

  public ObservableValue<String> editionProperty() {
    return edition;
  }

  /** Which rank is strongest, and how many house rules there are. */
  public ObservableValue<String> directionProperty() {
    return direction;
  }

  /** All house rules in force in one line; empty for none. */
  public ObservableValue<String> houseRulesProperty() {
    return houseRules;
  }

  /** Whether the search field is in use. */
  public ReadOnlyBooleanProperty searchingProperty() {
    return searching.getReadOnlyProperty();
  }

  /** Whether the sheet for choosing an edition is open. */
  public ReadOnlyBooleanProperty choosingProperty() {
    return choosing.getReadOnlyProperty();
  }

  /** Goes to an address and closes what lies over the screens. */
  public void open(String address) {
    closeChooser();
    navigation.open(address);
  }

  public ReadOnlyBooleanProperty canGoBackProperty() {
    return navigation.canGoBackProperty();
  }

  public ReadOnlyBooleanProperty canGoForwardProperty() {
    return navigation.canGoForwardProperty();
  }

  public void back() {
    closeChooser();
    navigation.back();
  }

  public void forward() {
    closeChooser();
    navigation.forward();
  }

  /** The search field is in use: its list lies over the screens. */
  public void beginSearch() {
    searching.set(true);
  }

  public void endSearch() {
    searching.set(false);
  }

  public void openChooser() {
    choosing.set(true);
  }

  public void closeChooser() {
    choosing.set(false);
  }
}

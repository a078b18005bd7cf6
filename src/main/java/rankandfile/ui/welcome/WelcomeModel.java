package rankandfile.ui.welcome;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import rankandfile.picture.BoardPicture;
import rankandfile.ui.kit.Continuation;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Texts;

/** What the first screen offers. */
public final class WelcomeModel {

  /** The three ways into the program. */
  public enum Door {
    LEARN("learn"), SETTLE("referee/cases/settle"), PLAY("play/guided");

    private final String address;

    Door(String address) {
      this.address = address;
    }
  }

  private final Navigation navigation;
  private final ObservableValue<Optional<Continuation>> continuation;
  private final ObservableValue<String> edition;
  private final ObservableValue<BoardPicture> board;

  WelcomeModel(Navigation navigation, InForce inForce, ObservableValue<Optional<Continuation>> continuation,
      Texts texts) {
    this.navigation = navigation;
    this.continuation = continuation;
    edition = inForce.titleProperty().flatMap(title -> inForce.directionProperty().flatMap(direction ->
        inForce.houseRulesProperty().map(rules -> edition(texts, title, direction, rules))));
    board = inForce.numberingProperty().map(WelcomeBoard::picture);
  }

  private static String edition(Texts texts, String title, String direction, List<String> rules) {
    return rules.isEmpty() ? texts.text("edition", title, direction)
        : texts.text("edition.house-rules", title, direction, String.join(texts.text("edition.between"), rules));
  }

  /** What can be gone on with, if anything was begun. */
  public ObservableValue<Optional<Continuation>> continuationProperty() {
    return continuation;
  }

  /** The edition in force with its direction and house rules, as a sentence. */
  public ObservableValue<String> editionProperty() {
    return edition;
  }

  /** The board for show, with the numbers in force. */
  public ObservableValue<BoardPicture> boardProperty() {
    return board;
  }

  public void enter(Door door) {
    navigation.open(door.address);
  }

  /** Goes on with what was begun. */
  public void goOn() {
    continuation.getValue().ifPresent(c -> navigation.open(c.address()));
  }
}

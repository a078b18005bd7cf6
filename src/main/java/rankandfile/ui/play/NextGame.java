package rankandfile.ui.play;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import rankandfile.opponent.Level;
import rankandfile.rules.Side;
import rankandfile.rules.SwitchValue;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.live.Editions;
import rankandfile.wording.Names;

/** What is chosen for the next game, and the rules by which it will be played. */
public final class NextGame {

  private final ObjectProperty<Level> level = new SimpleObjectProperty<>(this, "level", Level.BEGINNER);
  private final ObjectProperty<Side> side = new SimpleObjectProperty<>(this, "side", Side.RED);
  private final ObjectProperty<Side> first = new SimpleObjectProperty<>(this, "first", Side.RED);
  private final ObservableValue<String> edition;
  private final ObservableValue<Boolean> choosesFirst;

  NextGame(InForce inForce) {
    edition = inForce.nowProperty().map(now -> PlayWords.text("start.edition",
        Editions.full(now.rules()), Names.direction(now.numbering())));
    choosesFirst = inForce.rulesProperty().map(r -> r.rules().first() == SwitchValue.First.CHOSEN);
  }

  /** The strength of the computer. */
  public ObjectProperty<Level> levelProperty() {
    return level;
  }

  /** The side of the person in a game against the computer. */
  public ObjectProperty<Side> sideProperty() {
    return side;
  }

  /** Who begins, where the players choose. */
  public ObjectProperty<Side> firstProperty() {
    return first;
  }

  /** The rules: edition, direction of ranks, every house rule. */
  public ObservableValue<String> editionProperty() {
    return edition;
  }

  /** Whether the rules leave it to the players who begins. */
  public ObservableValue<Boolean> choosesFirstProperty() {
    return choosesFirst;
  }
}

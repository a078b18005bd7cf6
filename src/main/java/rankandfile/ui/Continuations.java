package rankandfile.ui;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.Continuation;
import rankandfile.ui.kit.Navigation;

/** What the first screen offers of what was begun: the chapter or the game, whichever somebody was at last. */
final class Continuations {

  private static final String LAST = "begun";
  private static final String GAME = "play";
  private static final String CHAPTER = "learn";

  private final KeptValues state;
  private final Navigation navigation;
  private final ObservableValue<Optional<Continuation>> chapter;
  private final ObservableValue<Optional<Continuation>> game;
  private final ObjectProperty<Optional<Continuation>> offered;

  /** @param offered gets the one to offer */
  Continuations(KeptValues state, Navigation navigation, ObservableValue<Optional<Continuation>> chapter,
      ObservableValue<Optional<Continuation>> game, ObjectProperty<Optional<Continuation>> offered) {
    this.state = state;
    this.navigation = navigation;
    this.chapter = chapter;
    this.game = game;
    this.offered = offered;
  }

  void follow() {
    navigation.placeProperty().addListener((property, was, is) -> {
      boolean begun = is.screen().equals(GAME) || is.screen().equals(CHAPTER);
      if (begun && !state.value(LAST).equals(Optional.of(is.screen()))) {
        state.set(LAST, is.screen());
        offer();
      }
    });
    chapter.addListener((property, was, is) -> offer());
    game.addListener((property, was, is) -> offer());
  }

  private void offer() {
    boolean gameFirst = state.value(LAST).filter(GAME::equals).isPresent();
    Optional<Continuation> first = gameFirst ? game.getValue() : chapter.getValue();
    offered.set(first.isPresent() ? first : gameFirst ? chapter.getValue() : game.getValue());
  }
}

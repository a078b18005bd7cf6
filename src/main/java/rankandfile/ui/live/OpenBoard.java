package rankandfile.ui.live;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import rankandfile.notation.RulesText;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.Move;
import rankandfile.rules.Setup;
import rankandfile.rules.Square;
import rankandfile.scenario.Scene;
import rankandfile.ui.kit.InForce;
import rankandfile.wording.Names;

/** What scenarios and tasks on their boards have in common: what is shown, and answers to the board's keys. */
abstract sealed class OpenBoard implements LiveBoard permits ScenarioModel, TaskModel {

  final Mover mover;
  final ReadOnlyObjectWrapper<BoardPicture> picture = new ReadOnlyObjectWrapper<>(this, "picture");
  final ReadOnlyObjectWrapper<Said> said = new ReadOnlyObjectWrapper<>(this, "said", new Said.Nothing());
  final ReadOnlyObjectWrapper<List<Offer>> offers = new ReadOnlyObjectWrapper<>(this, "offers", List.of());
  final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(this, "playing");
  final ReadOnlyStringWrapper turn = new ReadOnlyStringWrapper(this, "turn", "");
  final ReadOnlyStringWrapper playedUnder = new ReadOnlyStringWrapper(this, "playedUnder", "");
  InForce.Now now;

  OpenBoard(InForce.Now now) {
    this.now = now;
    mover = new Mover(() -> Playable.of(hand()), this::decided);
  }

  /** The scene on which the reader moves. */
  abstract Scene hand();

  /** The scene that is shown. */
  abstract Scene scene();

  /** What was pointed at is this move now. */
  abstract void decided(Move move);

  // ---- what it shows

  @Override
  public ReadOnlyObjectProperty<BoardPicture> pictureProperty() {
    return picture.getReadOnlyProperty();
  }

  @Override
  public ReadOnlyObjectProperty<Said> saidProperty() {
    return said.getReadOnlyProperty();
  }

  @Override
  public ReadOnlyObjectProperty<List<Offer>> offersProperty() {
    return offers.getReadOnlyProperty();
  }

  @Override
  public ReadOnlyBooleanProperty playingProperty() {
    return playing.getReadOnlyProperty();
  }

  /** Whose turn it is while the reader moves; empty otherwise. */
  public ReadOnlyStringProperty turnProperty() {
    return turn.getReadOnlyProperty();
  }

  /** The rules that are played, with direction and house rules, where they are not those in force; else empty. */
  public ReadOnlyStringProperty playedUnderProperty() {
    return playedUnder.getReadOnlyProperty();
  }

  String underWords(RulesText played) {
    return played.equals(now.rules()) ? "" : LiveWords.text("played-under", Editions.full(played),
        Names.direction(now.numbering()));
  }

  @Override
  public Optional<Setup> setup() {
    return scene().setup();
  }

  // ---- what the board's keys ask

  @Override
  public SortedSet<Square> targets(Square from) {
    return Wish.reached(Playable.of(hand()), from);
  }

  @Override
  public Optional<String> whyNone(Square from) {
    return mover.isHidden() ? mover.question() : Why.none(hand(), from);
  }

  @Override
  public SortedSet<Square> movable() {
    return new TreeSet<>(hand().seen().destinations().keySet());
  }

  @Override
  public Optional<String> lastMove() {
    return Why.lastMove(scene().seen());
  }

  @Override
  public Optional<String> lastBattle() {
    return Why.lastBattle(scene().seen());
  }
}

package rankandfile.ui.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import rankandfile.notation.RulesText;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Refusing;
import rankandfile.rules.Move;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;
import rankandfile.scenario.Frame;
import rankandfile.scenario.Playback;
import rankandfile.scenario.Scenario;
import rankandfile.scenario.Scene;
import rankandfile.ui.kit.InForce;
import rankandfile.wording.Names;
import rankandfile.wording.Notices;
import rankandfile.wording.Refusals;

/**
 * A scenario on its board: at which step it stands, under which rules, and what the reader tries from there.
 *
 * <p>It is played under the edition in force unless the reader picks another. A board that was written for another
 * edition or a house rule, and goes differently under what is in force, is played as it was written.
 */
public final class ScenarioModel extends OpenBoard {

  private final Scenario scenario;
  private final Playback own;
  private final ReadOnlyObjectWrapper<Editions> editions =
      new ReadOnlyObjectWrapper<>(this, "editions", Editions.NONE);
  private final ReadOnlyObjectWrapper<List<StepChip>> steps = new ReadOnlyObjectWrapper<>(this, "steps", List.of());
  private final ReadOnlyIntegerWrapper step = new ReadOnlyIntegerWrapper(this, "step", 0);
  private final ReadOnlyBooleanWrapper trying = new ReadOnlyBooleanWrapper(this, "trying");
  private final ReadOnlyStringWrapper note = new ReadOnlyStringWrapper(this, "note", "");
  private final ReadOnlyStringWrapper notice = new ReadOnlyStringWrapper(this, "notice", "");
  private final ReadOnlyObjectWrapper<Optional<Editions.Other>> wayBack =
      new ReadOnlyObjectWrapper<>(this, "wayBack", Optional.empty());
  private Optional<RulesText> picked = Optional.empty();
  private boolean keepsOwnRules;
  private Playback playback;
  private Scene scene;
  private Optional<Scene.Attempt> attempt = Optional.empty();

  /** The scenario at its diagram. */
  public ScenarioModel(Scenario scenario, InForce.Now now) {
    super(now);
    this.scenario = scenario;
    own = Playback.of(scenario);
    playback = own;
    scene = own.start();
    inForce(now);
  }

  // ---- what it shows

  @Override
  public String name() {
    return scenario.name();
  }

  public Scenario scenario() {
    return scenario;
  }

  /** The step that is shown, counted from 1; 0 for the diagram. */
  public ReadOnlyIntegerProperty stepProperty() {
    return step.getReadOnlyProperty();
  }

  /** All steps, those included that the rules now played do not reach. */
  public ReadOnlyObjectProperty<List<StepChip>> stepsProperty() {
    return steps.getReadOnlyProperty();
  }

  /** Whether the reader moves the pieces. */
  public ReadOnlyBooleanProperty tryingProperty() {
    return trying.getReadOnlyProperty();
  }

  /** What the book says at this step; empty for nothing. */
  public ReadOnlyStringProperty noteProperty() {
    return note.getReadOnlyProperty();
  }

  /** What goes differently in the edition in force; empty for nothing. */
  public ReadOnlyStringProperty noticeProperty() {
    return notice.getReadOnlyProperty();
  }

  /** What other editions say at this step. */
  public ReadOnlyObjectProperty<Editions> editionsProperty() {
    return editions.getReadOnlyProperty();
  }

  /**
   * From rules that are played beside those in force back to them; or to what the board was written for, where that is
   * another kind of rules or those in force stop it before its end.
   */
  public ReadOnlyObjectProperty<Optional<Editions.Other>> wayBackProperty() {
    return wayBack.getReadOnlyProperty();
  }

  @Override
  public RulesText played() {
    return picked.orElse(keepsOwnRules ? scenario.rules() : now.rules());
  }

  /** How many steps can be shown. */
  public int last() {
    return playback.frames().size();
  }

  // ---- stepping

  /** Shows this step, or the nearest there is. */
  public void go(int number) {
    playing.set(false);
    stand(number);
  }

  public void back() {
    go(trying.get() ? step.get() : step.get() - 1);
  }

  public void forward() {
    go(step.get() + 1);
  }

  /** Plays from here, or from the start when it stands at the end; stops when it plays. */
  public void playOrPause() {
    boolean start = !playing.get() && last() > 0;
    if (start && (step.get() >= last() || trying.get())) {
      stand(trying.get() && step.get() < last() ? step.get() : 0);
    }
    playing.set(start);
  }

  @Override
  public void tick() {
    if (playing.get()) {
      stand(step.get() + 1);
      playing.set(step.get() < last());
    }
  }

  @Override
  public void finish() {
    playing.set(false);
  }

  private void stand(int number) {
    trying.set(false);
    attempt = Optional.empty();
    mover.drop();
    step.set(Math.clamp(number, 0, last()));
    scene = playback.after(step.get());
    show();
  }

  // ---- rules

  /** Plays it by these rules from now on, at the same step. */
  public void play(RulesText rules) {
    picked = Optional.of(rules);
    rulesChanged();
  }

  /** Plays it by the edition in force. */
  public void playAsInForce() {
    play(now.rules());
  }

  @Override
  public void inForce(InForce.Now now) {
    this.now = now;
    picked = Optional.empty();
    rulesChanged();
  }

  private void rulesChanged() {
    playing.set(false);
    int differs = Editions.differs(own, now.rules());
    keepsOwnRules = differs > 0 && isForOthers(scenario);
    playback = Playback.of(scenario, played().rules());
    steps.set(StepChip.all(playback));
    notice.set(differs == 0 ? "" : Editions.notice(own, differs, now.rules(),
        played().equals(scenario.rules()) && isForOthers(scenario)));
    wayBack.set(wayBack());
    stand(step.get());
  }

  /** Whether a block was written for other rules than those that the book starts from. */
  static boolean isForOthers(Scenario scenario) {
    return !scenario.rules().equals(RulesText.of(Edition.FIELD_GUIDE));
  }

  private Optional<Editions.Other> wayBack() {
    if (!played().equals(now.rules())) {
      return Optional.of(new Editions.Other(LiveWords.text("played-under.back"), "", now.rules()));
    }
    return keepsOwnRules || Editions.stops(own, now.rules()) ? Optional.of(new Editions.Other(
        LiveWords.text("played-under.own", Editions.brief(scenario.rules())), "", scenario.rules())) : Optional.empty();
  }

  // ---- trying

  /** Lets the reader move the pieces from this step on, or goes back to it. */
  public void tryIt(boolean on) {
    playing.set(false);
    if (on != trying.get()) {
      stand(step.get());
      trying.set(on);
      show();
    }
  }

  @Override
  public void retry() {
    stand(step.get());
  }

  @Override
  public void select(Square square) {
    begin();
    mover.select(square);
    show();
  }

  @Override
  public void move(Square from, Square to) {
    begin();
    mover.move(from, to);
    show();
  }

  @Override
  public void choose(Offer offer) {
    mover.choose(offer);
    show();
  }

  @Override
  public void clear() {
    mover.drop();
    attempt = attempt.filter(a -> a instanceof Scene.Attempt.Made);
    show();
  }

  private void begin() {
    playing.set(false);
    trying.set(true);
    attempt = Optional.empty();
  }

  @Override
  Scene hand() {
    return scene;
  }

  @Override
  Scene scene() {
    return scene;
  }

  @Override
  void decided(Move move) {
    Scene.Attempt answer = scene.tried(move);
    attempt = Optional.of(answer);
    if (answer instanceof Scene.Attempt.Made made) {
      scene = made.after();
    }
  }

  // ---- showing

  private void show() {
    Optional<Frame> frame = trying.get() ? Optional.empty() : playback.frame(step.get());
    Numbering numbering = now.numbering();
    BoardPicture drawn = scene.picture(numbering);
    StepView view = frame.map(f -> StepView.of(f, drawn, numbering)).orElseGet(() -> tried(drawn, numbering));
    note.set(trying.get() ? "" : Notes.of(own, playback, step.get(), played()));
    turn.set(trying.get() ? turnText() : "");
    offers.set(mover.offers());
    editions.set(trying.get() || step.get() == 0 ? Editions.NONE
        : Editions.at(playback, step.get(), played(), preferred()));
    playedUnder.set(underWords(played()));
    said.set(view.said());
    picture.set(mover.mark(view.picture()));
  }

  private List<RulesText> preferred() {
    return new ArrayList<>(List.of(now.rules(), scenario.rules()));
  }

  private StepView tried(BoardPicture drawn, Numbering numbering) {
    if (!trying.get()) {
      return new StepView(new Said.Nothing(), drawn);
    }
    return attempt.map(a -> answered(a, drawn, numbering)).orElseGet(() -> new StepView(mover.question()
        .<Said>map(Said.Plain::new).orElse(new Said.Nothing()), drawn));
  }

  private StepView answered(Scene.Attempt answer, BoardPicture drawn, Numbering numbering) {
    return switch (answer) {
      case Scene.Attempt.Refused r -> new StepView(new Said.Refused(Refusals.explain(r.move(), r.refusal())),
          Refusing.mark(drawn, r.refusal()));
      case Scene.Attempt.Made m -> new StepView(noticed(Telling.of(m.news(), scene.rules(), numbering), m), drawn);
    };
  }

  /** With the notice that a border will soon be closed to the piece. */
  private static Said noticed(Said said, Scene.Attempt.Made made) {
    Optional<String> notice = Notices.crossings(made.after().seen(), made.after().turn().other());
    return notice.map(said::with).orElse(said);
  }

  private String turnText() {
    return scene.seen().ending().isPresent() ? LiveWords.text("turn.over")
        : LiveWords.text("turn", Names.of(scene.turn()));
  }
}

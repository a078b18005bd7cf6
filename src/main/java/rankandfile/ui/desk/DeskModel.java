package rankandfile.ui.desk;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import rankandfile.notation.RulesText;
import rankandfile.rules.Move;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Numbering;
import rankandfile.scenario.BlockText;
import rankandfile.scenario.Line;
import rankandfile.scenario.Question;
import rankandfile.scenario.Scenario;
import rankandfile.scenario.Scene;
import rankandfile.scenario.Sketch;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.kit.Timeline;
import rankandfile.wording.Names;

/**
 * The board of the desk: what stands on it, how it came about, and what a hand does to it. Every change of the board,
 * by hand or by a move, can be taken back.
 *
 * <p>It plays by rules of its own. While these are the ones in force, they follow the edition in force; the rules that
 * a board has brought or that were chosen here stay.
 */
public final class DeskModel {

  /** How the board is held. */
  public enum Mode {
    /** Pieces go anywhere. */
    SET_UP,
    /** The rules answer. */
    PLAY
  }

  private final InForce inForce;
  private final Texts texts;
  private final Timeline<Moment> timeline;
  private final DeskFace face;
  private final DeskHand hand;
  private final SetUp setUp;
  private Mode mode = Mode.SET_UP;
  private Side bottom;
  private Answer answer = Answer.NONE;
  private Consumer<DeskModel> changed = desk -> { };

  DeskModel(InForce inForce, Side bottom, Texts texts) {
    this.inForce = inForce;
    this.bottom = bottom;
    this.texts = texts;
    timeline = new Timeline<>(Moment.of(Sketch.empty(inForce.rules())));
    face = new DeskFace(texts);
    hand = new DeskHand(this, texts);
    setUp = new SetUp(this, texts);
    inForce.nowProperty().addListener((property, was, is) -> {
      if (sketch().rules().equals(was.rules().tidy())) {
        play(is.rules());
      }
      show();
    });
    show();
  }

  /** What it shows. */
  public DeskFace face() {
    return face;
  }

  /** What a hand does on the board, and what its keys ask. */
  public DeskHand hand() {
    return hand;
  }

  /** What is done while pieces are set up. */
  public SetUp setUp() {
    return setUp;
  }

  Moment moment() {
    return timeline.now();
  }

  Sketch sketch() {
    return moment().sketch();
  }

  Scene scene() {
    return moment().scene();
  }

  Answer answer() {
    return answer;
  }

  Mode mode() {
    return mode;
  }

  Side bottom() {
    return bottom;
  }

  RulesText inForce() {
    return inForce.rules();
  }

  /** The numbers on the pieces: as they are chosen, in the edition that is played here. */
  Numbering numbering() {
    return inForce.nowProperty().get().choice().in(sketch().rules().edition());
  }

  boolean canUndo() {
    return timeline.canUndo();
  }

  boolean canRedo() {
    return timeline.canRedo();
  }

  void show() {
    face.show(this);
    changed.accept(this);
  }

  /** Tells somebody of everything that changes from now on. */
  void onChange(Consumer<DeskModel> listener) {
    changed = listener;
  }

  boolean isAsAtTheStart() {
    return sketch().equals(Sketch.empty(inForce.rules())) && moment().tried().isEmpty();
  }

  /** Puts a board on the desk as if it had stood there from the beginning. */
  void restore(Sketch sketch, Mode held) {
    timeline.replace(Moment.of(sketch));
    mode = held;
    answer = held == Mode.PLAY ? Answer.LAST : Answer.NONE;
    show();
  }

  /** Says this from now on. */
  void answer(Answer now) {
    answer = now;
  }

  /** A move has been made; it is told. */
  void made(Scene.Attempt.Made move) {
    push(moment().and(move));
    answer = Answer.LAST;
  }

  /** A move has been tried and refused; that is told. */
  void refused(Move move) {
    timeline.replace(moment().trying(Optional.of(move)));
    answer = Answer.LAST;
  }

  /** What was tried last is no matter any more. */
  void forgetTried() {
    timeline.replace(moment().trying(Optional.empty()));
  }

  /** The rules that a block cited are those of that block only. */
  private void push(Moment next) {
    Sketch.Title title = next.sketch().title();
    boolean same = next.sketch().setup().equals(sketch().setup()) && next.all().equals(moment().all());
    timeline.push(same || title.cites().isEmpty() ? next
        : next.with(new Sketch.Title(title.name(), title.caption(), List.of())));
  }

  // ---- the whole board

  /** Puts another board in place of this one, which undo brings back. */
  public void open(Sketch sketch) {
    hand.rest();
    timeline.push(Moment.of(sketch));
    mode = sketch.setup().placements().isEmpty() ? Mode.SET_UP : Mode.PLAY;
    answer = Answer.LAST;
    show();
  }

  /** Puts what a block leads to on the board, the move included that it refuses at last. */
  public void open(Scenario scenario) {
    open(of(scenario));
    long told = moment().all().size() + scenario.lines().stream().filter(DeskModel::isStart).count();
    face.tell(texts.text(scenario.lines().size() == told ? "pasted" : "pasted.less",
        scenario.lines().size() - told));
  }

  /** What a block leads to, with the move that it refuses at last. */
  static Sketch of(Scenario scenario) {
    Sketch sketch = Sketch.of(scenario);
    return Sketch.refused(scenario).map(sketch::and).orElse(sketch);
  }

  /** How the diagram itself is over is told on the desk too. */
  private static boolean isStart(Line line) {
    return line instanceof Line.Step step && step.question() instanceof Question.Start;
  }

  /** An empty board as at the start: by the rules in force, seen by all, and nothing said of it. */
  public void clearBoard() {
    open(Sketch.empty(inForce.rules()));
    face.tell(texts.text("cleared"));
  }

  public void undo() {
    travel(Timeline::undo, "undone");
  }

  public void redo() {
    travel(Timeline::redo, "redone");
  }

  private void travel(Consumer<Timeline<Moment>> way, String said) {
    Viewer viewer = sketch().view();
    Moment left = moment();
    way.accept(timeline);
    boolean nowhere = moment() == left;
    timeline.replace(moment().with(viewer));
    hand.letGo();
    answer = nowhere ? answer : Answer.LAST;
    show();
    if (!nowhere) {
      face.tell(texts.text(said));
    }
  }

  /** Turns the board round. */
  public void flip() {
    bottom = bottom.other();
    show();
  }

  /** Red becomes Blue and Blue becomes Red, at the other end of the board, with all moves. */
  public void mirror() {
    hand.letGo();
    timeline.push(Moment.of(Mirror.of(sketch().with(moment().all()))));
    answer = Answer.LAST;
    show();
    face.tell(texts.text("mirrored"));
  }

  /** Holds the board the other way. Whoever sets up sees both armies. */
  public void hold(Mode wanted) {
    if (wanted != mode) {
      mode = wanted;
      hand.rest();
      answer = mode == Mode.PLAY ? Answer.LAST : Answer.NONE;
      if (mode == Mode.SET_UP) {
        timeline.replace(moment().trying(Optional.empty()).with(Viewer.ALL));
      }
      show();
    }
  }

  /** Shows the board as this viewer sees it; a player who looks on does not set up. */
  public void view(Viewer viewer) {
    hand.letGo();
    timeline.replace(moment().with(viewer));
    if (viewer != Viewer.ALL) {
      mode = Mode.PLAY;
      forgetTried(); // why it was refused may tell what the viewer cannot know
    }
    answer = mode == Mode.PLAY ? Answer.LAST : Answer.NONE;
    show();
  }

  // ---- rules

  /** Plays by these rules from now on; the moves made are played again as far as they are legal there. */
  public void play(RulesText rules) {
    RulesText tidy = rules.tidy();
    if (!tidy.equals(sketch().rules())) {
      replay(sketch().under(tidy).with(moment().all()));
    }
  }

  /** Plays by the edition in force. */
  public void playAsInForce() {
    play(inForce.rules());
  }

  public void set(SwitchValue value) {
    play(sketch().rules().with(value));
  }

  /** Says whether it is a whole game; the moves made are played again. */
  public void scope(Scope scope) {
    Setup now = sketch().setup();
    if (scope != now.scope()) {
      Setup other = new Setup(now.placements(), now.lost(), now.moved(), now.known(), now.turn(), now.rules(), scope);
      replay(sketch().with(other).with(moment().all()));
    }
  }

  private void replay(Sketch sketch) {
    hand.letGo();
    int moves = sketch().moves().size();
    Moment next = Moment.of(sketch);
    int made = next.sketch().moves().size();
    push(next);
    answer = mode == Mode.SET_UP ? Answer.NONE : made >= moves ? Answer.LAST
        : Answer.lastAnd(texts.text("replay.stopped", made + 1, Names.of(next.tried().orElseThrow())));
    show();
  }

  /** Says who moves now. */
  public void turn(Side side) {
    if (side != scene().turn()) {
      edit(s -> s.with(side));
    }
  }

  /** Changes the board by hand, from how it stands now. */
  void edit(UnaryOperator<Setup> change) {
    Setup before = moment().setup();
    Setup after = change.apply(before);
    hand.drop();
    boolean played = moment().hasMoves();
    answer = mode == Mode.PLAY ? Answer.LAST : Answer.NONE;
    if (!after.equals(before)) {
      push(Moment.of(sketch().with(after)));
    }
    show();
    if (played) {
      face.tell(texts.text("edited"));
    }
  }

  // ---- as a block

  /** Says in a line what the board shows; empty for the usual words. */
  public void caption(String line) {
    Sketch.Title title = sketch().title().with(line);
    if (!title.equals(sketch().title())) {
      timeline.push(moment().with(title));
      show();
    }
  }

  /** The board as a scenario block, with what was refused at last. */
  public String block() {
    return BlockText.of(sketch(), moment().tried(), texts.text("block.caption"), Cites.of(moment(), numbering()));
  }
}

package rankandfile.ui.desk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import rankandfile.notation.RulesText;
import rankandfile.rules.Move;
import rankandfile.rules.Piece;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Numbering;
import rankandfile.scenario.BlockText;
import rankandfile.scenario.Scenario;
import rankandfile.scenario.Scene;
import rankandfile.scenario.Sketch;
import rankandfile.ui.board.BoardActions;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.Mover;
import rankandfile.ui.live.Offer;
import rankandfile.ui.live.Playable;
import rankandfile.ui.live.Said;
import rankandfile.ui.live.Telling;
import rankandfile.ui.live.Why;
import rankandfile.wording.Names;
import rankandfile.wording.Notices;

/**
 * The board of the desk: what stands on it, how it came about, and what a hand does to it. Every change of the board,
 * by hand or by a move, can be taken back.
 *
 * <p>It plays by rules of its own, which follow the edition in force whenever that changes.
 */
public final class DeskModel implements BoardActions {

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
  private final Mover mover = new Mover(() -> Playable.of(scene()), this::decided);
  private final DeskFace face;
  private Mode mode = Mode.SET_UP;
  private Optional<Square> chosen = Optional.empty();
  private Optional<Piece> inHand = Optional.empty();
  private boolean asking;
  private Side bottom;
  private Answer answer = Answer.NONE;

  DeskModel(InForce inForce, Side bottom, Texts texts) {
    this.inForce = inForce;
    this.bottom = bottom;
    this.texts = texts;
    timeline = new Timeline<>(Moment.of(Sketch.empty(inForce.rules())));
    face = new DeskFace(texts);
    inForce.nowProperty().addListener((property, was, is) -> {
      if (!is.rules().equals(was.rules())) {
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

  Optional<Square> chosen() {
    return chosen;
  }

  Optional<Piece> inHand() {
    return inHand;
  }

  Mover mover() {
    return mover;
  }

  RulesText inForce() {
    return inForce.rules();
  }

  /** The numbers on the pieces: as they are chosen, in the edition that is played here. */
  Numbering numbering() {
    return inForce.nowProperty().get().choice().in(sketch().rules().edition());
  }

  boolean isAsking() {
    return asking;
  }

  boolean canUndo() {
    return timeline.canUndo();
  }

  boolean canRedo() {
    return timeline.canRedo();
  }

  private void show() {
    face.show(this);
  }

  // ---- the whole board

  /** Puts another board in place of this one, which undo brings back. */
  public void open(Sketch sketch) {
    letGo();
    timeline.push(Moment.of(sketch));
    mode = sketch.setup().placements().isEmpty() ? Mode.SET_UP : Mode.PLAY;
    answer = Answer.NONE;
    show();
  }

  /** Puts what a block leads to on the board, the move included that it refuses at last. */
  public void open(Scenario scenario) {
    Sketch sketch = Sketch.of(scenario);
    open(sketch);
    Optional<Move> refused = Sketch.refused(scenario);
    refused.ifPresent(this::decided);
    int left = scenario.lines().size() - sketch.moves().size() - (refused.isPresent() ? 1 : 0);
    face.tell(texts.text(left == 0 ? "pasted" : "pasted.less", scenario.name(), left));
    show();
  }

  /** Takes everything off the board. */
  public void clearBoard() {
    mode = Mode.SET_UP;
    edit(Edits::clear);
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
    timeline.replace(moment().with(viewer));
    letGo();
    answer = moment() == left ? Answer.NONE : Answer.of(texts.text(said));
    show();
  }

  /** Turns the board round. */
  public void flip() {
    bottom = bottom.other();
    show();
  }

  /** Red becomes Blue and Blue becomes Red, at the other end of the board, with all moves. */
  public void mirror() {
    letGo();
    timeline.push(Moment.of(Mirror.of(sketch())));
    answer = Answer.of(texts.text("mirrored"));
    show();
  }

  /** Holds the board the other way. Whoever sets up sees both armies. */
  public void hold(Mode wanted) {
    if (wanted != mode) {
      mode = wanted;
      letGo();
      answer = Answer.NONE;
      if (mode == Mode.SET_UP) {
        timeline.replace(moment().with(Viewer.ALL));
      }
      show();
    }
  }

  /** Shows the board as this viewer sees it; a player who looks on does not set up. */
  public void view(Viewer viewer) {
    letGo();
    timeline.replace(moment().with(viewer));
    answer = Answer.NONE;
    if (viewer != Viewer.ALL) {
      mode = Mode.PLAY;
    }
    show();
  }

  // ---- rules

  /** Plays by these rules from now on; the moves made are played again as far as they are legal there. */
  public void play(RulesText rules) {
    RulesText tidy = rules.tidy();
    if (!tidy.equals(sketch().rules())) {
      replay(sketch().under(tidy));
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
      replay(sketch().with(other).with(sketch().moves()));
    }
  }

  private void replay(Sketch sketch) {
    letGo();
    Sketch.Played played = sketch.played();
    timeline.push(Moment.of(sketch));
    answer = played.refused().map(r -> Answer.of(texts.text("replay.stopped", played.steps().size() + 1,
        Names.of(r.move())))).orElse(Answer.NONE);
    show();
  }

  /** Says who moves now. */
  public void turn(Side side) {
    if (side != scene().turn()) {
      edit(s -> s.with(side));
    }
  }

  // ---- setting up

  private void edit(UnaryOperator<Setup> change) {
    Setup before = moment().setup();
    Setup after = change.apply(before);
    mover.drop();
    answer = moment().hasMoves() ? Answer.of(texts.text("edited")) : Answer.NONE;
    if (!after.equals(before)) {
      timeline.push(Moment.of(sketch().with(after)));
    }
    show();
  }

  /** Takes a piece from the tray, or puts it back. */
  public void take(Piece piece) {
    boolean back = inHand.equals(Optional.of(piece));
    hold(Mode.SET_UP);
    letGo();
    inHand = back ? Optional.empty() : Optional.of(piece);
    answer = back ? Answer.NONE : Answer.of(texts.text("in-hand", name(piece)));
    show();
  }

  /** Sets a piece up on the square, in place of what stands there. */
  public void place(Piece piece, Square square) {
    hold(Mode.SET_UP);
    if (square.isLake()) {
      answer = Answer.of(texts.text("no-place", square));
      show();
      return;
    }
    chosen = Optional.empty();
    edit(s -> Edits.place(s, piece, square));
    if (inHand.isPresent() && face.left(piece) <= 0) {
      inHand = Optional.empty();
      show();
    }
  }

  /** Says of the chosen piece whether it has moved. */
  public void moved(boolean on) {
    chosen.ifPresent(s -> edit(setup -> Edits.moved(setup, s, on)));
  }

  /** Says of the chosen piece whether the enemy knows it. */
  public void known(boolean on) {
    chosen.ifPresent(s -> edit(setup -> Edits.known(setup, s, on)));
  }

  /** One more of the captured pieces. */
  public void capture(Piece piece) {
    hold(Mode.SET_UP);
    edit(s -> Edits.capture(s, piece));
    if (inHand.isPresent() && face.left(piece) <= 0) {
      inHand = Optional.empty();
      show();
    }
  }

  /** One less of them. */
  public void giveBack(Piece piece) {
    hold(Mode.SET_UP);
    edit(s -> Edits.giveBack(s, piece));
  }

  String name(Piece piece) {
    return texts.text("piece", Names.of(piece.side()), Names.of(piece.rank()));
  }

  // ---- the hand

  @Override
  public void select(Square square) {
    if (asking && chosen.isPresent()) {
      why(square);
    } else if (mode == Mode.PLAY) {
      answer = Answer.NONE;
      chosen = scene().seen().at(square).map(s -> square);
      mover.select(square);
    } else if (inHand.isPresent()) {
      place(inHand.get(), square);
    } else {
      answer = Answer.NONE;
      chosen = moment().setup().at(square).map(p -> square);
    }
    show();
  }

  @Override
  public void move(Square from, Square to) {
    if (asking) {
      chosen = Optional.of(from);
      why(to);
    } else if (mode == Mode.PLAY) {
      answer = Answer.NONE;
      mover.move(from, to);
    } else if (to.isLake()) {
      answer = Answer.of(texts.text("no-place", to));
    } else {
      chosen = Optional.empty();
      edit(s -> Edits.exchange(s, from, to));
    }
    show();
  }

  @Override
  public void takeOff(Square square) {
    if (mode == Mode.PLAY) {
      mover.drop();
      chosen = Optional.empty();
      answer = Answer.of(texts.text("take-off.play"));
      show();
    } else {
      chosen = Optional.empty();
      edit(s -> Edits.takeOff(s, square));
    }
  }

  @Override
  public void clear() {
    letGo();
    answer = Answer.NONE;
    show();
  }

  private void letGo() {
    mover.drop();
    chosen = Optional.empty();
    inHand = Optional.empty();
  }

  /** Says which of the things is meant that a move may mean. */
  public void choose(Offer offer) {
    mover.choose(offer);
    show();
  }

  @Override
  public boolean exchanges() {
    return mode == Mode.SET_UP;
  }

  private void decided(Move move) {
    switch (scene().tried(move)) {
      case Scene.Attempt.Made made -> {
        Side side = scene().turn();
        timeline.push(moment().and(made));
        chosen = Optional.empty();
        Said said = Telling.of(made.news(), scene().rules(), numbering());
        answer = Answer.of(Notices.crossings(scene().seen(), side).map(said::with).orElse(said));
      }
      case Scene.Attempt.Refused refused -> refuse(refused);
    }
  }

  private void refuse(Scene.Attempt.Refused refused) {
    answer = Answer.refused(refused.move(), refused.refusal(), scene().seen().ending().isPresent() ? ""
        : texts.text("unchanged", Names.of(scene().turn())));
    Square from = refused.move().from();
    chosen = scene().seen().at(from).map(s -> from);
    mover.select(from);
  }

  // ---- asking

  /** Whether pointing at squares asks why the chosen piece cannot go there, and moves nothing. */
  public void ask(boolean on) {
    asking = on;
    answer = Answer.NONE;
    show();
  }

  /** Says why the chosen piece cannot go to the square, or that it can. Nothing is moved. */
  public void why(Square to) {
    if (chosen.isEmpty()) {
      answer = Answer.of(texts.text("why.choose"));
    } else if (mover.isHidden()) {
      answer = Answer.of(mover.question().orElse(""));
    } else {
      Square from = chosen.get();
      List<Move> ways = scene().ways(from, to);
      if (ways.isEmpty()) {
        if (scene().tried(Move.of(from, to)) instanceof Scene.Attempt.Refused r) {
          refuse(r);
        }
      } else {
        answer = Answer.of(texts.text(scene().seen().at(to).isPresent() ? "why.attack" : "why.may", from, to));
      }
    }
    show();
  }

  // ---- what the board's keys ask

  @Override
  public SortedSet<Square> targets(Square from) {
    return scene().seen().destinations().getOrDefault(from, Collections.emptySortedSet());
  }

  @Override
  public Optional<String> whyNone(Square from) {
    return mover.isHidden() ? mover.question() : Why.none(scene(), from);
  }

  @Override
  public SortedSet<Square> movable() {
    return mode == Mode.PLAY ? new TreeSet<>(scene().seen().destinations().keySet())
        : new TreeSet<>(scene().seen().board().keySet());
  }

  @Override
  public Optional<String> lastMove() {
    return Why.lastMove(scene().seen());
  }

  @Override
  public Optional<String> lastBattle() {
    return Why.lastBattle(scene().seen());
  }

  @Override
  public String typedExample() {
    return texts.text("typed");
  }

  @Override
  public boolean typed(String text) {
    Optional<Typed> meant = Typed.read(text, scene().turn());
    meant.ifPresent(t -> {
      switch (t) {
        case Typed.Put p -> place(p.piece(), p.square());
        case Typed.TakeOff p -> {
          hold(Mode.SET_UP);
          takeOff(p.square());
        }
        case Typed.Play p -> {
          hold(Mode.PLAY);
          decided(p.move());
          show();
        }
      }
    });
    return meant.isPresent();
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
    List<String> cites = new ArrayList<>(List.of(answer.rule().or(face::lastRule).orElse("M3")));
    return BlockText.of(sketch(), answer.tried(), texts.text("block.caption"), cites);
  }
}

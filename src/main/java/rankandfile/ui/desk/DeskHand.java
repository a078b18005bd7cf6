package rankandfile.ui.desk;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.rules.Move;
import rankandfile.rules.Piece;
import rankandfile.rules.Square;
import rankandfile.scenario.Scene;
import rankandfile.ui.board.BoardActions;
import rankandfile.ui.desk.DeskModel.Mode;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.Mover;
import rankandfile.ui.live.Offer;
import rankandfile.ui.live.Playable;
import rankandfile.ui.live.Why;

/** The hand over the board: what it holds, what it does in either way of holding the board, and what it asks. */
public final class DeskHand implements BoardActions {

  private final DeskModel desk;
  private final Texts texts;
  private final Mover mover;
  private Optional<Square> chosen = Optional.empty();
  private Optional<Piece> inHand = Optional.empty();
  private boolean asking;

  DeskHand(DeskModel desk, Texts texts) {
    this.desk = desk;
    this.texts = texts;
    mover = new Mover(() -> Playable.of(desk.scene()), this::decided);
  }

  /** The square whose piece is chosen. */
  Optional<Square> chosen() {
    return chosen;
  }

  /** The piece that was taken from the tray. */
  Optional<Piece> inHand() {
    return inHand;
  }

  boolean isAsking() {
    return asking;
  }

  Mover mover() {
    return mover;
  }

  void choose(Optional<Square> square) {
    chosen = square;
  }

  /** Lets go of everything, and takes this. */
  void take(Optional<Piece> piece) {
    letGo();
    inHand = piece;
  }

  void letGo() {
    drop();
    chosen = Optional.empty();
    inHand = Optional.empty();
  }

  /** Lets go of everything, and asks no more. */
  void rest() {
    letGo();
    asking = false;
  }

  /** Lets go of a move that is begun. */
  void drop() {
    mover.drop();
  }

  private boolean plays() {
    return desk.mode() == Mode.PLAY;
  }

  private void say(Answer answer) {
    desk.answer(answer);
  }

  /** A hand goes to the board: what was tried before is over. */
  private void begin() {
    desk.forgetTried();
    say(Answer.NONE);
  }

  /** Says what to point at next, while somebody asks and has got no answer yet. */
  private void ask() {
    if (asking && !desk.answer().last()) {
      say(Answer.of(chosen.map(s -> texts.text("ask.where", s)).orElseGet(() -> texts.text("ask.what"))));
    }
  }

  // ---- what it does

  @Override
  public void select(Square square) {
    if (asking && chosen.isPresent()) {
      why(square);
    } else if (plays()) {
      begin();
      chosen = desk.scene().seen().at(square).map(s -> square);
      mover.select(square);
      ask();
    } else if (inHand.isPresent()) {
      desk.setUp().place(inHand.get(), square);
    } else {
      say(Answer.NONE);
      chosen = desk.moment().setup().at(square).map(p -> square);
    }
    desk.show();
  }

  @Override
  public void move(Square from, Square to) {
    if (asking) {
      chosen = Optional.of(from);
      why(to);
    } else if (plays()) {
      begin();
      mover.move(from, to);
    } else if (to.isLake()) {
      say(Answer.of(texts.text("no-place", to)));
    } else {
      chosen = Optional.empty();
      desk.edit(s -> Edits.exchange(s, from, to));
    }
    desk.show();
  }

  @Override
  public void takeOff(Square square) {
    if (plays()) {
      mover.drop();
      chosen = Optional.empty();
      say(Answer.of(texts.text("take-off.play")));
      desk.show();
    } else {
      chosen = Optional.empty();
      desk.edit(s -> Edits.takeOff(s, square));
    }
  }

  @Override
  public void clear() {
    letGo();
    begin();
    ask();
    desk.show();
  }

  /** Says which of the things is meant that a move may mean. */
  public void choose(Offer offer) {
    mover.choose(offer);
    desk.show();
  }

  @Override
  public boolean exchanges() {
    return !plays();
  }

  /** Makes the move, or says why not. */
  void decided(Move move) {
    switch (desk.scene().tried(move)) {
      case Scene.Attempt.Made made -> {
        desk.made(made);
        chosen = Optional.empty();
      }
      case Scene.Attempt.Refused refused -> refuse(refused);
    }
  }

  private void refuse(Scene.Attempt.Refused refused) {
    desk.refused(refused.move());
    Square from = refused.move().from();
    chosen = desk.scene().seen().at(from).map(s -> from);
    mover.select(from);
  }

  // ---- asking

  /** Whether pointing at squares asks why the chosen piece cannot go there, and moves nothing. */
  public void ask(boolean on) {
    asking = on;
    begin();
    ask();
    desk.show();
  }

  /** Says why the chosen piece cannot go to the square, or that it can. Nothing is moved. */
  public void why(Square to) {
    if (chosen.isEmpty()) {
      say(Answer.of(texts.text("why.choose")));
    } else if (mover.isHidden()) {
      say(Answer.of(mover.question().orElse("")));
    } else {
      Square from = chosen.get();
      if (desk.scene().tried(mover.meant(from, to)) instanceof Scene.Attempt.Refused r) {
        refuse(r);
      } else {
        desk.forgetTried();
        say(Answer.of(texts.text(desk.scene().seen().at(to).isPresent() ? "why.attack" : "why.may", from, to)));
      }
    }
    desk.show();
  }

  // ---- what the board's keys ask

  @Override
  public SortedSet<Square> targets(Square from) {
    return desk.scene().seen().destinations().getOrDefault(from, Collections.emptySortedSet());
  }

  @Override
  public Optional<String> whyNone(Square from) {
    return mover.isHidden() ? mover.question() : Why.none(desk.scene(), from);
  }

  @Override
  public SortedSet<Square> movable() {
    return plays() ? new TreeSet<>(desk.scene().seen().destinations().keySet())
        : new TreeSet<>(desk.scene().seen().board().keySet());
  }

  @Override
  public Optional<String> lastMove() {
    return Why.lastMove(desk.scene().seen());
  }

  @Override
  public Optional<String> lastBattle() {
    return Why.lastBattle(desk.scene().seen());
  }

  @Override
  public String typedExample() {
    return texts.text("typed");
  }

  @Override
  public boolean typed(String text) {
    Optional<Typed> meant = Typed.read(text, desk.scene().turn());
    meant.ifPresent(t -> {
      switch (t) {
        case Typed.Put p -> desk.setUp().place(p.piece(), p.square());
        case Typed.TakeOff p -> {
          desk.hold(Mode.SET_UP);
          takeOff(p.square());
        }
        case Typed.Play p -> {
          desk.hold(Mode.PLAY);
          decided(p.move());
          desk.show();
        }
      }
    });
    return meant.isPresent();
  }
}

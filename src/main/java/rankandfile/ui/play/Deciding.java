package rankandfile.ui.play;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Supplier;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.InWords;
import rankandfile.picture.PictureWords;
import rankandfile.picture.Refusing;
import rankandfile.play.Answer;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Square;
import rankandfile.ui.board.BoardActions;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.live.Mover;
import rankandfile.ui.live.Said;
import rankandfile.ui.live.Why;
import rankandfile.wording.Refusals;

/**
 * The player's hand, from pointing at a piece to a move that the table has taken: what is chosen, what is asked before
 * a move, why one was refused.
 */
final class Deciding implements BoardActions {

  /** A legal move that waits for a yes. */
  private record Asked(Move move, String question) {}

  private final Supplier<Seat> seat;
  private final Game game;
  private final Mover mover;
  private final InWords inWords = new InWords(PictureWords.bundled());
  private Optional<Answer.Refused> refused = Optional.empty();
  private Optional<Asked> asked = Optional.empty();

  /** The game around the hand. */
  interface Game {
    /** Why no piece can be moved now, if that is so. */
    Optional<String> waiting();

    /** What is asked before a legal move, if anything. */
    Optional<String> question(Move move);

    /** Puts a move to the table. */
    Answer submit(Move move);

    /** What the eyes see that look at the board now. */
    Observation seen();

    /** What is shown of it. */
    Sight sight();

    void tell(String sentence);

    /** The hand has changed. */
    void show();
  }

  Deciding(Supplier<Seat> seat, Game game) {
    this.seat = seat;
    this.game = game;
    mover = new Mover(seat::get, this::decided);
  }

  /** Lets go of everything, without a word. */
  void drop() {
    refused = Optional.empty();
    asked = Optional.empty();
    mover.drop();
  }

  // ---- wishes

  @Override
  public void select(Square square) {
    refused = Optional.empty();
    asked = Optional.empty();
    if (game.waiting().isPresent()) {
      game.tell(game.waiting().get());
    } else if (mover.isSettingDown() || seat.get().isOwn(square)) {
      mover.select(square);
      seat.get().whyNone(square).ifPresent(game::tell);
    } else {
      game.tell(BoardView.told(inWords.square(game.sight().picture(), square), more(square)));
    }
    game.show();
  }

  @Override
  public void move(Square from, Square to) {
    boolean again = asked.filter(a -> a.move().from().equals(from) && a.move().to().equals(to)).isPresent();
    refused = Optional.empty();
    if (game.waiting().isPresent()) {
      game.tell(game.waiting().get());
    } else if (again) {
      confirm();
    } else {
      asked = Optional.empty();
      mover.move(from, to);
    }
    game.show();
  }

  @Override
  public void clear() {
    drop();
    game.show();
  }

  private void decided(Move move) {
    Optional<String> question = seat.get().allows(move) ? game.question(move) : Optional.empty();
    if (question.isPresent()) {
      asked = Optional.of(new Asked(move, question.get()));
    } else {
      submit(move);
    }
  }

  private void confirm() {
    Move move = asked.orElseThrow().move();
    asked = Optional.empty();
    submit(move);
  }

  private void submit(Move move) {
    drop();
    if (game.submit(move) instanceof Answer.Refused answer) {
      refused = Optional.of(answer);
      game.tell(Said.told(Refusals.explain(answer.move(), answer.refusal())));
    }
  }

  // ---- what is shown of it

  BoardPicture mark(BoardPicture picture) {
    if (refused.isPresent()) {
      return Refusing.mark(picture, refused.get().refusal());
    }
    return asked.map(a -> picture.selecting(a.move().from(), new TreeSet<>(List.of(a.move().to()))))
        .orElseGet(() -> mover.mark(picture));
  }

  /** What is to be said of it; empty while it needs no words. */
  Optional<Said> said() {
    return refused.<Said>map(r -> new Said.Refused(Refusals.explain(r.move(), r.refusal())))
        .or(() -> asked.map(a -> new Said.Plain(a.question())))
        .or(() -> mover.offers().isEmpty() && !mover.isSettingDown() ? Optional.empty()
            : mover.question().map(Said.Plain::new));
  }

  List<Choice> choices() {
    if (asked.isPresent()) {
      return List.of(new Choice(PlayWords.text("confirm.yes"), true, () -> then(this::confirm)),
          new Choice(PlayWords.text("confirm.no"), false, this::clear));
    }
    return mover.offers().stream().map(o -> new Choice(o.words(), false, () -> then(() -> mover.choose(o)))).toList();
  }

  private void then(Runnable step) {
    step.run();
    game.show();
  }

  // ---- what the keys ask

  /** What a covered piece can still be. */
  @Override
  public Optional<String> more(Square square) {
    return Optional.ofNullable(game.sight().canBe().get(square)).map(CanBe::words);
  }

  @Override
  public SortedSet<Square> targets(Square from) {
    return game.waiting().isPresent() ? new TreeSet<>() : seat.get().targets(from);
  }

  @Override
  public Optional<String> whyNone(Square from) {
    return game.waiting().or(() -> seat.get().whyNone(from));
  }

  @Override
  public SortedSet<Square> movable() {
    return game.waiting().isPresent() ? new TreeSet<>() : seat.get().movable();
  }

  @Override
  public Optional<String> lastMove() {
    return Why.lastMove(game.seen());
  }

  @Override
  public Optional<String> lastBattle() {
    return game.sight().battles().stream().map(Battle::words).findFirst();
  }
}

package rankandfile.ui.desk;

import java.util.Optional;
import rankandfile.rules.Piece;
import rankandfile.rules.Square;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;

/** Setting a board up: pieces from the tray, their marks, and what was captured. Each holds the board so. */
public final class SetUp {

  private final DeskModel desk;
  private final Texts texts;

  SetUp(DeskModel desk, Texts texts) {
    this.desk = desk;
    this.texts = texts;
  }

  /** Takes a piece from the tray, or puts it back. */
  public void take(Piece piece) {
    boolean back = desk.hand().inHand().equals(Optional.of(piece));
    desk.hold(DeskModel.Mode.SET_UP);
    desk.hand().take(back ? Optional.empty() : Optional.of(piece));
    desk.answer(back ? Answer.NONE : Answer.of(texts.text("in-hand", name(piece))));
    desk.show();
  }

  /** Sets a piece up on the square, in place of what stands there. */
  public void place(Piece piece, Square square) {
    desk.hold(DeskModel.Mode.SET_UP);
    if (square.isLake()) {
      desk.answer(Answer.of(texts.text("no-place", square)));
      desk.show();
      return;
    }
    desk.hand().choose(Optional.empty());
    desk.edit(s -> Edits.place(s, piece, square));
    lastOne(piece);
  }

  /** Says of the chosen piece whether it has moved. */
  public void moved(boolean on) {
    desk.hand().chosen().ifPresent(s -> desk.edit(setup -> Edits.moved(setup, s, on)));
  }

  /** Says of the chosen piece whether the enemy knows it. */
  public void known(boolean on) {
    desk.hand().chosen().ifPresent(s -> desk.edit(setup -> Edits.known(setup, s, on)));
  }

  /** One more of the captured pieces. */
  public void capture(Piece piece) {
    desk.hold(DeskModel.Mode.SET_UP);
    boolean fromHand = desk.hand().inHand().equals(Optional.of(piece));
    desk.edit(s -> Edits.capture(s, piece));
    if (fromHand) {
      desk.hand().take(Optional.empty());
      desk.show();
    }
  }

  /** Nothing stays in the hand when no more are left. */
  private void lastOne(Piece piece) {
    if (desk.hand().inHand().isPresent() && desk.face().left(piece) <= 0) {
      desk.hand().take(Optional.empty());
      desk.show();
    }
  }

  /** One less of them. */
  public void giveBack(Piece piece) {
    desk.hold(DeskModel.Mode.SET_UP);
    desk.edit(s -> Edits.giveBack(s, piece));
  }

  String name(Piece piece) {
    return texts.text("piece", Names.of(piece.side()), Names.of(piece.rank()));
  }
}

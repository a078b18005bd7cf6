package rankandfile.rules;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the reason, the first in the fixed order of {@link Refusal}, why a move is refused. Changes nothing. */
final class Judge {

  private final Field field;
  private final Move move;
  private final int from;
  private final int to;
  private final int piece;

  private Judge(Field field, Move move) {
    this.field = field;
    this.move = move;
    this.from = move.from().index();
    this.to = move.to().index();
    this.piece = field.at(from);
  }

  /** The reason, or nothing if the move is legal. */
  static Optional<Refusal> refusal(Field field, Move move) {
    return Optional.ofNullable(new Judge(field, move).find());
  }

  private @Nullable Refusal find() {
    Refusal found = choice();
    found = found == null ? way() : found;
    found = found == null ? repetition() : found;
    return found == null ? rescue() : found;
  }

  /** Whether this piece may be moved now at all. */
  private @Nullable Refusal choice() {
    if (field.isOver()) {
      return new Refusal.GameOver(field.ending().orElseThrow());
    }
    if (piece < 0) {
      return new Refusal.NoPieceThere(move.from());
    }
    if (field.side(piece) != field.turn()) {
      return new Refusal.NotYourPiece(move.from(), Side.values()[field.side(piece)]);
    }
    Rank rank = field.rank(piece);
    return rank.canMove() ? null : new Refusal.CannotMove(move.from(), rank);
  }

  /** Whether the way leads there and is free. */
  private @Nullable Refusal way() {
    if (move.via().isPresent()) {
      return takesTwoSteps() ? twoSteps(move.via().get()) : tooFar(move.from(), move.to());
    }
    if (from == to) {
      return new Refusal.SameSquare(move.from());
    }
    if (!move.from().isInLineWith(move.to())) {
      return notStraight(move.from(), move.to());
    }
    return field.rank(piece) != Rank.SCOUT && distance() > (takesTwoSteps() ? 2 : 1)
        ? tooFar(move.from(), move.to())
        : line();
  }

  private boolean takesTwoSteps() {
    return field.rank(piece) == Rank.CAPTAIN && field.rules().captainSteps() == SwitchValue.CaptainSteps.TWO;
  }

  private int distance() {
    return move.from().stepsTo(move.to());
  }

  private Refusal notStraight(Square start, Square end) {
    return new Refusal.NotStraight(start, end, takesTwoSteps());
  }

  private Refusal tooFar(Square start, Square end) {
    return new Refusal.TooFar(start, end, field.rank(piece), takesTwoSteps());
  }

  /** M7: two legs of one step each. */
  private @Nullable Refusal twoSteps(Square via) {
    if (via.equals(move.from()) || via.equals(move.to())) {
      return new Refusal.SameSquare(via);
    }
    if (!move.from().isInLineWith(via)) {
      return notStraight(move.from(), via);
    }
    if (!via.isInLineWith(move.to())) {
      return notStraight(via, move.to());
    }
    if (!move.from().isNextTo(via)) {
      return tooFar(move.from(), via);
    }
    if (!via.isNextTo(move.to())) {
      return tooFar(via, move.to());
    }
    Refusal blocked = lakeOrPiece(via);
    return blocked == null && from == to ? new Refusal.BackToStart(move.to()) : blocked;
  }

  private @Nullable Refusal lakeOrPiece(Square via) {
    if (via.isLake() || move.to().isLake()) {
      return new Refusal.LakeInTheWay(via.isLake() ? via : move.to());
    }
    return field.at(via.index()) >= 0 ? new Refusal.PieceInTheWay(via) : target();
  }

  /** M3, M5: a straight line with nothing on it, lakes looked for before pieces. */
  private @Nullable Refusal line() {
    for (Square square : move.from().lineTo(move.to())) {
      if (square.isLake()) {
        return new Refusal.LakeInTheWay(square);
      }
    }
    for (Square square : move.from().lineTo(move.to())) {
      if (!square.equals(move.to()) && field.at(square.index()) >= 0) {
        return new Refusal.PieceInTheWay(square);
      }
    }
    return target();
  }

  private @Nullable Refusal target() {
    int there = field.at(to);
    if (there >= 0 && there != piece && field.side(there) == field.turn()) {
      return new Refusal.OwnPiece(move.to());
    }
    // M6
    boolean fromAfar = there >= 0 && field.rank(piece) == Rank.SCOUT && distance() > 1;
    return fromAfar && field.rules().scoutAttack() == SwitchValue.ScoutAttack.NEIGHBOUR
        ? new Refusal.ScoutMustStandNextToIt(move.from(), move.to())
        : null;
  }

  /** T1, then T5, which does not bind a move made with a Rescue. */
  private @Nullable Refusal repetition() {
    int packed = PackedMove.pack(move);
    int border = field.memory().closedBorder(field, piece, packed);
    if (border >= 0) {
      return new Refusal.TwoSquares(Borders.one(border), Borders.other(border), field.rules().twoSquares().limit());
    }
    return move.rescue().isEmpty() && field.memory().repeatsChase(field, piece, packed)
        ? new Refusal.Chase(move.from(), move.to())
        : null;
  }

  /** S1 to S3. */
  private @Nullable Refusal rescue() {
    if (move.rescue().isEmpty()) {
      return null;
    }
    Rescue wish = move.rescue().get();
    Refusal none = Rescues.refusal(field, piece, to);
    if (none != null) {
      return none;
    }
    if (Rescues.captured(field, field.turn(), wish.rank()) < 0) {
      return new Refusal.NotCaptured(wish.rank());
    }
    return Rescues.canReturnTo(field, field.turn(), wish.square().index())
        ? null
        : new Refusal.RescueSquare(wish.square());
  }
}

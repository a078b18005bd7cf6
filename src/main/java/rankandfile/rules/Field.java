package rankandfile.rules;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rankandfile.rules.SwitchValue.BothImmobile;
import rankandfile.rules.SwitchValue.NoMove;

/**
 * A position on plain numbers, the inner layer of the engine: squares are 0 to 99, pieces are numbered as in
 * {@link PieceId}, sides are 0 for Red and 1 for Blue, moves are {@link PackedMove}s.
 *
 * <p>What stands where it has from {@link Board}; to that it adds the past, the legal moves and the endings. The one
 * class here that changes: a search plays and takes back on it. {@link Position} keeps one that nobody changes any
 * more. It trusts its callers: {@link #play} is only for moves from {@link #moves}, or for moves that {@link Judge} has
 * not refused.
 */
public final class Field extends Board {

  private static final Rank[] RANKS = Rank.values();

  private Memory memory;
  private @Nullable Ending ending;

  private Field(Setup setup) {
    super(setup);
    memory = Memory.atStart(this);
    ending = game().wholeGame() ? immobility() : null;
  }

  private Field(Field that) {
    super(that);
    memory = that.memory;
    ending = that.ending;
  }

  /**
   * The board as it was set up, with the endings that hold at the start already tested.
   *
   * @throws IllegalArgumentException if a piece stands in a lake or shares its square
   */
  public static Field of(Setup setup) {
    return new Field(setup);
  }

  /** An independent copy. */
  public Field copy() {
    return new Field(this);
  }

  Memory memory() {
    return memory;
  }

  /** How often the position has stood, this time included; 1 where the rules do not count. */
  public int occurrences() {
    return Math.max(1, memory.occurrences(this));
  }

  /** How the game is over, if it is. */
  public Optional<Ending> ending() {
    return Optional.ofNullable(ending);
  }

  public boolean isOver() {
    return ending != null;
  }

  /**
   * Goes on after an ending. For a board that holds guesses: where the real game went on, the guess under which it was
   * over must not stop it.
   */
  public void playOn() {
    ending = null;
  }

  // ---- moves

  /**
   * Writes the legal moves of the side to move into the array, from index 0, and returns how many there are; none
   * when the game is over. Moves are given without a Rescue; where a move is legal only with one, all its forms are
   * given.
   *
   * @param into at least {@link #mostMoves} long
   */
  public int moves(int[] into) {
    return ending != null ? 0 : LegalMoves.all(this, memory, into);
  }

  /** The length of an array that holds the moves of any position of this game. */
  public int mostMoves() {
    return game().mostMoves();
  }

  /** As {@link #moves}, for one piece of the side to move. */
  int movesOf(int piece, int[] into) {
    return ending != null || !isMovable(piece) ? 0 : LegalMoves.of(this, memory, piece, into, 0);
  }

  /**
   * Every form of a legal move with a Rescue, if it leads to none by a fight; none where the rules have no Rescue.
   *
   * @param into 12 times 46 long at least
   */
  public int rescues(int move, int[] into) {
    return Rescues.withEach(this, move, into, 0);
  }

  // ---- playing

  /** Makes a legal move and tests the endings in the order of E6. */
  public Step play(int move) {
    int piece = at(PackedMove.from(move));
    int to = PackedMove.to(move);
    int target = at(to);
    byte marksBefore = marks(piece);
    byte targetMarks = target >= 0 ? marks(target) : 0;
    long keyBefore = key();
    Memory memoryBefore = memory;

    lift(piece);
    mark(piece, MOVED | evidence(move));
    Outcome outcome = target >= 0 ? fight(piece, target, to) : walk(piece, to);
    boolean told = outcome != null && isTold(outcome, piece);
    if (told) {
      mark(target, SEEN);
    }
    int rescued = -1;
    byte rescuedMarks = 0;
    if (PackedMove.rescues(move) && at(to) == piece && ending == null) {
      rescued = Rescues.captured(this, turn(), RANKS[PackedMove.rescueRank(move)]);
      rescuedMarks = marks(rescued);
      bringBack(rescued, PackedMove.rescueSquare(move), piece);
    }
    passTurn();
    memory = memory.after(this, piece, move, outcome != null, rescued >= 0);
    if (ending == null) {
      ending = repetitionOrImmobility();
    }
    return new Step(move, piece, target, outcome, told, rescued, marksBefore, targetMarks, rescuedMarks, keyBefore,
        memoryBefore);
  }

  /** Takes back the last move made; the step is the one that {@link #play} gave for it. */
  public void undo(Step step) {
    restore(step);
    memory = step.memoryBefore();
    ending = null;
  }

  private @Nullable Outcome walk(int piece, int to) {
    put(piece, to);
    return null;
  }

  /** A1, A3 to A8. */
  private Outcome fight(int piece, int target, int to) {
    Outcome outcome = game().fights().between(rank(piece), rank(target));
    mark(piece, SEEN);
    if (outcome != Outcome.DEFENDER_WINS) {
      lift(target);
      if (outcome == Outcome.ATTACKER_WINS) {
        put(piece, to);
      }
    }
    if (rank(target) == Rank.FLAG) {
      ending = new Ending.Win(Side.values()[turn()], Ending.WinReason.FLAG_CAPTURED);
    }
    return outcome;
  }

  /** The silent defender keeps its rank to itself if it wins, unless a Scout attacked. */
  private boolean isTold(Outcome outcome, int attacker) {
    return !(game().silent() && outcome == Outcome.DEFENDER_WINS && rank(attacker) != Rank.SCOUT);
  }

  /** M8: what the length and shape of a move prove about the piece that made it. */
  private byte evidence(int move) {
    if (PackedMove.via(move) != PackedMove.NONE) {
      return CAPTAIN;
    }
    int length = Borders.count(move);
    if (length < 2) {
      return 0;
    }
    return game().twoSteps() && length == 2 ? SCOUT_OR_CAPTAIN : SCOUT;
  }

  // ---- endings

  /** T6, then E3 or E2. */
  private @Nullable Ending repetitionOrImmobility() {
    if (memory.occurrences(this) >= 3) {
      return new Ending.Draw(Ending.DrawReason.THIRD_REPETITION);
    }
    return game().wholeGame() ? immobility() : null;
  }

  private @Nullable Ending immobility() {
    boolean bothTested = rules().noMove() == NoMove.BOTH_SIDES;
    boolean drawn = rules().bothImmobile() == BothImmobile.DRAW;
    if (bothTested || drawn) {
      boolean mover = Reach.hasWay(this, turn());
      boolean other = Reach.hasWay(this, turn() ^ 1);
      if (!mover && !other && drawn) {
        return new Ending.Draw(Ending.DrawReason.NOBODY_CAN_MOVE);
      }
      if (bothTested && mover && !other) {
        return noMoveLeftTo(turn() ^ 1);
      }
    }
    return LegalMoves.exist(this, memory) ? null : noMoveLeftTo(turn());
  }

  private static Ending noMoveLeftTo(int side) {
    return new Ending.Win(Side.values()[side ^ 1], Ending.WinReason.NO_MOVE_LEFT);
  }

  // ---- equality

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Field that && super.equals(that) && memory.equals(that.memory);
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }
}

package rankandfile.rules;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What stands on a {@link Field} at one moment: which piece where, what has been told of it, the Rescues made and the
 * side to move; and the key of it all, kept as things change. Squares, pieces and sides are numbered as there.
 *
 * <p>Knows neither what is legal nor what has been, and trusts its callers as {@link Field} does.
 */
abstract sealed class Board permits Field {

  /** The piece has moved. */
  static final byte MOVED = 1;
  /** The enemy has seen the piece's face or heard its name. */
  static final byte SEEN = 2;
  /** A move of the piece leaves only Scout and Captain. */
  static final byte SCOUT_OR_CAPTAIN = 4;
  /** A move of the piece proves a Scout. */
  static final byte SCOUT = 8;
  /** A move of the piece proves a Captain. */
  static final byte CAPTAIN = 16;
  /** The piece has made a Rescue. */
  static final byte RESCUER = 32;

  private static final short EMPTY = Ground.EMPTY;
  private static final byte LOST = -1;

  private final Game game;
  private Rank[] ranks;
  private boolean supposing;
  private final short[] at;
  private final byte[] where;
  private final byte[] marks;
  private final int[] rescues;
  private int turn;
  private long key;

  /**
   * The board as it was set up.
   *
   * @throws IllegalArgumentException if a piece stands in a lake or shares its square
   */
  Board(Setup setup) {
    List<Placement> placed = setup.placements().stream()
        .sorted(Comparator.comparing((Placement p) -> p.piece().side()).thenComparing(Placement::square))
        .toList();
    int count = placed.size() + setup.lost().size();
    byte[] side = new byte[count];
    ranks = new Rank[count];
    for (int p = 0; p < count; p++) {
      Piece piece = p < placed.size() ? placed.get(p).piece() : setup.lost().get(p - placed.size());
      ranks[p] = piece.rank();
      side[p] = (byte) piece.side().ordinal();
    }
    game = Game.of(setup.rules(), ranks, side, setup.scope() != Scope.FRAGMENT);
    at = Ground.empty();
    where = new byte[count];
    marks = new byte[count];
    rescues = new int[2];
    turn = setup.turn().ordinal();
    key = turn * Ground.TURN_KEY;
    Arrays.fill(where, LOST);
    for (int p = 0; p < placed.size(); p++) {
      Square square = placed.get(p).square();
      requireFree(square);
      put(p, square.index());
      mark(p, setup.moved().contains(square) ? MOVED : 0);
      mark(p, setup.known().contains(square) ? SEEN : 0);
    }
  }

  /** An independent copy. */
  Board(Board that) {
    game = that.game;
    ranks = that.supposing ? that.ranks.clone() : that.ranks;
    supposing = that.supposing;
    at = that.at.clone();
    where = that.where.clone();
    marks = that.marks.clone();
    rescues = that.rescues.clone();
    turn = that.turn;
    key = that.key;
  }

  private void requireFree(Square square) {
    if (!isEmpty(square.index())) {
      throw new IllegalArgumentException(square + " is a lake or already taken");
    }
  }

  // ---- what stands where

  Game game() {
    return game;
  }

  public final Ruleset rules() {
    return game.rules();
  }

  /** The side to move: 0 for Red, 1 for Blue. */
  public final int turn() {
    return turn;
  }

  /** The key of the position: the pieces themselves on their squares, and the side to move. */
  public final long key() {
    return key;
  }

  /** The key of the position after the piece has walked to this empty square. */
  long keyAfterWalk(int piece, int to) {
    return key ^ Ground.keyOf(piece, where[piece]) ^ Ground.keyOf(piece, to) ^ Ground.TURN_KEY;
  }

  /** The number of the piece on the square, -1 if it is empty, -2 if it is a lake. */
  public final int at(int square) {
    return at[square];
  }

  boolean isEmpty(int square) {
    return at[square] == EMPTY;
  }

  /** Whether an enemy of the piece stands on the square. */
  boolean isEnemy(int piece, int square) {
    int there = at[square];
    return there >= 0 && game.side()[there] != game.side()[piece];
  }

  /** Whether the square is empty or holds an enemy of the piece. */
  boolean isOpenTo(int piece, int square) {
    return isEmpty(square) || isEnemy(piece, square);
  }

  // ---- the pieces

  /** How many pieces there are, lost ones included. */
  public final int pieces() {
    return where.length;
  }

  /** The square of the piece, or -1 if it has left the board. */
  public final int where(int piece) {
    return where[piece];
  }

  boolean isLost(int piece) {
    return where[piece] == LOST;
  }

  public final int side(int piece) {
    return game.side()[piece];
  }

  public final Rank rank(int piece) {
    return ranks[piece];
  }

  /** M4: whether the piece is on the board and of a rank that moves. */
  boolean isMovable(int piece) {
    return !isLost(piece) && ranks[piece].canMove();
  }

  /** Whether the piece has moved. */
  public final boolean hasMoved(int piece) {
    return isMarked(piece, MOVED);
  }

  /** Whether the enemy can tell the piece's rank. */
  public final boolean isKnown(int piece) {
    return isMarked(piece, SEEN | SCOUT | CAPTAIN);
  }

  /** Whether the piece has one of these marks. */
  boolean isMarked(int piece, int mark) {
    return (marks[piece] & mark) != 0;
  }

  /** All marks of the piece, added up. */
  byte marks(int piece) {
    return marks[piece];
  }

  /** How many Rescues the side has made. */
  public final int rescues(int side) {
    return rescues[side];
  }

  // ---- changes

  /**
   * Takes the piece for one of this rank from now on. For a search, whose board holds guesses: it may suppose another
   * rank before each fight, and must suppose the former one again before or after it takes the move back. Neither
   * {@link Field#mostMoves} nor an ending that has been told already is looked at again.
   */
  public final void suppose(int piece, Rank guess) {
    if (!supposing) {
      ranks = ranks.clone();
      supposing = true;
    }
    ranks[piece] = guess;
  }

  /** Sets a piece that is on no square on an empty one. */
  void put(int piece, int square) {
    at[square] = (short) piece;
    where[piece] = (byte) square;
    key ^= Ground.keyOf(piece, square);
  }

  /** Takes the piece from the board; its square is empty then. */
  void lift(int piece) {
    key ^= Ground.keyOf(piece, where[piece]);
    at[where[piece]] = EMPTY;
    where[piece] = LOST;
  }

  void mark(int piece, int mark) {
    marks[piece] |= (byte) mark;
  }

  /** S1: the side to move brings back a captured piece, which everybody sees. */
  void bringBack(int rescued, int square, int rescuer) {
    put(rescued, square);
    mark(rescued, SEEN);
    mark(rescuer, RESCUER);
    rescues[turn]++;
  }

  void passTurn() {
    turn ^= 1;
    key ^= Ground.TURN_KEY;
  }

  /** Makes the board as it was before this step, the last one that was made. */
  void restore(Step step) {
    turn ^= 1;
    if (step.rescued() >= 0) {
      lift(step.rescued());
      marks[step.rescued()] = step.rescuedMarks();
      rescues[turn]--;
    }
    int to = PackedMove.to(step.move());
    at[to] = EMPTY;
    if (step.target() >= 0) {
      put(step.target(), to);
      marks[step.target()] = step.targetMarks();
    }
    put(step.piece(), PackedMove.from(step.move()));
    marks[step.piece()] = step.pieceMarks();
    key = step.keyBefore();
  }

  // ---- equality

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Board that && turn == that.turn && key == that.key && Arrays.equals(at, that.at)
        && Arrays.equals(marks, that.marks) && Arrays.equals(rescues, that.rescues)
        && game.rules().equals(that.game.rules()) && Arrays.equals(ranks, that.ranks)
        && Arrays.equals(game.side(), that.game.side()) && game.wholeGame() == that.game.wholeGame();
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key) * 31 + Arrays.hashCode(marks);
  }
}

package rankandfile.rules;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rankandfile.rules.SwitchValue.BothImmobile;
import rankandfile.rules.SwitchValue.NoMove;

/**
 * A position on plain numbers, the inner layer of the engine: squares are 0 to 99, pieces are numbered as in
 * {@link PieceId}, sides are 0 for Red and 1 for Blue, moves are {@link PackedMove}s.
 *
 * <p>The one class here that changes: a search plays and takes back on it. {@link Position} keeps one that nobody
 * changes any more. It trusts its callers: {@link #play} is only for moves from {@link #moves}, or for moves that
 * {@link Judge} has not refused.
 */
public final class Field {

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
  private static final Rank[] RANKS = Rank.values();
  private static final int[] NOBODY = {};

  private final Game game;
  private Rank[] ranks;
  private boolean supposing;
  private final short[] at;
  private final byte[] where;
  private final byte[] marks;
  private final int[] rescues;
  private int turn;
  private long key;
  private Memory memory;
  private @Nullable Ending ending;

  private Field(Game game, Rank[] ranks, short[] at, byte[] where, byte[] marks, int[] rescues, int turn, long key,
      Memory memory, @Nullable Ending ending) {
    this.game = game;
    this.ranks = ranks;
    this.at = at;
    this.where = where;
    this.marks = marks;
    this.rescues = rescues;
    this.turn = turn;
    this.key = key;
    this.memory = memory;
    this.ending = ending;
  }

  /**
   * The board as it was set up, with the endings that hold at the start already tested.
   *
   * @throws IllegalArgumentException if a piece stands in a lake or shares its square
   */
  public static Field of(Setup setup) {
    List<Placement> placed = setup.placements().stream()
        .sorted(Comparator.comparing((Placement p) -> p.piece().side()).thenComparing(Placement::square))
        .toList();
    int count = placed.size() + setup.lost().size();
    Rank[] rank = new Rank[count];
    byte[] side = new byte[count];
    for (int p = 0; p < count; p++) {
      Piece piece = p < placed.size() ? placed.get(p).piece() : setup.lost().get(p - placed.size());
      rank[p] = piece.rank();
      side[p] = (byte) piece.side().ordinal();
    }
    Field field = new Field(Game.of(setup.rules(), rank, side, setup.scope() != Scope.FRAGMENT), rank,
        Ground.empty(), new byte[count], new byte[count], new int[2], setup.turn().ordinal(),
        setup.turn().ordinal() * Ground.TURN_KEY, Memory.EMPTY, null);
    Arrays.fill(field.where, LOST);
    for (int p = 0; p < placed.size(); p++) {
      Square square = placed.get(p).square();
      field.requireFree(square);
      field.put(p, square.index());
      field.marks[p] |= setup.moved().contains(square) ? MOVED : 0;
      field.marks[p] |= setup.known().contains(square) ? SEEN : 0;
    }
    return field.started();
  }

  private Field started() {
    memory = new Memory(game.threefold() ? Past.after(null, key) : null, Run.NONE, Run.NONE, null, null);
    ending = game.wholeGame() ? immobility() : null;
    return this;
  }

  private void requireFree(Square square) {
    if (at[square.index()] != EMPTY) {
      throw new IllegalArgumentException(square + " is a lake or already taken");
    }
  }

  /** An independent copy. */
  public Field copy() {
    return new Field(game, supposing ? ranks.clone() : ranks, at.clone(), where.clone(), marks.clone(),
        rescues.clone(), turn, key, memory, ending);
  }

  // ---- what stands where

  public Ruleset rules() {
    return game.rules();
  }

  /** The side to move: 0 for Red, 1 for Blue. */
  public int turn() {
    return turn;
  }

  /** How the game is over, if it is. */
  public Optional<Ending> ending() {
    return Optional.ofNullable(ending);
  }

  public boolean isOver() {
    return ending != null;
  }

  /** The key of the position: the pieces themselves on their squares, and the side to move. */
  public long key() {
    return key;
  }

  /** How many pieces there are, lost ones included. */
  public int pieces() {
    return where.length;
  }

  /** The number of the piece on the square, -1 if it is empty, -2 if it is a lake. */
  public int at(int square) {
    return at[square];
  }

  /** The square of the piece, or -1 if it has left the board. */
  public int where(int piece) {
    return where[piece];
  }

  public Rank rank(int piece) {
    return ranks[piece];
  }

  /**
   * Takes the piece for one of this rank from now on. For a search, whose board holds guesses: it may suppose another
   * rank before each fight, and must suppose the former one again before or after it takes the move back. Neither
   * {@link #mostMoves} nor an ending that has been told already is looked at again.
   */
  public void suppose(int piece, Rank guess) {
    if (!supposing) {
      ranks = ranks.clone();
      supposing = true;
    }
    ranks[piece] = guess;
  }

  /**
   * Goes on after an ending. For a board that holds guesses: where the real game went on, the guess under which it was
   * over must not stop it.
   */
  public void playOn() {
    ending = null;
  }

  public int side(int piece) {
    return game.side()[piece];
  }

  boolean isMarked(int piece, int mark) {
    return (marks[piece] & mark) != 0;
  }

  /** Whether the piece has moved. */
  public boolean hasMoved(int piece) {
    return isMarked(piece, MOVED);
  }

  /** Whether the enemy can tell the piece's rank. */
  public boolean isKnown(int piece) {
    return isMarked(piece, SEEN | SCOUT | CAPTAIN);
  }

  /** How many Rescues the side has made. */
  public int rescues(int side) {
    return rescues[side];
  }

  Memory memory() {
    return memory;
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
    if (ending != null) {
      return 0;
    }
    int count = 0;
    for (int p = 0; p < where.length; p++) {
      if (game.side()[p] == turn && where[p] != LOST && ranks[p].canMove()) {
        count = legalMovesOf(p, into, count);
      }
    }
    return count;
  }

  /** The length of an array that holds the moves of any position of this game. */
  public int mostMoves() {
    return game.mostMoves();
  }

  /** As {@link #moves}, for one piece of the side to move. */
  int movesOf(int piece, int[] into) {
    return ending != null || !ranks[piece].canMove() ? 0 : legalMovesOf(piece, into, 0);
  }

  private int legalMovesOf(int piece, int[] into, int start) {
    int end = reach(piece, into, start);
    if (!isBound(piece)) {
      return end;
    }
    int kept = start;
    int[] reached = Arrays.copyOfRange(into, start, end);
    for (int move : reached) {
      if (closedBorder(piece, move) >= 0) {
        continue;
      }
      if (repeatsChase(piece, move)) {
        kept = withEachRescue(piece, move, into, kept);
      } else {
        into[kept++] = move;
      }
    }
    return kept;
  }

  /** Whether a repetition rule may bar the piece of the side to move from something. */
  private boolean isBound(int piece) {
    return memory.run(turn).closes(piece, game.limit()) || memory.pursuit(turn) != null;
  }

  /** All moves that nothing stands in the way of, whatever the repetition rules say. */
  private int reach(int piece, int[] into, int start) {
    return switch (ranks[piece]) {
      case SCOUT -> scoutReach(piece, into, start);
      case CAPTAIN -> game.twoSteps() ? captainReach(piece, into, start) : stepReach(piece, into, start);
      default -> stepReach(piece, into, start);
    };
  }

  private int stepReach(int piece, int[] into, int start) {
    int from = where[piece];
    int count = start;
    for (int to : Ground.NEXT[from]) {
      if (isOpenTo(piece, to)) {
        into[count++] = PackedMove.of(from, PackedMove.NONE, to);
      }
    }
    return count;
  }

  /** M5, M6. */
  private int scoutReach(int piece, int[] into, int start) {
    int from = where[piece];
    int count = start;
    for (int step : Ground.STEPS) {
      int square = from;
      while (Ground.hasNext(square, step) && isOpenTo(piece, square += step)) {
        boolean attack = at[square] != EMPTY;
        if (!attack || !game.neighbourOnly() || square == from + step) {
          into[count++] = PackedMove.of(from, PackedMove.NONE, square);
        }
        if (attack) {
          break;
        }
      }
    }
    return count;
  }

  /** M7: an attack ends the turn, so a second step is taken only from an empty square. */
  private int captainReach(int piece, int[] into, int start) {
    int from = where[piece];
    int count = stepReach(piece, into, start);
    for (int via : Ground.NEXT[from]) {
      if (at[via] == EMPTY) {
        for (int to : Ground.NEXT[via]) {
          if (to != from && isOpenTo(piece, to)) {
            into[count++] = PackedMove.of(from, to - via == via - from ? PackedMove.NONE : via, to);
          }
        }
      }
    }
    return count;
  }

  /** Whether the square is empty or holds an enemy of the piece. */
  private boolean isOpenTo(int piece, int square) {
    int there = at[square];
    return there == EMPTY || there >= 0 && game.side()[there] != game.side()[piece];
  }

  /** T1: the border on the way that the piece has crossed too often, or -1. */
  int closedBorder(int piece, int move) {
    return memory.run(game.side()[piece]).closedBorder(piece, move, game.limit());
  }

  /** T5: whether the move, made without a Rescue, is a chasing move that brings back a position of the chase. */
  boolean repeatsChase(int piece, int move) {
    Pursuit pursuit = memory.pursuit(game.side()[piece]);
    int to = PackedMove.to(move);
    if (pursuit == null || at[to] != EMPTY || !standsNextToEvader(pursuit, piece, to)) {
      return false;
    }
    return !memory.run(turn).isStraightBack(piece, move) && pursuit.hasStood(keyAfterWalk(piece, to));
  }

  private boolean standsNextToEvader(Pursuit pursuit, int piece, int square) {
    for (int near : Ground.NEXT[square]) {
      int there = at[near];
      if (there >= 0 && game.side()[there] != game.side()[piece] && pursuit.hasEvaded(there)) {
        return true;
      }
    }
    return false;
  }

  private long keyAfterWalk(int piece, int to) {
    return key ^ Ground.keyOf(piece, where[piece]) ^ Ground.keyOf(piece, to) ^ Ground.TURN_KEY;
  }

  // ---- Rescue

  /** Why a piece that ends its move there may not make a Rescue at all; the rank and the square are not tested. */
  @Nullable Refusal noRescue(int piece, int to) {
    Square square = Square.at(to);
    if (!game.rescue() || square.row() != Side.values()[game.side()[piece]].targetRow()) {
      return new Refusal.NoRescueHere(square);
    }
    if (rescues[game.side()[piece]] >= 2) {
      return new Refusal.NoRescueLeft();
    }
    if (ranks[piece] == Rank.SCOUT) {
      return new Refusal.ScoutsDoNotRescue(Square.at(where[piece]));
    }
    return isMarked(piece, RESCUER) ? new Refusal.HasRescuedBefore(Square.at(where[piece])) : null;
  }

  /** S3: the captured piece of the rank that returns first, or -1. Bombs are never rescued. */
  int captured(int side, Rank rank) {
    int found = -1;
    for (int p = 0; p < where.length && rank != Rank.BOMB; p++) {
      if (where[p] == LOST && game.side()[p] == side && ranks[p] == rank) {
        if (!isMarked(p, RESCUER)) {
          return p;
        }
        found = found < 0 ? p : found;
      }
    }
    return found;
  }

  /** S1: whether a piece may be set down there: empty, no lake, in the side's own half. */
  boolean isRescueSquare(int side, int square) {
    return at[square] == EMPTY && Side.values()[side].isOwnHalf(square / 10);
  }

  /** Every Rescue that may go with a move of the piece to that square, written behind each other as packed moves. */
  int withEachRescue(int piece, int move, int[] into, int start) {
    if (noRescue(piece, PackedMove.to(move)) != null) {
      return start;
    }
    int count = start;
    for (Rank rank : RANKS) {
      if (captured(game.side()[piece], rank) >= 0) {
        for (int square = 0; square < 100; square++) {
          if (isRescueSquare(game.side()[piece], square)) {
            into[count++] = PackedMove.withRescue(move, rank.ordinal(), square);
          }
        }
      }
    }
    return count;
  }

  /**
   * Every form of a legal move with a Rescue, if it leads to none by a fight; none where the rules have no Rescue.
   *
   * @param into 12 times 46 long at least
   */
  public int rescues(int move, int[] into) {
    return withEachRescue(at[PackedMove.from(move)], move, into, 0);
  }

  /** Whether some Rescue may go with a move of the piece to that square. */
  private boolean mayRescue(int piece, int to) {
    return noRescue(piece, to) == null
        && withEachRescue(piece, PackedMove.of(where[piece], PackedMove.NONE, to), new int[Game.MOST_RESCUES], 0) > 0;
  }

  // ---- playing

  /** Makes a legal move and tests the endings in the order of E6. */
  public Step play(int move) {
    int piece = at[PackedMove.from(move)];
    int to = PackedMove.to(move);
    int target = at[to];
    byte marksBefore = marks[piece];
    byte targetMarks = target >= 0 ? marks[target] : 0;
    long keyBefore = key;
    Memory memoryBefore = memory;

    lift(piece);
    marks[piece] |= (byte) (MOVED | evidence(move));
    Outcome outcome = target >= 0 ? fight(piece, target, to) : walk(piece, to);
    boolean told = outcome != null && isTold(outcome, piece);
    if (told) {
      marks[target] |= SEEN;
    }
    int rescued = -1;
    byte rescuedMarks = 0;
    if (PackedMove.rescues(move) && at[to] == piece && ending == null) {
      rescued = captured(turn, RANKS[PackedMove.rescueRank(move)]);
      rescuedMarks = marks[rescued];
      rescue(piece, rescued, PackedMove.rescueSquare(move));
    }
    turn ^= 1;
    key ^= Ground.TURN_KEY;
    remember(piece, move, outcome != null, rescued >= 0);
    if (ending == null) {
      ending = repetitionOrImmobility();
    }
    return new Step(move, piece, target, outcome, told, rescued, marksBefore, targetMarks, rescuedMarks, keyBefore,
        memoryBefore);
  }

  /** Takes back the last move made; the step is the one that {@link #play} gave for it. */
  public void undo(Step step) {
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
    memory = step.memoryBefore();
    ending = null;
  }

  private @Nullable Outcome walk(int piece, int to) {
    put(piece, to);
    return null;
  }

  /** A1, A3 to A8. */
  private Outcome fight(int piece, int target, int to) {
    Outcome outcome = game.fights().between(ranks[piece], ranks[target]);
    marks[piece] |= SEEN;
    if (outcome != Outcome.DEFENDER_WINS) {
      lift(target);
      if (outcome == Outcome.ATTACKER_WINS) {
        put(piece, to);
      }
    }
    if (ranks[target] == Rank.FLAG) {
      ending = new Ending.Win(Side.values()[turn], Ending.WinReason.FLAG_CAPTURED);
    }
    return outcome;
  }

  /** The silent defender keeps its rank to itself if it wins, unless a Scout attacked. */
  private boolean isTold(Outcome outcome, int attacker) {
    return !(game.silent() && outcome == Outcome.DEFENDER_WINS && ranks[attacker] != Rank.SCOUT);
  }

  private void rescue(int rescuer, int rescued, int square) {
    put(rescued, square);
    marks[rescued] |= SEEN;
    marks[rescuer] |= RESCUER;
    rescues[turn]++;
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
    return game.twoSteps() && length == 2 ? SCOUT_OR_CAPTAIN : SCOUT;
  }

  private void put(int piece, int square) {
    at[square] = (short) piece;
    where[piece] = (byte) square;
    key ^= Ground.keyOf(piece, square);
  }

  private void lift(int piece) {
    key ^= Ground.keyOf(piece, where[piece]);
    at[where[piece]] = EMPTY;
    where[piece] = LOST;
  }

  // ---- memory and endings

  /** Called when the turn has passed to the opponent of the mover. */
  private void remember(int piece, int move, boolean fought, boolean rescued) {
    int mover = turn ^ 1;
    Run run = memory.run(mover).after(piece, move);
    Past positions = null;
    if (game.threefold()) {
      // A position from before a fight can come back only through a Rescue.
      positions = Past.after(fought && !game.rescue() ? null : memory.positions(), key);
    }
    Pursuit own = null;
    Pursuit others = null;
    if (game.chase() && !fought && !rescued) {
      own = pursuitAfter(memory.pursuit(mover), piece);
      Pursuit running = memory.pursuit(turn);
      others = running != null && running.isEvadedBy(piece) ? running.evadedBy(piece) : null;
    }
    memory = mover == 0 ? new Memory(positions, run, memory.blue(), own, others)
        : new Memory(positions, memory.red(), run, others, own);
  }

  /** T5: the mover's chase after a move to an empty square. It still runs only if the last threat was evaded. */
  private @Nullable Pursuit pursuitAfter(@Nullable Pursuit before, int piece) {
    int[] threatened = enemiesNextTo(piece);
    if (threatened.length == 0) {
      return null;
    }
    return before == null ? Pursuit.begin(threatened, key) : before.goOn(threatened, key);
  }

  private int[] enemiesNextTo(int piece) {
    int count = 0;
    int[] found = new int[4];
    for (int near : Ground.NEXT[where[piece]]) {
      int there = at[near];
      if (there >= 0 && game.side()[there] != game.side()[piece]) {
        found[count++] = there;
      }
    }
    return count == 0 ? NOBODY : Arrays.copyOf(found, count);
  }

  /** T6, then E3 or E2. */
  private @Nullable Ending repetitionOrImmobility() {
    if (game.threefold() && Past.count(memory.positions(), key) >= 3) {
      return new Ending.Draw(Ending.DrawReason.THIRD_REPETITION);
    }
    return game.wholeGame() ? immobility() : null;
  }

  private @Nullable Ending immobility() {
    boolean bothTested = game.rules().noMove() == NoMove.BOTH_SIDES;
    boolean drawn = game.rules().bothImmobile() == BothImmobile.DRAW;
    if (bothTested || drawn) {
      boolean mover = hasWay(turn);
      boolean other = hasWay(turn ^ 1);
      if (!mover && !other && drawn) {
        return new Ending.Draw(Ending.DrawReason.NOBODY_CAN_MOVE);
      }
      if (bothTested && mover && !other) {
        return noMoveLeftTo(turn ^ 1);
      }
    }
    return hasLegalMove() ? null : noMoveLeftTo(turn);
  }

  private static Ending noMoveLeftTo(int side) {
    return new Ending.Win(Side.values()[side ^ 1], Ending.WinReason.NO_MOVE_LEFT);
  }

  /** E3: whether the side has a move that would be legal if T1 and T5 did not exist. Its first step is enough. */
  private boolean hasWay(int side) {
    for (int p = 0; p < where.length; p++) {
      if (game.side()[p] == side && canStep(p)) {
        return true;
      }
    }
    return false;
  }

  private boolean canStep(int piece) {
    if (where[piece] == LOST || !ranks[piece].canMove()) {
      return false;
    }
    for (int to : Ground.NEXT[where[piece]]) {
      if (isOpenTo(piece, to)) {
        return true;
      }
    }
    return false;
  }

  /** E2, T7: whether the side to move has a legal move. */
  private boolean hasLegalMove() {
    for (int p = 0; p < where.length; p++) {
      if (game.side()[p] == turn && canStep(p) && (!isBound(p) || hasUnbarredMove(p))) {
        return true;
      }
    }
    return false;
  }

  private boolean hasUnbarredMove(int piece) {
    int[] reached = new int[Game.MOST_WAYS];
    int count = reach(piece, reached, 0);
    for (int i = 0; i < count; i++) {
      if (closedBorder(piece, reached[i]) < 0
          && (!repeatsChase(piece, reached[i]) || mayRescue(piece, PackedMove.to(reached[i])))) {
        return true;
      }
    }
    return false;
  }

  /** How often the position has stood, this time included; 1 where the rules do not count. */
  public int occurrences() {
    return Math.max(1, Past.count(memory.positions(), key));
  }

  // ---- equality

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Field that && turn == that.turn && key == that.key && Arrays.equals(at, that.at)
        && Arrays.equals(marks, that.marks) && Arrays.equals(rescues, that.rescues) && memory.equals(that.memory)
        && game.rules().equals(that.game.rules()) && Arrays.equals(ranks, that.ranks)
        && Arrays.equals(game.side(), that.game.side()) && game.wholeGame() == that.game.wholeGame();
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key) * 31 + Arrays.hashCode(marks);
  }
}

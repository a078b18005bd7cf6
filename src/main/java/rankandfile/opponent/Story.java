package rankandfile.opponent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;
import rankandfile.rules.Move;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Outcome;
import rankandfile.rules.PackedMove;
import rankandfile.rules.Piece;
import rankandfile.rules.PieceId;
import rankandfile.rules.Placement;
import rankandfile.rules.Rank;
import rankandfile.rules.Rescue;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;

/**
 * What an observation tells of the game so far, on plain numbers: pieces by the numbers of {@link PieceId}, squares 0
 * to 99, sides 0 for Red and 1 for Blue. Knows nothing that the observation does not say.
 */
final class Story {

  /** Not on the board any more. */
  static final int GONE = -1;

  /**
   * One turn.
   *
   * @param move packed, with its Rescue
   * @param target the piece that was attacked, or -1
   * @param outcome of the fight, or null if there was none
   * @param told whether the fight told the rank of the attacked piece
   * @param rescued the piece that came back with the move, or -1
   */
  record Turn(int side, int piece, int move, int target, @Nullable Outcome outcome, boolean told, int rescued) {}

  private final Observation seen;
  private final int me;
  private final List<Turn> turns = new ArrayList<>();
  private final int pieces;
  private final int[] start;
  private final int[] where;
  private final int[] side;
  private final @Nullable Rank[] rank;
  private final boolean[] moved;
  private final boolean[] shown;

  Story(Observation seen) {
    this.seen = seen;
    this.me = viewer(seen).ordinal();
    this.pieces = count(seen);
    this.start = filled(pieces);
    this.where = filled(pieces);
    this.side = new int[pieces];
    this.rank = new Rank[pieces];
    this.moved = new boolean[pieces];
    this.shown = new boolean[pieces];
    seen.log().forEach(this::tell);
    seen.board().forEach(this::stands);
  }

  private static Side viewer(Observation seen) {
    return switch (seen.viewer()) {
      case RED -> Side.RED;
      case BLUE -> Side.BLUE;
      case ALL -> seen.turn();
    };
  }

  private static int count(Observation seen) {
    return seen.board().size() + seen.lost().size();
  }

  private static int[] filled(int length) {
    int[] gone = new int[length];
    Arrays.fill(gone, GONE);
    return gone;
  }

  private void tell(News news) {
    switch (news) {
      case News.Walked n -> turn(n.side().ordinal(), n.id(), n.path(), GONE, null, false);
      case News.Fought n -> {
        fight(n.side().ordinal(), n.attackerId(), n.attacker(), n.defenderId(), n.path(), n.outcome(),
            true);
        rank[n.defenderId().number()] = n.defender();
        shown[n.defenderId().number()] = true;
      }
      case News.DefendedSilently n ->
          fight(n.side().ordinal(), n.attackerId(), n.attacker(), n.defenderId(), n.path(), Outcome.DEFENDER_WINS,
              false);
      case News.Rescued n -> rescued(n);
      case News.Ended n -> { }
    }
  }

  private void fight(int mover, PieceId attacker, Rank attackerRank, PieceId defender, List<Square> path,
      Outcome outcome, boolean told) {
    int target = defender.number();
    if (start[target] == GONE) {
      start[target] = path.getLast().index();
    }
    side[target] = 1 - mover;
    rank[attacker.number()] = attackerRank;
    shown[attacker.number()] = true;
    turn(mover, attacker, path, target, outcome, told);
  }

  private void turn(int mover, PieceId id, List<Square> path, int target, @Nullable Outcome outcome,
      boolean told) {
    int piece = id.number();
    if (start[piece] == GONE) {
      start[piece] = path.getFirst().index();
    }
    side[piece] = mover;
    moved[piece] = true;
    Move move = path.size() == 2 ? Move.of(path.getFirst(), path.getLast())
        : Move.of(path.getFirst(), path.get(1), path.getLast());
    turns.add(new Turn(mover, piece, PackedMove.pack(move), target, outcome, told, GONE));
  }

  private void rescued(News.Rescued news) {
    Turn last = turns.removeLast();
    Move move = PackedMove.unpack(last.move()).with(new Rescue(news.rank(), news.square()));
    turns.add(new Turn(last.side(), last.piece(), PackedMove.pack(move), last.target(), last.outcome(),
        last.told(), news.id().number()));
  }

  private void stands(Square square, Sighting sighting) {
    int piece = sighting.id().number();
    where[piece] = square.index();
    if (start[piece] == GONE) {
      start[piece] = square.index();
    }
    side[piece] = sighting.side().ordinal();
    moved[piece] |= sighting.moved();
    switch (sighting) {
      case Sighting.Own own -> {
        rank[piece] = own.piece().rank();
        shown[piece] = own.known();
      }
      case Sighting.Known known -> {
        rank[piece] = known.rank();
        shown[piece] = true;
      }
      case Sighting.Hidden hidden -> { }
    }
  }

  // ---- what it tells

  Observation seen() {
    return seen;
  }

  /** The side that the story is told to. */
  int me() {
    return me;
  }

  /** Every turn so far, oldest first. */
  List<Turn> turns() {
    return turns;
  }

  /** How many turns ago the last fight was, or the game began. */
  int calm() {
    int calm = 0;
    for (int t = turns.size() - 1; t >= 0 && turns.get(t).target() == GONE; t--) {
      calm++;
    }
    return calm;
  }

  /** How many pieces there are, lost ones included. */
  int pieces() {
    return pieces;
  }

  /** The square on which the piece stood at the start. */
  int start(int piece) {
    return start[piece];
  }

  /** The square on which the piece stands, or {@link #GONE}. */
  int where(int piece) {
    return where[piece];
  }

  boolean isOnBoard(int piece) {
    return where[piece] != GONE;
  }

  int side(int piece) {
    return side[piece];
  }

  /** How many turns ago the piece last fought; as many as there were if it never has. */
  int sinceFight(int piece) {
    for (int t = turns.size() - 1; t >= 0; t--) {
      Turn turn = turns.get(t);
      if (turn.target() != GONE && (turn.piece() == piece || turn.target() == piece)) {
        return turns.size() - 1 - t;
      }
    }
    return turns.size();
  }

  boolean isMine(int piece) {
    return side[piece] == me;
  }

  /** The rank of an own piece, or of an enemy's piece that has shown itself; otherwise null. */
  @Nullable Rank rank(int piece) {
    return rank[piece];
  }

  boolean hasMoved(int piece) {
    return moved[piece];
  }

  /** Whether the other side can tell the piece's rank. */
  boolean isShown(int piece) {
    return shown[piece];
  }

  /** The ranks that the sighting leaves to a hidden piece, or none if it does not say. */
  SortedSet<Rank> among(int piece) {
    return isOnBoard(piece) && seen.at(Square.at(where[piece])).orElseThrow() instanceof Sighting.Hidden hidden
        ? hidden.among() : Collections.emptySortedSet();
  }

  /** The start with these ranks, by number; a square for each piece. */
  List<Placement> start(Rank[] ranks) {
    List<Placement> placed = new ArrayList<>();
    for (int p = 0; p < pieces; p++) {
      placed.add(new Placement(Square.at(start[p]),
          new Piece(Side.values()[side[p]], ranks[p])));
    }
    return placed;
  }
}

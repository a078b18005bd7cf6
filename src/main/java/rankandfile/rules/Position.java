package rankandfile.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The truth: where every piece of both sides stands, whose turn it is, and the part of the past that decides what is
 * legal. Never changes. Windows and opponents must not have one; give them {@link #observedBy}.
 */
public final class Position {

  private final Field field;
  private final Scope scope;
  private final @Nullable Chronicle chronicle;

  private Position(Field field, Scope scope, @Nullable Chronicle chronicle) {
    this.field = field;
    this.scope = scope;
    this.chronicle = chronicle;
  }

  /**
   * The position that a set-up board shows. It may be over already, when a side has no move (E2, E3).
   *
   * @throws IllegalArgumentException if a piece stands in a lake or shares its square; other defects do not matter
   */
  public static Position of(Setup setup) {
    Field field = Field.of(setup);
    List<Event> events = field.ending().<List<Event>>map(e -> List.of(new Event.Ended(e))).orElse(List.of());
    return new Position(field, setup.scope(), Chronicle.after(null, events));
  }

  /** The side to move; after the end, the side that would have been. */
  public Side turn() {
    return side(field.turn());
  }

  public Ruleset rules() {
    return field.rules();
  }

  /** How the game is over, if it is. */
  public Optional<Ending> ending() {
    return field.ending();
  }

  /** The piece on this square, if one stands there. */
  public Optional<Piece> at(Square square) {
    int piece = field.at(square.index());
    return piece < 0 ? Optional.empty() : Optional.of(piece(piece));
  }

  /** A copy of the inner layer, for those who play on. */
  public Field field() {
    return field.copy();
  }

  // ---- moves

  /** The answer to a move of the side to move. Never throws, never changes this. */
  public Verdict judge(Move move) {
    return Judge.refusal(field, move)
        .<Verdict>map(refusal -> new Verdict.Refused(move, refusal))
        .orElseGet(() -> accept(move));
  }

  /**
   * As {@link #judge}, for a move that was made at a table without repetition rules: what T1 and T5 would refuse is
   * accepted.
   */
  public Verdict judgeIgnoringRepetition(Move move) {
    return Judge.refusal(field, move)
        .filter(refusal -> !(refusal instanceof Refusal.TwoSquares || refusal instanceof Refusal.Chase))
        .<Verdict>map(refusal -> new Verdict.Refused(move, refusal))
        .orElseGet(() -> accept(move));
  }

  private Verdict accept(Move move) {
    Field after = field.copy();
    int packed = PackedMove.pack(move);
    List<Event> events = events(after.play(packed), after);
    return new Verdict.Accepted(PackedMove.unpack(packed), events,
        new Position(after, scope, Chronicle.after(chronicle, events)));
  }

  private List<Event> events(Step step, Field after) {
    List<Event> events = new ArrayList<>(2);
    Outcome outcome = step.outcome();
    if (outcome == null) {
      events.add(new Event.Walked(new PieceId(step.piece()), piece(step.piece()), path(step.move())));
    } else {
      events.add(new Event.Fought(new PieceId(step.piece()), piece(step.piece()), new PieceId(step.target()),
          piece(step.target()), path(step.move()), outcome, step.told()));
    }
    if (step.rescued() >= 0) {
      events.add(new Event.Rescued(new PieceId(step.rescued()), piece(step.rescued()),
          Square.at(after.where(step.rescued()))));
    }
    after.ending().ifPresent(e -> events.add(new Event.Ended(e)));
    return List.copyOf(events);
  }

  private static List<Square> path(int move) {
    Square from = Square.at(PackedMove.from(move));
    Square to = Square.at(PackedMove.to(move));
    int via = PackedMove.via(move);
    return via == PackedMove.NONE ? List.of(from, to) : List.of(from, Square.at(via), to);
  }

  /**
   * Every legal move of the side to move, piece by piece; none after the end. Moves are given without a Rescue (see
   * {@link #rescues}); where one is legal only with a Rescue, all its forms are given.
   */
  public List<Move> moves() {
    int[] packed = new int[field.mostMoves()];
    return unpack(packed, field.moves(packed));
  }

  /** Every Rescue that may be made with this move, whatever a fight in it leads to; none for an illegal move. */
  public List<Rescue> rescues(Move move) {
    int piece = field.at(move.from().index());
    if (piece < 0 || Judge.refusal(field, move).filter(r -> !(r instanceof Refusal.Chase)).isPresent()) {
      return List.of();
    }
    int[] packed = new int[Rank.values().length * 100];
    int count = field.rescues(PackedMove.pack(move), packed);
    return unpack(packed, count).stream().flatMap(m -> m.rescue().stream()).toList();
  }

  private static List<Move> unpack(int[] packed, int count) {
    Move[] moves = new Move[count];
    for (int i = 0; i < count; i++) {
      moves[i] = PackedMove.unpack(packed[i]);
    }
    return List.of(moves);
  }

  /** The squares that the side to move can reach from there now; none for an empty square or an enemy's piece. */
  public SortedSet<Square> destinations(Square from) {
    int piece = field.at(from.index());
    SortedSet<Square> reached = new TreeSet<>();
    if (piece >= 0 && field.side(piece) == field.turn()) {
      int[] packed = new int[field.mostMoves()];
      int count = field.movesOf(piece, packed);
      Arrays.stream(packed, 0, count).mapToObj(m -> Square.at(PackedMove.to(m))).forEach(reached::add);
    }
    return Collections.unmodifiableSortedSet(reached);
  }

  // ---- knowledge

  /** What this viewer may know. */
  public Observation observedBy(Viewer viewer) {
    return new Observation(viewer, field.rules(), scope, turn(), board(viewer), lost(),
        List.of(field.rescues(0), field.rescues(1)), Chronicle.list(chronicle), destinations(viewer), crossings(),
        List.of(threats(0), threats(1)), field.occurrences());
  }

  /** What this viewer can tell of the square, if something stands there. */
  public Optional<Sighting> sighting(Viewer viewer, Square square) {
    int piece = field.at(square.index());
    return piece < 0 ? Optional.empty() : Optional.of(sighting(viewer, piece));
  }

  private Sighting sighting(Viewer viewer, int piece) {
    PieceId id = new PieceId(piece);
    Side side = side(field.side(piece));
    boolean moved = field.hasMoved(piece);
    if (viewer.owns(side)) {
      return new Sighting.Own(id, piece(piece), moved, field.isKnown(piece));
    }
    if (field.isKnown(piece)) {
      return new Sighting.Known(id, side, field.rank(piece), moved);
    }
    SortedSet<Rank> among = new TreeSet<>();
    if (field.isMarked(piece, Field.SCOUT_OR_CAPTAIN)) {
      among.add(Rank.SCOUT);
      among.add(Rank.CAPTAIN);
    }
    return new Sighting.Hidden(id, side, moved, Collections.unmodifiableSortedSet(among));
  }

  private SortedMap<Square, Sighting> board(Viewer viewer) {
    SortedMap<Square, Sighting> board = new TreeMap<>();
    for (int p = 0; p < field.pieces(); p++) {
      if (field.where(p) >= 0) {
        board.put(Square.at(field.where(p)), sighting(viewer, p));
      }
    }
    return Collections.unmodifiableSortedMap(board);
  }

  private List<Piece> lost() {
    List<Piece> lost = new ArrayList<>();
    for (int p = 0; p < field.pieces(); p++) {
      if (field.where(p) < 0) {
        lost.add(piece(p));
      }
    }
    lost.sort(Comparator.comparing(Piece::side).thenComparing(Piece::rank));
    return Collections.unmodifiableList(lost);
  }

  private SortedMap<Square, SortedSet<Square>> destinations(Viewer viewer) {
    SortedMap<Square, SortedSet<Square>> all = new TreeMap<>();
    if (viewer.owns(turn())) {
      for (Move move : moves()) {
        all.computeIfAbsent(move.from(), s -> new TreeSet<>()).add(move.to());
      }
      all.replaceAll((from, reached) -> Collections.unmodifiableSortedSet(reached));
    }
    return Collections.unmodifiableSortedMap(all);
  }

  private List<Crossings> crossings() {
    List<Crossings> counts = new ArrayList<>();
    for (Side side : Side.values()) {
      Run run = field.memory().run(side.ordinal());
      int border = run.mostCrossed();
      if (border >= 0) {
        counts.add(new Crossings(side, new PieceId(run.piece), Borders.one(border), Borders.other(border),
            run.longest()));
      }
    }
    return List.copyOf(counts);
  }

  private int threats(int side) {
    Pursuit pursuit = field.memory().pursuit(side);
    return pursuit == null ? 0 : pursuit.threats();
  }

  private Piece piece(int piece) {
    return new Piece(side(field.side(piece)), field.rank(piece));
  }

  private static Side side(int side) {
    return side == 0 ? Side.RED : Side.BLUE;
  }

  /** Equal when everything that can matter later is equal: pieces, marks, memory, and the log. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Position that && scope == that.scope && field.equals(that.field)
        && Chronicle.list(chronicle).equals(Chronicle.list(that.chronicle));
  }

  @Override
  public int hashCode() {
    return field.hashCode();
  }
}

package rankandfile.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import rankandfile.notation.RulesText;
import rankandfile.rules.Event;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Placement;
import rankandfile.rules.Position;
import rankandfile.rules.Rescue;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.Verdict;
import rankandfile.rules.Viewer;

/**
 * The table at which a game is played. It holds the truth, hands out what each side may know, and answers each side's
 * moves; while the game runs nothing that one side asks depends on what that side cannot know.
 *
 * <p>The one class here that changes, since a game does; for one thread.
 */
public final class Table {

  /** No game is longer, so that every record can be kept and read. */
  public static final int MOST_PLIES = 20_000;

  private final RulesText rules;
  private final Lineup red;
  private final Lineup blue;
  /** One more than the plies; the first is the start. */
  private final List<Position> positions = new ArrayList<>();
  private final List<Ply> plies = new ArrayList<>();
  private final DrawOffers offers = new DrawOffers();
  private Optional<GameEnd> said = Optional.empty();
  private long turnNumber;

  private Table(RulesText rules, Lineup red, Lineup blue, Side first) {
    this.rules = rules;
    this.red = red;
    this.blue = blue;
    List<Placement> all = new ArrayList<>(red.placements());
    all.addAll(blue.placements());
    positions.add(Position.of(Setup.of(all, rules.rules(), Scope.OPENING).with(first)));
  }

  /** A game in which the first mover of the rules begins; Red where the players choose. */
  public static Table start(RulesText rules, Lineup red, Lineup blue) {
    return start(rules, red, blue, rules.rules().firstMover());
  }

  /**
   * A game in which this side begins. It may be over at once, when a side has no move.
   *
   * @throws IllegalArgumentException if a lineup has defects or is the other side's, or the rules name another first
   *     mover
   */
  public static Table start(RulesText rules, Lineup red, Lineup blue, Side first) {
    require(red.side() == Side.RED && blue.side() == Side.BLUE, red.side() + ", " + blue.side());
    require(red.defects(rules.rules()).isEmpty(), red.defects(rules.rules()));
    require(blue.defects(rules.rules()).isEmpty(), blue.defects(rules.rules()));
    require(mayBegin(first, rules.rules()), first);
    return new Table(rules, red, blue, first);
  }

  /** Whether this side can be the first to move. */
  public static boolean mayBegin(Side side, Ruleset rules) {
    return rules.first() == SwitchValue.First.CHOSEN || rules.firstMover() == side;
  }

  private static void require(boolean right, Object what) {
    if (!right) {
      throw new IllegalArgumentException(what.toString());
    }
  }

  // ---- the game

  /** The edition and its switches, which stay the same. */
  public RulesText rules() {
    return rules;
  }

  /** The side to move; after the end, the side that would have been. */
  public Side turn() {
    return now().turn();
  }

  /** The side that moved first. */
  public Side first() {
    return positions.getFirst().turn();
  }

  /** How many moves have been made. */
  public int ply() {
    return plies.size();
  }

  /** Grows with everything that changes here, so that an answer that was asked for earlier can be dropped. */
  public long turnNumber() {
    return turnNumber;
  }

  /** How the game is over, if it is. */
  public Optional<GameEnd> end() {
    return said.or(() -> now().ending().map(GameEnd.ByRule::new));
  }

  public boolean isOver() {
    return end().isPresent();
  }

  /** Whether this side can move: it is its turn and the game goes on. */
  public boolean isTurnOf(Side side) {
    return !isOver() && turn() == side;
  }

  /** The truth, which stays in this package. */
  Position now() {
    return positions.getLast();
  }

  /** The last move with both ranks of its fight. */
  Ply lastPly() {
    return plies.getLast();
  }

  // ---- what may be known

  /** What this side may know now. */
  public Observation seenBy(Side side) {
    return seenBy(side, ply());
  }

  /** What this side could know after so many plies, 0 to {@link #ply()}. */
  public Observation seenBy(Side side, int ply) {
    return shown(positions.get(ply).observedBy(Viewer.of(side)), ply);
  }

  /**
   * Both armies after so many plies, 0 to {@link #ply()}.
   *
   * @throws IllegalStateException while the game runs
   */
  public Observation openAt(int ply) {
    if (!isOver()) {
      throw new IllegalStateException("the game still runs at ply " + ply());
    }
    return shown(positions.get(ply).observedBy(Viewer.ALL), ply);
  }

  /** Without moves if the players ended the game there. */
  private Observation shown(Observation seen, int ply) {
    return said.isEmpty() || ply < ply() ? seen
        : new Observation(seen.viewer(), seen.rules(), seen.scope(), seen.turn(), seen.board(), seen.lost(),
            seen.rescues(), seen.log(), Collections.emptySortedMap(), seen.crossings(), seen.threats(),
            seen.occurrences());
  }

  // ---- moves

  /** The squares of the pieces that this side can move now; none when it is not its turn. */
  public SortedSet<Square> movable(Side side) {
    return choices(side).movable();
  }

  /** The squares that this side can reach from there now; none when it is not its turn. */
  public SortedSet<Square> destinations(Side side, Square from) {
    return choices(side).destinations(from);
  }

  /**
   * The ways on which this side's piece can go from one square to the other: several for a Captain's two steps, one for
   * every other piece, none where it cannot go. They name no Rescue (see {@link #rescues}); where one is legal only
   * with a Rescue, {@link #submit} refuses it without.
   */
  public List<Move> ways(Side side, Square from, Square to) {
    return choices(side).ways(from, to);
  }

  /** Every Rescue that this side may make with this move; none for an illegal move. */
  public List<Rescue> rescues(Side side, Move move) {
    return choices(side).rescues(move);
  }

  /** Every move that this side can make now, as {@link Position#moves()} lists them; none when it is not its turn. */
  public List<Move> moves(Side side) {
    return choices(side).moves();
  }

  /**
   * Why this side can move nothing from there: what {@link #submit} would say to a step onto each neighbouring square,
   * in their order. Empty when it can move, and after the end.
   */
  public List<Answer.Refused> whyNone(Side side, Square from) {
    return isOver() ? List.of() : choices(side).whyNone(from);
  }

  private Choices choices(Side side) {
    return new Choices(now(), side, isTurnOf(side));
  }

  /** Makes the move of this side, or says why not. An offer of the other side lapses with it. */
  public Answer submit(Side side, Move move) {
    if (end().isPresent()) {
      return new Answer.Over(end().get());
    }
    if (turn() != side) {
      return new Answer.Refused(move, choices(side).outOfTurn(move.from()));
    }
    return switch (now().judge(move)) {
      case Verdict.Refused refused -> new Answer.Refused(refused.move(), refused.refusal());
      case Verdict.Accepted accepted -> made(accepted);
    };
  }

  private Answer made(Verdict.Accepted accepted) {
    plies.add(Ply.of(accepted.move(), accepted.events()));
    positions.add(accepted.after());
    if (ply() == MOST_PLIES && now().ending().isEmpty()) {
      said = Optional.of(new GameEnd.TooLong());
    }
    turnNumber++;
    return new Answer.Made(accepted.move(), accepted.events().stream().map(Event::asNews).toList());
  }

  // ---- what the players say

  /** This side gives up; nothing happens after the end. */
  public void resign(Side side) {
    say(new GameEnd.Resigned(side));
  }

  /**
   * This side offers a draw; when the other side's offer stands, that is taken.
   *
   * @return whether anything changed: false after the end, and where it has offered at this ply before
   */
  public boolean offerDraw(Side side) {
    if (isOver() || offers.hasOffered(side, ply())) {
      return false;
    }
    if (drawOfferedBy().isPresent()) {
      return acceptDraw(side);
    }
    offered(new DrawOffer(ply(), side, false));
    return true;
  }

  /** Puts an offer onto the table. */
  void offered(DrawOffer offer) {
    offers.add(offer);
    turnNumber++;
  }

  /** The side whose offer waits for an answer. */
  public Optional<Side> drawOfferedBy() {
    return isOver() ? Optional.empty() : offers.standing(ply(), p -> positions.get(p).turn());
  }

  /** This side takes the other's offer; false when there is none. */
  public boolean acceptDraw(Side side) {
    return drawOfferedBy().filter(by -> by != side).isPresent() && say(new GameEnd.DrawAgreed());
  }

  /** This side says no to the other's offer; false when there is none. */
  public boolean declineDraw(Side side) {
    if (drawOfferedBy().filter(by -> by != side).isEmpty()) {
      return false;
    }
    offers.decline();
    turnNumber++;
    return true;
  }

  /** Every offer of the game, oldest first. */
  public List<DrawOffer> offers() {
    return offers.all();
  }

  /** Ends the game as its record says; false when it is over. */
  boolean say(GameEnd end) {
    if (isOver()) {
      return false;
    }
    said = Optional.of(end);
    turnNumber++;
    return true;
  }

  // ---- taking back

  /** How many plies to take back so that this side decides its last move anew; 0 when it has made none. */
  public int pliesSinceDecision(Side side) {
    int back = turn() == side ? 2 : 1;
    return isOver() || back > ply() ? 0 : back;
  }

  /**
   * Takes back so many plies, and the offers made since. Everything is as it was then, the counts of repetitions
   * included; but an offer made before that was declined since stays declined.
   *
   * @throws IllegalStateException after the end, when both armies lie open
   * @throws IllegalArgumentException if fewer plies were made
   */
  public void undo(int count) {
    if (isOver()) {
      throw new IllegalStateException("the game is over");
    }
    require(count >= 0 && count <= ply(), count);
    for (int i = 0; i < count; i++) {
      plies.removeLast();
      positions.removeLast();
    }
    offers.undoTo(ply());
    turnNumber++;
  }

  // ---- the record

  /** The game so far as a record, which tells both armies: for the disk, and for people after the end. */
  public GameRecord record(Players players) {
    return new GameRecord(rules, first(), players, Optional.empty(), red, blue, plies, offers.all(), end(),
        Collections.emptySortedMap());
  }
}

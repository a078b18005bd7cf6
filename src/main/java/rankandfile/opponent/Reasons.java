package rankandfile.opponent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import rankandfile.rules.Fights;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Outcome;
import rankandfile.rules.PackedMove;
import rankandfile.rules.Rank;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.BombClearedBy;
import rankandfile.rules.SwitchValue.SilentDefence;

/** Why a move is good or bad, from what its player may know before it. Looks at facts and guesses, does not search. */
public final class Reasons {

  /** Guesses at what hidden pieces are come out the same each time. */
  private static final long SEED = 5;
  private static final int WORLDS = 4;
  private static final int PROBABLY = 60;
  private static final int WORTH_NAMING = 8;
  private static final int NEAR = 4;

  private final Observation seen;
  private final Story story;
  private final Knowledge knowledge;
  private final Guesses guesses;
  private final Fights fights;
  private final Move move;
  private final int piece;
  private final Rank mine;
  private final List<Reason> found = new ArrayList<>();

  private Reasons(Observation seen, Move move) {
    this.seen = seen;
    this.move = move;
    this.story = new Story(seen);
    this.knowledge = new Knowledge(story);
    this.guesses = new Guesses(knowledge, new Suspicion(knowledge, true), WORLDS, new SplittableRandom(SEED));
    this.fights = Fights.under(seen.rules());
    if (!(seen.at(move.from()).orElse(null) instanceof Sighting.Own own)) {
      throw new IllegalArgumentException(move + " moves no own piece");
    }
    this.piece = own.id().number();
    this.mine = own.piece().rank();
  }

  /**
   * What speaks for the move and against it, the most telling first; never empty.
   *
   * @param before what the player whose turn it is may know before the move
   * @param move a legal move of that player
   * @throws IllegalArgumentException if no piece of the player stands where it starts
   */
  public static List<Reason> why(Observation before, Move move) {
    return new Reasons(before, move).all();
  }

  private List<Reason> all() {
    if (seen.destinations().values().stream().mapToInt(Collection::size).sum() == 1) {
      found.add(new Reason.OnlyMove());
    }
    move.rescue().ifPresent(rescue -> found.add(new Reason.BringsBack(rescue.rank())));
    Optional<Sighting> target = seen.at(move.to());
    if (target.isPresent()) {
      switch (target.get()) {
        case Sighting.Known known -> attacksKnown(known.rank());
        case Sighting.Hidden hidden -> attacksHidden(hidden.id().number(), hidden.moved());
        case Sighting.Own own -> { }
      }
    } else {
      leaves();
      goesFor();
      dangers();
    }
    if (found.isEmpty()) {
      found.add(new Reason.Waits());
    }
    return List.copyOf(found);
  }

  // ---- attacks

  private void attacksKnown(Rank theirs) {
    Square to = move.to();
    switch (fights.between(mine, theirs)) {
      case ATTACKER_WINS -> found.add(theirs == Rank.BOMB ? new Reason.ClearsBomb(to, mine)
          : mine == Rank.SPY && theirs == Rank.MARSHAL ? new Reason.SpyTakesMarshal(to)
          : new Reason.TakesWeaker(to, mine, theirs));
      case DEFENDER_WINS -> {
        found.add(new Reason.LosesTo(to, mine, theirs));
        risksMiner();
      }
      case BOTH_LOST -> found.add(new Reason.Exchanges(to, theirs));
    }
  }

  private void attacksHidden(int enemy, boolean moved) {
    Square to = move.to();
    int wins = percent(enemy, r -> fights.between(mine, r) == Outcome.ATTACKER_WINS);
    int flag = percent(enemy, r -> r == Rank.FLAG);
    int bomb = percent(enemy, r -> r == Rank.BOMB && fights.between(mine, r) != Outcome.ATTACKER_WINS);
    ranFrom(enemy).ifPresent(rank -> found.add(new Reason.RanFrom(to, rank)));
    if (wins >= PROBABLY) {
      found.add(new Reason.ProbablyWins(to, mine, wins));
    }
    if (moved) {
      found.add(new Reason.HasMoved(to));
    }
    if (flag >= WORTH_NAMING) {
      found.add(new Reason.MayBeFlag(to, flag));
    }
    if (findsOut()) {
      found.add(new Reason.FindsOut(to, mine));
    }
    if (bomb >= WORTH_NAMING) {
      found.add(new Reason.MayBeBomb(to, mine, bomb));
    }
    if (steppedUp(enemy)) {
      found.add(new Reason.SteppedUp(to, mine));
    }
    if (wins < PROBABLY) {
      risksMiner();
    }
  }

  /** Whether the piece is worth little, and the rank is told even if it loses. */
  private boolean findsOut() {
    boolean told = seen.rules().silentDefence() == SilentDefence.OFF || mine == Rank.SCOUT;
    return told && mine.strength() <= Rank.SERGEANT.strength() && mine != Rank.MINER && mine != Rank.SPY;
  }

  private int percent(int enemy, Predicate<Rank> kind) {
    double sum = 0;
    for (Rank rank : knowledge.possible(enemy)) {
      sum += kind.test(rank) ? guesses.chance(enemy, rank) : 0;
    }
    return (int) Math.round(100 * sum);
  }

  private void risksMiner() {
    boolean clears = mine == seen.rules().bombClearedBy().rank();
    int bombs = knowledge.left()[Rank.BOMB.ordinal()] + (int) seen.board().values().stream()
        .filter(s -> s instanceof Sighting.Known known && known.rank() == Rank.BOMB).count();
    if (clears && seen.rules().bombClearedBy() == BombClearedBy.MINER && bombs > 0) {
      int miners = (int) seen.board().values().stream()
          .filter(s -> s instanceof Sighting.Own own && own.piece().rank() == Rank.MINER).count();
      found.add(new Reason.RisksMiner(miners, bombs));
    }
  }

  /** Whether the enemy moved the piece here in its last turn, beside one that it knew. */
  private boolean steppedUp(int enemy) {
    return story.isShown(piece) && story.turns().stream().filter(t -> t.side() != story.me()).reduce((a, b) -> b)
        .filter(t -> t.piece() == enemy && t.target() == Story.GONE).isPresent();
  }

  /** The rank of an own shown piece that the hidden one stood next to and walked away from, the last time it did. */
  private Optional<Rank> ranFrom(int enemy) {
    Course course = new Course(story);
    Optional<Rank> ran = Optional.empty();
    for (Story.Turn turn : story.turns()) {
      if (turn.piece() == enemy && turn.target() == Story.GONE) {
        for (int near : Grid.next(PackedMove.from(turn.move()))) {
          int there = course.at(near);
          if (there >= 0 && story.isMine(there) && course.isShown(there)
              && !Grid.areNeighbours(PackedMove.to(turn.move()), near)) {
            ran = Optional.ofNullable(story.rank(there));
          }
        }
      }
      course.goOn(turn);
    }
    return ran;
  }

  // ---- walks

  private void leaves() {
    for (int near : Grid.next(move.from().index())) {
      Square square = Square.at(near);
      switch (seen.at(square).orElse(null)) {
        case Sighting.Known known when known.rank().canMove()
            && fights.between(known.rank(), mine) == Outcome.ATTACKER_WINS && !square.isNextTo(move.to()) ->
            found.add(new Reason.Escapes(square, mine, known.rank()));
        case Sighting.Hidden hidden when hidden.moved() && story.isShown(piece)
            && mine.strength() >= Rank.CAPTAIN.strength() && !square.isNextTo(move.to()) ->
            found.add(new Reason.AvoidsUnknown(square, mine));
        case null, default -> { }
      }
    }
  }

  private void goesFor() {
    if (isUnbeatable()) {
      found.add(new Reason.Unbeatable(mine));
    }
    seen.board().forEach((square, sighting) -> {
      // Of equal ones whoever attacks first may win: that is no reason to come nearer.
      if (sighting instanceof Sighting.Known known && known.rank() != mine && comesNear(square)
          && fights.between(mine, known.rank()) == Outcome.ATTACKER_WINS) {
        found.add(new Reason.GoesFor(square, mine, known.rank()));
      }
    });
    guardsFlag();
    boolean clears = mine == seen.rules().bombClearedBy().rank();
    boolean forward = Grid.forward(story.me(), move.to().index()) > Grid.forward(story.me(), move.from().index());
    if (clears && forward && knowledge.left()[Rank.BOMB.ordinal()] > 0) {
      found.add(new Reason.GoesForBombs(mine));
    }
    if (found.isEmpty()) {
      goesForHidden();
      makesWay();
    }
    if (found.isEmpty() && forward) {
      found.add(new Reason.GainsGround(move.to()));
    }
  }

  /** The nearest hidden piece that this one may well attack: whatever has moved, and for a cheap one anything. */
  private void goesForHidden() {
    Optional<Square> nearest = seen.board().entrySet().stream()
        .filter(e -> e.getValue() instanceof Sighting.Hidden h && (h.moved() || findsOut()) && comesNear(e.getKey()))
        .map(Map.Entry::getKey).min(Comparator.comparingInt(s -> distance(move.to(), s)));
    nearest.map(s -> findsOut() ? new Reason.GoesToFindOut(s, mine) : new Reason.GoesForMoved(s, mine))
        .ifPresent(found::add);
  }

  /** The strongest own piece beside the square that is left which could go nowhere. */
  private void makesWay() {
    Arrays.stream(Grid.next(move.from().index())).mapToObj(Square::at)
        .filter(s -> seen.at(s).orElse(null) instanceof Sighting.Own own && own.piece().rank().canMove()
            && seen.destinations().getOrDefault(s, Collections.emptySortedSet()).isEmpty())
        .max(Comparator.comparingInt(s -> rankAt(s).strength()))
        .ifPresent(s -> found.add(new Reason.MakesWay(s, rankAt(s))));
  }

  private Rank rankAt(Square own) {
    return ((Sighting.Own) seen.at(own).orElseThrow()).piece().rank();
  }

  private boolean comesNear(Square target) {
    int before = distance(move.from(), target);
    int after = distance(move.to(), target);
    return after < before && after <= NEAR;
  }

  private static int distance(Square one, Square other) {
    return Math.abs(one.column() - other.column()) + Math.abs(one.row() - other.row());
  }

  private boolean isUnbeatable() {
    if (mine.strength() < Rank.CAPTAIN.strength()) {
      return false;
    }
    for (int p = 0; p < story.pieces(); p++) {
      if (!story.isMine(p) && story.isOnBoard(p)) {
        for (Rank rank : knowledge.possible(p)) {
          if (rank.canMove() && fights.between(rank, mine) == Outcome.ATTACKER_WINS) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private void guardsFlag() {
    seen.board().forEach((flag, own) -> {
      if (own instanceof Sighting.Own o && o.piece().rank() == Rank.FLAG && move.to().isNextTo(flag)
          && !move.from().isNextTo(flag)) {
        seen.board().forEach((square, enemy) -> {
          if (!enemy.side().equals(seen.turn()) && enemy.moved() && distance(square, flag) <= NEAR
              && found.stream().noneMatch(r -> r instanceof Reason.GuardsFlag)) {
            found.add(new Reason.GuardsFlag(flag, square));
          }
        });
      }
    });
  }

  private void dangers() {
    for (int near : Grid.next(move.to().index())) {
      if (seen.at(Square.at(near)).orElse(null) instanceof Sighting.Known known && known.rank().canMove()
          && fights.between(known.rank(), mine) == Outcome.ATTACKER_WINS) {
        found.add(new Reason.CanBeTaken(Square.at(near), mine, known.rank()));
      }
    }
    Story.Turn last = story.turns().stream().filter(t -> t.side() == story.me()).reduce((a, b) -> b).orElse(null);
    if (last != null && last.piece() == piece && PackedMove.from(last.move()) == move.to().index()) {
      found.add(new Reason.GoesBack(move.to()));
    }
  }
}

package rankandfile.opponent;

import rankandfile.rules.Rank;
import rankandfile.rules.Square;

/**
 * One thing that speaks for a move, or against it, as a player may know it: squares, ranks and known facts. Sentences
 * are made elsewhere.
 */
public sealed interface Reason {

  /** Whether it speaks for the move; false for a danger in it. */
  default boolean isFor() {
    return true;
  }

  // ---- attacks

  /** The attacked piece is known and loses: it is weaker, or equal where the attacker wins. */
  record TakesWeaker(Square target, Rank mine, Rank theirs) implements Reason {}

  /** A piece that can clear the known Bomb does so. */
  record ClearsBomb(Square bomb, Rank mine) implements Reason {}

  /** The Spy attacks the known Marshal. */
  record SpyTakesMarshal(Square marshal) implements Reason {}

  /** Both pieces are lost, and the other is known to be worth as much. */
  record Exchanges(Square target, Rank rank) implements Reason {}

  /**
   * The attacked piece is hidden, and most of what it can be loses.
   *
   * @param percent in how many of a hundred guesses the attacker wins
   */
  record ProbablyWins(Square target, Rank mine, int percent) implements Reason {}

  /** The hidden piece ran from an own piece that it could see to be of this rank, so it is probably weaker. */
  record RanFrom(Square target, Rank mine) implements Reason {}

  /** The hidden piece has moved, so it is neither Bomb nor Flag. */
  record HasMoved(Square target) implements Reason {}

  /** The hidden piece has never moved and stands at the back: it may be the Flag. */
  record MayBeFlag(Square target, int percent) implements Reason {}

  /** A piece of little worth finds out what the hidden one is. */
  record FindsOut(Square target, Rank mine) implements Reason {}

  // ---- walks

  /** The piece stood next to a known stronger one and goes away from it. */
  record Escapes(Square enemy, Rank mine, Rank theirs) implements Reason {}

  /** The piece stood next to a hidden one that has moved, and is worth too much to stay. */
  record AvoidsUnknown(Square enemy, Rank mine) implements Reason {}

  /** The piece comes nearer to a known one that it beats and that does not beat it. */
  record GoesFor(Square target, Rank mine, Rank theirs) implements Reason {}

  /** Nothing that the enemy can move beats the piece. */
  record Unbeatable(Rank mine) implements Reason {}

  /** The piece comes nearer to unmoved pieces at the back, where Bombs and the Flag stand; it can clear Bombs. */
  record GoesForBombs(Rank mine) implements Reason {}

  /** The piece comes between the own Flag and an enemy that is near. */
  record GuardsFlag(Square flag, Square enemy) implements Reason {}

  /** The piece comes nearer to a hidden one that has moved, so that it is neither Bomb nor Flag. */
  record GoesForMoved(Square target, Rank mine) implements Reason {}

  /** A piece of little worth comes nearer to a hidden one, to find out what that is. */
  record GoesToFindOut(Square target, Rank mine) implements Reason {}

  /** The piece leaves a square that another one of its side, shut in so far, can use. */
  record MakesWay(Square behind, Rank rank) implements Reason {}

  /** The piece gains ground. */
  record GainsGround(Square to) implements Reason {}

  /** Nothing speaks for the move but that it risks nothing. */
  record Waits() implements Reason {}

  /** The move brings back a captured piece. */
  record BringsBack(Rank rank) implements Reason {}

  /** There is no other move. */
  record OnlyMove() implements Reason {}

  // ---- dangers

  /** The attacked piece is known and wins. */
  record LosesTo(Square target, Rank mine, Rank theirs) implements Reason {
    @Override
    public boolean isFor() {
      return false;
    }
  }

  /** The hidden piece has never moved, so it may be a Bomb. */
  record MayBeBomb(Square target, Rank mine, int percent) implements Reason {
    @Override
    public boolean isFor() {
      return false;
    }
  }

  /** The hidden piece has just come to stand beside an own one that it knows, so it may be stronger. */
  record SteppedUp(Square target, Rank mine) implements Reason {
    @Override
    public boolean isFor() {
      return false;
    }
  }

  /** A Miner is worth keeping while Bombs may stand. */
  record RisksMiner(int minersLeft, int bombsLeft) implements Reason {
    @Override
    public boolean isFor() {
      return false;
    }
  }

  /** The piece ends next to a known one that beats it when it attacks. */
  record CanBeTaken(Square enemy, Rank mine, Rank theirs) implements Reason {
    @Override
    public boolean isFor() {
      return false;
    }
  }

  /** The piece goes back to where it came from in the turn before. */
  record GoesBack(Square to) implements Reason {
    @Override
    public boolean isFor() {
      return false;
    }
  }
}

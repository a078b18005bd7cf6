package rankandfile.wording;

import static rankandfile.wording.Bundle.say;

import rankandfile.rules.Move;
import rankandfile.rules.Rank;
import rankandfile.rules.Refusal;
import rankandfile.rules.Square;

/** Explains why a move is refused: the squares in question, the rule, and the way out. */
public final class Refusals {

  private Refusals() {}

  /** {@code D2–D3 is not allowed: a Bomb never moves.} with the rule behind it. */
  public static Explanation explain(Move move, Refusal refusal) {
    return switch (refusal) {
      case Refusal.GameOver r -> of(move, "game-over", Results.rule(r.ending()), Sentences.ending(r.ending()));
      case Refusal.NoPieceThere r -> of(move, "no-piece-there", "M2", r.square());
      case Refusal.NotYourPiece r -> of(move, "not-your-piece", "M2", r.square(), Names.of(r.owner()),
          Names.of(r.owner().other()));
      case Refusal.CannotMove r -> of(move, "cannot-move." + r.rank().name(), "M4");
      case Refusal.SameSquare r -> of(move, "same-square", "M2", r.square());
      case Refusal.NotStraight r -> r.twoSteps() && move.via().isEmpty() ? roundCorner(move)
          : of(move, "not-straight", "M3", r.from(), r.to());
      case Refusal.TooFar r -> tooFar(move, r);
      case Refusal.LakeInTheWay r -> of(move, "lake-in-the-way", "B2", r.square());
      case Refusal.PieceInTheWay r -> of(move, "piece-in-the-way", "M3", r.square());
      case Refusal.OwnPiece r -> of(move, "own-piece", "M3", r.square());
      case Refusal.ScoutMustStandNextToIt r -> of(move, "scout-must-stand-next-to-it", "M6", r.target());
      case Refusal.BackToStart r -> of(move, "back-to-start", "M7", r.square());
      case Refusal.TwoSquares r -> of(move, "two-squares", "T1", r.one(), r.other(), r.limit());
      case Refusal.Chase r -> of(move, "chase", "T5");
      case Refusal.NoRescueHere r -> of(move, "no-rescue-here", "S1", r.square());
      case Refusal.NoRescueLeft r -> of(move, "no-rescue-left", "S2");
      case Refusal.ScoutsDoNotRescue r -> of(move, "scouts-do-not-rescue", "S2");
      case Refusal.HasRescuedBefore r -> of(move, "has-rescued-before", "S2", r.square());
      case Refusal.NotCaptured r -> of(move, "not-captured", "S1", Names.of(r.rank()));
      case Refusal.RescueSquare r -> of(move, "rescue-square", "S1", r.square());
    };
  }

  /** A Captain of two steps was sent to a square that is not in line: too far, or no word of which corner (M7). */
  private static Explanation roundCorner(Move move) {
    int steps = move.from().stepsTo(move.to());
    return steps > 2 ? of(move, "captain-steps", "M7", move.to(), steps)
        : of(move, "captain-corner", "M7", Square.of(move.from().column(), move.to().row()),
            Square.of(move.to().column(), move.from().row()));
  }

  private static Explanation tooFar(Move move, Refusal.TooFar refusal) {
    if (refusal.twoSteps()) {
      return move.via().isPresent() ? of(move, "captain-leg", "M7", refusal.from(), refusal.to())
          : of(move, "captain-steps", "M7", move.to(), move.from().stepsTo(move.to()));
    }
    return switch (refusal.rank()) {
      case SCOUT -> of(move, "scout-turns", "M5");
      case CAPTAIN -> of(move, "captain-too-far", "M7", Names.of(Rank.CAPTAIN));
      case FLAG, BOMB, SPY, MINER, CORPORAL, SERGEANT, LIEUTENANT, MAJOR, COLONEL, GENERAL, MARSHAL ->
          of(move, "too-far", "M3", Names.of(refusal.rank()));
    };
  }

  private static Explanation of(Move move, String key, String rule, Object... values) {
    return new Explanation(say("refused", Names.of(move), say("refused." + key, values)),
        say("refused." + key + ".why", values), rule);
  }
}

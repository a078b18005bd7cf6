package rankandfile.wording;

import static rankandfile.wording.Bundle.say;

import rankandfile.rules.Ending;
import rankandfile.rules.Move;
import rankandfile.rules.Rank;
import rankandfile.rules.Refusal;

/** Explains why a move is refused: the squares in question, the rule, and the way out. */
public final class Refusals {

  private Refusals() {}

  /** {@code D2–D3 is not allowed: a Bomb never moves.} with the rule behind it. */
  public static Explanation explain(Move move, Refusal refusal) {
    return switch (refusal) {
      case Refusal.GameOver r -> of(move, "game-over", rule(r.ending()), Sentences.ending(r.ending()));
      case Refusal.NoPieceThere r -> of(move, "no-piece-there", "M2", r.square());
      case Refusal.NotYourPiece r -> of(move, "not-your-piece", "M2", r.square(), Names.of(r.owner()),
          Names.of(r.owner().other()));
      case Refusal.CannotMove r -> of(move, "cannot-move." + r.rank().name(), "M4");
      case Refusal.SameSquare r -> of(move, "same-square", "M2", r.square());
      case Refusal.NotStraight r -> of(move, "not-straight", "M3", r.from(), r.to());
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

  private static String rule(Ending ending) {
    return switch (ending) {
      case Ending.Win e -> e.reason() == Ending.WinReason.FLAG_CAPTURED ? "E1" : "E2";
      case Ending.Draw e -> e.reason() == Ending.DrawReason.THIRD_REPETITION ? "T6" : "E3";
    };
  }

  private static Explanation tooFar(Move move, Refusal.TooFar refusal) {
    boolean scoutTurns = refusal.rank() == Rank.SCOUT;
    return scoutTurns ? of(move, "scout-turns", "M5")
        : of(move, refusal.rank() == Rank.CAPTAIN ? "captain-too-far" : "too-far",
            refusal.rank() == Rank.CAPTAIN ? "M7" : "M3", Names.of(refusal.rank()));
  }

  private static Explanation of(Move move, String key, String rule, Object... values) {
    return new Explanation(say("refused", Names.of(move), say("refused." + key, values)),
        say("refused." + key + ".why", values), rule);
  }
}

package rankandfile.ui.play;

import java.util.List;
import java.util.Optional;
import rankandfile.opponent.Reason;
import rankandfile.rules.Move;
import rankandfile.wording.Names;

/** A hint in a sentence or two: the move, and the most telling reason for it. */
final class Advice {

  private Advice() {}

  /** {@code Look at D4–D5. Your Colonel comes nearer to the Major on D6, which it beats.} */
  static String of(Move move, List<Reason> reasons) {
    Optional<Reason> best = reasons.stream().filter(Reason::isFor).findFirst().or(() -> reasons.stream().findFirst());
    String look = PlayWords.text("hint", Names.of(move));
    return best.map(r -> PlayWords.text("hint.why", look, sentence(r))).orElse(look);
  }

  private static String sentence(Reason reason) {
    return switch (reason) {
      case Reason.TakesWeaker r -> say("takes-weaker", Names.of(r.mine()), Names.of(r.theirs()), r.target());
      case Reason.ClearsBomb r -> say("clears-bomb", Names.of(r.mine()), r.bomb());
      case Reason.SpyTakesMarshal r -> say("spy-takes-marshal", r.marshal());
      case Reason.Exchanges r -> say("exchanges", Names.of(r.rank()), r.target());
      case Reason.ProbablyWins r -> say("probably-wins", Names.of(r.mine()), r.target(), r.percent());
      case Reason.RanFrom r -> say("ran-from", r.target(), Names.of(r.mine()));
      case Reason.HasMoved r -> say("has-moved", r.target());
      case Reason.MayBeFlag r -> say("may-be-flag", r.target());
      case Reason.FindsOut r -> say("finds-out", Names.of(r.mine()), r.target());
      case Reason.Escapes r -> say("escapes", Names.of(r.mine()), Names.of(r.theirs()), r.enemy());
      case Reason.AvoidsUnknown r -> say("avoids-unknown", Names.of(r.mine()), r.enemy());
      case Reason.GoesFor r -> say("goes-for", Names.of(r.mine()), Names.of(r.theirs()), r.target());
      case Reason.Unbeatable r -> say("unbeatable", Names.of(r.mine()));
      case Reason.GoesForBombs r -> say("goes-for-bombs", Names.of(r.mine()));
      case Reason.GuardsFlag r -> say("guards-flag", r.flag(), r.enemy());
      case Reason.GainsGround r -> say("gains-ground", r.to());
      case Reason.BringsBack r -> say("brings-back", Names.of(r.rank()));
      case Reason.OnlyMove r -> say("only-move");
      case Reason.LosesTo r -> say("loses-to", Names.of(r.mine()), Names.of(r.theirs()), r.target());
      case Reason.MayBeBomb r -> say("may-be-bomb", r.target());
      case Reason.RisksMiner r -> say("risks-miner", r.minersLeft(), r.bombsLeft());
      case Reason.CanBeTaken r -> say("can-be-taken", Names.of(r.theirs()), r.enemy());
      case Reason.GoesBack r -> say("goes-back", r.to());
    };
  }

  private static String say(String key, Object... values) {
    return PlayWords.text("reason." + key, values);
  }
}

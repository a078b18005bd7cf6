package rankandfile.ui.play;

import java.util.List;
import java.util.Optional;
import rankandfile.opponent.Reason;
import rankandfile.rules.Move;
import rankandfile.wording.Names;

/** A hint in two or three sentences: the move, the most telling reason for it, and what it risks. */
final class Advice {

  private Advice() {}

  /** {@code A move to try: D4–D5. Your Colonel comes nearer to the Major on D6, which it beats.} */
  static String of(Move move, List<Reason> reasons) {
    Optional<Reason> good = reasons.stream().filter(Reason::isFor).findFirst();
    Optional<Reason> danger = reasons.stream().filter(r -> !r.isFor()).findFirst();
    String why = good.or(() -> danger).map(Advice::sentence).orElse("");
    String risk = good.flatMap(g -> danger).map(Advice::risk).orElse("");
    return PlayWords.text("hint", Names.of(move), why, risk).strip();
  }

  /** A danger of a move that something else speaks for. */
  private static String risk(Reason danger) {
    return switch (danger) {
      case Reason.MayBeBomb r -> say("but.may-be-bomb");
      case Reason.SteppedUp r -> say("but.stepped-up", Names.of(r.mine()));
      case Reason.RisksMiner r -> say("but.risks-miner", r.minersLeft(), r.bombsLeft());
      case Reason.CanBeTaken r -> say("but.can-be-taken", Names.of(r.theirs()), r.enemy());
      default -> "";
    };
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
      case Reason.GoesForMoved r -> say("goes-for-moved", Names.of(r.mine()), r.target());
      case Reason.GoesToFindOut r -> say("goes-to-find-out", Names.of(r.mine()), r.target());
      case Reason.MakesWay r -> say("makes-way", Names.of(r.rank()), r.behind());
      case Reason.Waits r -> say("waits");
      case Reason.SteppedUp r -> say("stepped-up", r.target(), Names.of(r.mine()));
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

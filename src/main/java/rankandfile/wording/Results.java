package rankandfile.wording;

import static rankandfile.wording.Bundle.say;

import rankandfile.rules.Ending;
import rankandfile.rules.Observation;
import rankandfile.rules.Ruleset;
import rankandfile.rules.SwitchValue.BothImmobile;
import rankandfile.rules.SwitchValue.Threefold;

/** Explains how a board is over as it stands: what, why, and by which rule. */
public final class Results {

  private Results() {}

  /** How the game is over, as the position on the board shows it. */
  public static Explanation explain(Ending ending, Ruleset rules) {
    String why = switch (ending) {
      case Ending.Win e -> switch (e.reason()) {
        case FLAG_CAPTURED -> say("why.flag");
        case NO_MOVE_LEFT -> Names.meaning(rules.noMove());
      };
      case Ending.Draw e -> switch (e.reason()) {
        case THIRD_REPETITION -> Names.meaning(Threefold.ON);
        case NOBODY_CAN_MOVE -> Names.meaning(BothImmobile.DRAW);
      };
    };
    return new Explanation(Sentences.ending(ending), why, rule(ending));
  }

  /** The same of a teaching board, which is not over: what it would mean in a whole game. */
  public static Explanation inWholeGame(Ending ending, Ruleset rules) {
    Explanation whole = explain(ending, rules);
    return new Explanation(say("whole-game", whole.what()), say("whole-game.why", whole.why()), whole.rule());
  }

  /** The rule by which it is over. */
  public static String rule(Ending ending) {
    return switch (ending) {
      case Ending.Win e -> e.reason() == Ending.WinReason.FLAG_CAPTURED ? "E1" : "E2";
      case Ending.Draw e -> e.reason() == Ending.DrawReason.THIRD_REPETITION ? "T6" : "E3";
    };
  }

  /** Why those have no move who are without one by this ending, as far as the viewer sees it; empty for nothing. */
  public static String shutIn(Ending ending, Observation seen) {
    return switch (ending) {
      case Ending.Win e -> e.reason() == Ending.WinReason.NO_MOVE_LEFT ? ShutIn.of(e.winner().other(), seen) : "";
      case Ending.Draw e -> e.reason() == Ending.DrawReason.NOBODY_CAN_MOVE
          ? (ShutIn.of(seen.turn(), seen) + " " + ShutIn.of(seen.turn().other(), seen)).strip() : "";
    };
  }
}

package rankandfile.rules;

import java.util.List;
import rankandfile.rules.Verdict.Accepted;
import rankandfile.rules.Verdict.Refused;

/** Plays given moves, all of which must be legal. */
record Replay(Position start) {

  /** From a board of pieces, Red to move, with all rules of ending. */
  static Replay from(List<Placement> pieces, Ruleset rules) {
    return new Replay(Position.of(Setup.of(pieces, rules, Scope.GAME).with(Side.RED)));
  }

  /** The position after all these moves. */
  Position all(List<Move> moves) {
    Position position = start;
    for (int ply = 0; ply < moves.size(); ply++) {
      position = switch (position.judge(moves.get(ply))) {
        case Accepted accepted -> accepted.after();
        case Refused refused -> throw new AssertionError("ply " + (ply + 1) + ": " + refused);
      };
    }
    return position;
  }
}

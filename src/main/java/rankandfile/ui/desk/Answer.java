package rankandfile.ui.desk;

import java.util.Optional;
import rankandfile.rules.Move;
import rankandfile.rules.Refusal;
import rankandfile.ui.live.Said;
import rankandfile.wording.Refusals;

/**
 * What is said now of the last thing done on the board. It stays until the next.
 *
 * @param refusal what is marked on the board
 * @param tried the move that was refused
 * @param after a sentence more below it; empty for none
 */
record Answer(Said said, Optional<Refusal> refusal, Optional<Move> tried, String after) {

  static final Answer NONE = of(new Said.Nothing());

  static Answer of(Said said) {
    return new Answer(said, Optional.empty(), Optional.empty(), "");
  }

  static Answer of(String sentence) {
    return of(new Said.Plain(sentence));
  }

  static Answer refused(Move move, Refusal refusal, String after) {
    return new Answer(new Said.Refused(Refusals.explain(move, refusal)), Optional.of(refusal), Optional.of(move),
        after);
  }

  /** The rule that is behind it, if one is. */
  Optional<String> rule() {
    return switch (said) {
      case Said.Refused s -> Optional.of(s.why().rule());
      case Said.Fight s -> Optional.of(s.why().rule());
      case Said.Nothing s -> Optional.empty();
      case Said.Plain s -> Optional.empty();
      case Said.Wrong s -> Optional.empty();
      case Said.Solved s -> Optional.empty();
    };
  }
}

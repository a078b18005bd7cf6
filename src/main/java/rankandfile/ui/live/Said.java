package rankandfile.ui.live;

import rankandfile.picture.Block;
import rankandfile.wording.Explanation;

/** What stands under a board about the last thing that happened on it. */
public sealed interface Said {

  /** Nothing has happened. */
  record Nothing() implements Said {}

  /** A move or an answer in a sentence. */
  record Plain(String sentence) implements Said {}

  /**
   * A fight.
   *
   * @param rest what else the move led to, in sentences; empty for nothing
   */
  record Fight(Block attacker, Block defender, Explanation why, String rest) implements Said {}

  /** A move that is not allowed. */
  record Refused(Explanation why) implements Said {}

  /** How the game is over as the board stands, or would be. */
  record Over(Explanation why) implements Said {}

  /** A choice that does not solve the task. */
  record Wrong(Explanation why) implements Said {}

  /** The task is solved. */
  record Solved(String sentence) implements Said {}

  /** The same with a sentence more, where it tells of a move. */
  default Said with(String sentence) {
    return switch (this) {
      case Plain s -> new Plain(s.sentence + " " + sentence);
      case Fight s -> new Fight(s.attacker, s.defender, s.why, (s.rest + " " + sentence).strip());
      case Nothing s -> s;
      case Refused s -> s;
      case Over s -> s;
      case Wrong s -> s;
      case Solved s -> s;
    };
  }

  /** All of it in words, for the status line. */
  default String words() {
    return switch (this) {
      case Nothing s -> "";
      case Plain s -> s.sentence;
      case Fight s -> (told(s.why) + " " + s.rest).strip();
      case Refused s -> told(s.why);
      case Over s -> told(s.why);
      case Wrong s -> told(s.why);
      case Solved s -> s.sentence;
    };
  }

  /** Both sentences, one behind the other. */
  static String told(Explanation why) {
    return why.what() + " " + why.why();
  }
}

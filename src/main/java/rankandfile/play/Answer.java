package rankandfile.play;

import java.util.List;
import rankandfile.rules.Move;
import rankandfile.rules.News;
import rankandfile.rules.Refusal;

/** What the table says to a move. Holds nothing that the side that made it may not know. */
public sealed interface Answer {

  /**
   * The move is made.
   *
   * @param move the move with a Captain's middle square named only where it turns a corner
   * @param news what happened, in order; the last one is {@link News.Ended} if the rules ended the game with it
   */
  record Made(Move move, List<News> news) implements Answer {}

  /** The move is illegal, or it is not this side's turn; nothing has changed. */
  record Refused(Move move, Refusal refusal) implements Answer {}

  /** The game was over before; nothing has changed. */
  record Over(GameEnd end) implements Answer {}
}

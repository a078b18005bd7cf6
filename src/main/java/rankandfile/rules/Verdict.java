package rankandfile.rules;

import java.util.List;

/** The answer to a move. */
public sealed interface Verdict {

  /**
   * The move is legal.
   *
   * @param move the move with a Captain's middle square named only where it turns a corner
   * @param events what happens, in order; the last one is the ending if the game is over
   * @param after the position after it
   */
  record Accepted(Move move, List<Event> events, Position after) implements Verdict {}

  /** The move is illegal; nothing has changed. */
  record Refused(Move move, Refusal refusal) implements Verdict {}
}

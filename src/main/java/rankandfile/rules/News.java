package rankandfile.rules;

import java.util.List;

/** What everybody at the table learns when something happens. Says nothing that one player may not know. */
public sealed interface News {

  /** A piece went to an empty square; {@code path} is its start, the corner where it turned, and its end. */
  record Walked(Side side, PieceId id, List<Square> path) implements News {}

  /** A fight in which both ranks were told; {@code side} is the attacker's. */
  record Fought(Side side, PieceId attackerId, Rank attacker, PieceId defenderId, Rank defender, List<Square> path,
      Outcome outcome) implements News {}

  /** A fight that the defender won without telling its rank. */
  record DefendedSilently(Side side, PieceId attackerId, Rank attacker, PieceId defenderId, List<Square> path)
      implements News {}

  /** A captured piece came back onto the board. */
  record Rescued(Side side, PieceId id, Rank rank, Square square) implements News {}

  /** The game is over. */
  record Ended(Ending ending) implements News {}
}

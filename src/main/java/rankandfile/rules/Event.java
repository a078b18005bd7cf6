package rankandfile.rules;

import java.util.List;

/** Something that happens on the board, as the umpire sees it. Players get {@link News}. */
public sealed interface Event {

  /**
   * A piece goes to an empty square.
   *
   * @param path its start, the corner where it turned if it did, and its end
   */
  record Walked(PieceId id, Piece piece, List<Square> path) implements Event {}

  /**
   * A piece attacks another.
   *
   * @param path its start, the corner where it turned if it did, and the defender's square
   * @param told whether the defender's rank is told to the attacker's side
   */
  record Fought(PieceId attackerId, Piece attacker, PieceId defenderId, Piece defender, List<Square> path,
      Outcome outcome, boolean told) implements Event {}

  /** A captured piece comes back onto the board. */
  record Rescued(PieceId id, Piece piece, Square square) implements Event {}

  /** The game is over. */
  record Ended(Ending ending) implements Event {}

  /** What both players learn of it. */
  default News asNews() {
    return switch (this) {
      case Walked e -> new News.Walked(e.piece.side(), e.id, e.path);
      case Fought e when e.told -> new News.Fought(e.attacker.side(), e.attackerId, e.attacker.rank(), e.defenderId,
          e.defender.rank(), e.path, e.outcome);
      case Fought e -> new News.DefendedSilently(e.attacker.side(), e.attackerId, e.attacker.rank(), e.defenderId,
          e.path);
      case Rescued e -> new News.Rescued(e.piece.side(), e.id, e.piece.rank(), e.square);
      case Ended e -> new News.Ended(e.ending);
    };
  }
}

package rankandfile.opponent;

import org.jspecify.annotations.Nullable;
import rankandfile.rules.Field;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;

/**
 * How much danger each piece of the enemy is to the own Flag, by the square it stands on: a way to the Flag that is
 * longer than a search looks ahead. What may be a Miner goes straight through Bombs.
 */
final class FlagDanger {

  /**
   * Beside the Flag, in points. Lost games against one other program often ended with a hidden Miner that walked up to
   * the Bombs past pieces that could have met it. Expert against itself, 60 games at 3000 nodes each: 90 against
   * nothing 0.59 +- 0.12, this against 90 0.59 +- 0.12, 500 against this 0.46 +- 0.12.
   */
  private static final double MOST = 220;
  /** What a step more leaves of it. */
  private static final double DECAY = 0.75;

  private final double[][] points;

  FlagDanger(Field field, Story story, Clashes clashes) {
    points = new double[field.pieces()][];
    for (int flag = 0; flag < points.length; flag++) {
      if (field.where(flag) >= 0 && story.isMine(flag) && field.rank(flag) == Rank.FLAG) {
        int[] round = Steps.throughMovable(field, flag);
        int[] through = Steps.throughAll(field, flag);
        for (int p = 0; p < points.length; p++) {
          if (field.where(p) >= 0 && !story.isMine(p)) {
            points[p] = points(clashes, p, round, through);
          }
        }
      }
    }
  }

  private static double[] points(Clashes clashes, int piece, int[] round, int[] through) {
    double moves = wins(clashes.defence(Rank.FLAG, piece));
    double clears = wins(clashes.defence(Rank.BOMB, piece));
    double[] points = new double[Grid.SQUARES];
    for (int s = 0; s < Grid.SQUARES; s++) {
      points[s] = MOST * ((moves - clears) * Math.pow(DECAY, round[s]) + clears * Math.pow(DECAY, through[s]));
    }
    return points;
  }

  /** The share of worlds in which the attacker wins. */
  private static double wins(Clash clash) {
    double share = 0;
    for (Clash.Way way : clash.ways()) {
      share += way.outcome() == Outcome.ATTACKER_WINS ? Guesses.share(way.worlds()) : 0;
    }
    return share;
  }

  /** By square, or null for a piece that is no danger. */
  double @Nullable [] of(int piece) {
    return points[piece];
  }

  /** Where the piece stands now. */
  double now(int piece, Story story) {
    double[] squares = points[piece];
    return squares == null ? 0 : squares[story.where(piece)];
  }
}

package rankandfile.rules.oracle;

import java.util.Arrays;
import java.util.List;
import rankandfile.rules.Move;
import rankandfile.rules.Rank;
import rankandfile.rules.Rescue;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.RescueRule;

/** Section 6 of the rules: who may bring back what, and where to. */
final class Rescuing {

  private Rescuing() {}

  /** S1: the move ends on the opponent's back row, in a game that has Rescues. */
  static boolean isHere(Annals past, Move wish) {
    String backRow = past.side() == Side.RED ? "10" : "1";
    return past.rules().rescue() == RescueRule.ON && wish.to().toString().substring(1).equals(backRow);
  }

  /** S2: how many Rescues this side has made. */
  static int made(Annals past, Side side) {
    return (int) past.turnsOf(side).stream().filter(t -> t.rescued().isPresent()).count();
  }

  /** S2: whether this very piece has made one. */
  static boolean hasMadeOne(Annals past, Chip chip) {
    return past.turns().stream().anyMatch(t -> t.rescued().isPresent() && t.mover().equals(chip));
  }

  /**
   * S3: the captured pieces of which one comes back; Bombs never do. One that has not made a Rescue goes first; which
   * of those the rules leave open.
   */
  static List<Chip> candidates(Annals past, Rank rank) {
    List<Chip> captured = past.lost().stream()
        .filter(c -> c.side() == past.side() && c.rank() == rank && rank != Rank.BOMB).toList();
    List<Chip> first = captured.stream().filter(c -> !hasMadeOne(past, c)).toList();
    return first.isEmpty() ? captured : first;
  }

  /** Whether another captured piece of this rank has made a Rescue before, and so had to stand back. */
  static boolean hasElder(Annals past, Chip chip) {
    return past.lost().stream().anyMatch(c -> c.side() == chip.side() && c.rank() == chip.rank()
        && hasMadeOne(past, c)) && !hasMadeOne(past, chip);
  }

  /** S1: an empty usable square of the own half, Red's rows 1 to 5 and Blue's 6 to 10. */
  static boolean isFree(Annals past, Square square) {
    boolean ownHalf = past.side() == Side.RED ? square.row() + 1 <= 5 : square.row() + 1 >= 6;
    return ownHalf && !Way.isLake(square) && past.at(square).isEmpty();
  }

  /** Every Rescue of a captured piece, to whatever square. */
  static List<Rescue> wishes(Annals past) {
    return Arrays.stream(Rank.values()).filter(rank -> !candidates(past, rank).isEmpty())
        .flatMap(rank -> Square.all().stream().map(square -> new Rescue(rank, square))).toList();
  }
}

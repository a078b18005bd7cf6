package rankandfile.rules.oracle;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import rankandfile.rules.Ending;
import rankandfile.rules.Ending.DrawReason;
import rankandfile.rules.Ending.WinReason;
import rankandfile.rules.Move;
import rankandfile.rules.Rank;
import rankandfile.rules.Scope;
import rankandfile.rules.Side;
import rankandfile.rules.SwitchValue.BothImmobile;
import rankandfile.rules.SwitchValue.NoMove;
import rankandfile.rules.SwitchValue.Threefold;

/** Section 5 of the rules, in the order of E6: Flag, third position, both sides without moves, side to move. */
final class Finishing {

  private Finishing() {}

  /** How the last turn, or the first diagram, ended the game. */
  static Optional<Ending> ending(Annals past) {
    return Stream.<Function<Annals, Optional<Ending>>>of(
            Finishing::flagCaptured, Finishing::thirdPosition, Finishing::someoneImmobile, Finishing::moverWithoutMove)
        .flatMap(rule -> rule.apply(past).stream()).findFirst();
  }

  /** A8, E1. */
  private static Optional<Ending> flagCaptured(Annals past) {
    return last(past).filter(t -> t.struck().filter(c -> c.rank() == Rank.FLAG).isPresent())
        .map(t -> new Ending.Win(t.mover().side(), WinReason.FLAG_CAPTURED));
  }

  /** T6. */
  private static Optional<Ending> thirdPosition(Annals past) {
    return past.rules().threefold() == Threefold.ON && timesStood(past) >= 3
        ? Optional.of(new Ending.Draw(DrawReason.THIRD_REPETITION)) : Optional.empty();
  }

  /** How often the position has stood, this time included. */
  static int timesStood(Annals past) {
    return (int) past.moments().stream().filter(past.now()::equals).count();
  }

  /** E3, where both sides are tested. */
  private static Optional<Ending> someoneImmobile(Annals past) {
    if (past.scope() == Scope.FRAGMENT || past.rules().noMove() == NoMove.OWN_TURN) {
      return Optional.empty();
    }
    List<Side> immobile = Stream.of(Side.values()).filter(s -> isImmobile(past, s)).toList();
    return switch (immobile.size()) {
      case 0 -> Optional.empty();
      case 1 -> Optional.of(loses(immobile.getFirst()));
      default -> Optional.of(bothImmobile(past));
    };
  }

  /** E2 with T7; "nobody can move" has the meaning of E3 here too. */
  private static Optional<Ending> moverWithoutMove(Annals past) {
    if (past.scope() == Scope.FRAGMENT || hasLegalMove(past)) {
      return Optional.empty();
    }
    boolean nobody = Stream.of(Side.values()).allMatch(s -> isImmobile(past, s));
    return Optional.of(nobody ? bothImmobile(past) : loses(past.side()));
  }

  private static Ending bothImmobile(Annals past) {
    return past.rules().bothImmobile() == BothImmobile.DRAW
        ? new Ending.Draw(DrawReason.NOBODY_CAN_MOVE) : loses(past.side());
  }

  private static Ending loses(Side side) {
    return new Ending.Win(side.other(), WinReason.NO_MOVE_LEFT);
  }

  /** Whether the side has no move that would be legal if T1 and T5 did not exist. */
  static boolean isImmobile(Annals past, Side side) {
    return Wishes.plain(past, side)
        .noneMatch(w -> Refusing.first(past, side, w, Refusing.WITHOUT_REPETITION).isEmpty());
  }

  private static boolean hasLegalMove(Annals past) {
    return Wishes.plain(past, past.side()).anyMatch(w -> isLegalSomehow(past, w));
  }

  /** As it is, or, where only T5 stands against it, made with a Rescue. */
  static boolean isLegalSomehow(Annals past, Move wish) {
    Optional<Reason> reason = Refusing.first(past, past.side(), wish, Refusing.ALL);
    return reason.isEmpty() || reason.get() == Reason.CHASE && Wishes.rescues(past, wish).findAny().isPresent();
  }

  private static Optional<Turn> last(Annals past) {
    return past.turns().isEmpty() ? Optional.empty() : Optional.of(past.turns().getLast());
  }
}

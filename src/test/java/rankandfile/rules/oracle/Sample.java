package rankandfile.rules.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import rankandfile.rules.Move;
import rankandfile.rules.Rank;
import rankandfile.rules.Rescue;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.RescueRule;

/** The wishes that are put to both in one position, sensible and senseless ones. */
final class Sample {

  private static final int PIECES = 6;

  private final Annals past;
  private final Random random;
  private final List<Square> own;

  Sample(Annals past, Random random) {
    this.past = past;
    this.random = random;
    this.own = new ArrayList<>(past.squaresOf(past.side()));
    Collections.shuffle(own, random);
    own.sort(Comparator.comparing(s -> !past.at(s).orElseThrow().rank().canMove()));
  }

  List<Move> wishes() {
    List<Move> wishes = new ArrayList<>();
    Stream<Square> froms = random.nextInt(100) == 0 ? Square.all().stream() : own.stream().limit(PIECES);
    froms.forEach(from -> Square.all().forEach(to -> wishes.add(Move.of(from, to))));
    for (int i = 0; i < 20; i++) {
      wishes.add(Move.of(square(), square()));
    }
    own.stream().limit(PIECES).forEach(from -> addLegs(wishes, from));
    int rescues = past.rules().rescue() == RescueRule.ON ? 30 : 4;
    for (int i = 0; i < rescues && !own.isEmpty(); i++) {
      wishes.add(rescue());
    }
    return wishes;
  }

  /** A few wishes, for a game that is over. */
  List<Move> few() {
    return Stream.generate(() -> Move.of(square(), square())).limit(40).toList();
  }

  /** Moves to ask the possible Rescues of. */
  List<Move> forRescues() {
    return own.isEmpty() ? List.of() : Stream.generate(this::rescue).limit(2)
        .map(m -> Move.of(m.from(), m.to())).toList();
  }

  private void addLegs(List<Move> wishes, Square from) {
    if (Refusing.takesTwoSteps(past.rules(), past.at(from).orElseThrow())) {
      for (Square via : Way.neighbours(from)) {
        Way.neighbours(via).forEach(to -> wishes.add(Move.of(from, via, to)));
        wishes.add(Move.of(from, via, via));
        wishes.add(Move.of(from, via, square()));
      }
    }
    wishes.add(Move.of(from, square(), square()));
    wishes.add(Move.of(from, from, square()));
    wishes.add(Move.of(square(), square(), square()));
    Square via = Rulebook.any(Way.neighbours(from), random);
    wishes.add(Move.of(from, via, Rulebook.any(Way.neighbours(via), random)));
  }

  private Move rescue() {
    Square from = Rulebook.any(own, random);
    int steps = 1 + random.nextInt(2);
    List<Square> near = Square.all().stream().filter(s -> distance(from, s) == steps).toList();
    List<Square> good = near.stream().filter(s -> Rescuing.isHere(past, Move.of(from, s))).toList();
    Square to = random.nextInt(4) == 0 ? square() : Rulebook.any(good.isEmpty() ? near : good, random);
    Optional<Square> via = random.nextInt(6) > 0 ? Optional.empty()
        : Optional.of(Rulebook.any(Way.neighbours(to), random));
    List<Chip> lost = past.lost();
    Rank rank = lost.isEmpty() || random.nextInt(4) == 0 ? Rank.values()[random.nextInt(Rank.values().length)]
        : Rulebook.any(lost, random).rank();
    return new Move(from, via, to, Optional.of(new Rescue(rank, square())));
  }

  private static int distance(Square one, Square other) {
    return Way.columns(one, other) + Way.rows(one, other);
  }

  private Square square() {
    return Square.at(random.nextInt(100));
  }
}

package rankandfile.rules;

import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Moves that somebody might wish to make: senseless ones, likely ones, and legal ones with a flaw. */
public final class Wishes {

  private static final List<Square> SQUARES = Square.all();
  private static final Rank[] RANKS = Rank.values();

  private Wishes() {}

  public static Move any(Position position, Random random) {
    return switch (random.nextInt(6)) {
      case 0 -> senseless(random);
      case 1, 2 -> likely(position, random);
      default -> flawed(position, random);
    };
  }

  private static Move senseless(Random random) {
    return new Move(square(random), maybe(random, square(random)), square(random),
        random.nextInt(4) == 0 ? Optional.of(rescue(random)) : Optional.empty());
  }

  /** From a square of the side to move, if a few tries find one, to somewhere near or in line. */
  private static Move likely(Position position, Random random) {
    Square from = square(random);
    for (int tries = 0; tries < 20 && !isOwn(position, from); tries++) {
      from = square(random);
    }
    Square via = near(from, random);
    return switch (random.nextInt(4)) {
      case 0 -> Move.of(from, via);
      case 1 -> Move.of(from, via, near(via, random));
      case 2 -> Move.of(from, Square.of(from.column(), random.nextInt(10)));
      default -> Move.of(from, Square.of(random.nextInt(10), from.row()));
    };
  }

  /** A legal move, perhaps by way of some square or with some Rescue. */
  private static Move flawed(Position position, Random random) {
    List<Move> all = position.moves();
    List<Move> home = all.stream().filter(m -> m.to().row() == position.turn().targetRow()).toList();
    List<Move> moves = home.isEmpty() || random.nextBoolean() ? all : home;
    if (moves.isEmpty()) {
      return senseless(random);
    }
    Move move = moves.get(random.nextInt(moves.size()));
    return switch (random.nextInt(5)) {
      case 0 -> move;
      case 1 -> move.by(near(move.from(), random));
      case 2 -> move.by(square(random));
      case 3 -> Move.of(move.from(), move.to(), move.from());
      default -> move.with(rescue(random));
    };
  }

  private static boolean isOwn(Position position, Square square) {
    return position.at(square).filter(piece -> piece.side() == position.turn()).isPresent();
  }

  private static Square near(Square square, Random random) {
    int column = Math.clamp(square.column() + (random.nextInt(3) - 1), 0, 9);
    int row = Math.clamp(square.row() + (random.nextInt(3) - 1), 0, 9);
    return random.nextBoolean() ? Square.of(column, square.row()) : Square.of(square.column(), row);
  }

  private static Rescue rescue(Random random) {
    return new Rescue(RANKS[random.nextInt(RANKS.length)], square(random));
  }

  private static Square square(Random random) {
    return SQUARES.get(random.nextInt(100));
  }

  private static <T> Optional<T> maybe(Random random, T value) {
    return random.nextInt(3) == 0 ? Optional.of(value) : Optional.empty();
  }
}

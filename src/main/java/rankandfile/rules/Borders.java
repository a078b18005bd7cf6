package rankandfile.rules;

/** The lines between neighbouring squares, numbered, and those that a move crosses (section 4 of the rules). */
final class Borders {

  private static final int SIDEWAYS = 100;

  private Borders() {}

  /** How many borders a move crosses. */
  static int count(int move) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    return Math.abs(from / 10 - to / 10) + Math.abs(from % 10 - to % 10);
  }

  /** The number of the border that the move crosses with its step {@code n}, from 0. */
  static int crossed(int move, int n) {
    int from = PackedMove.from(move);
    int to = PackedMove.to(move);
    int via = PackedMove.via(move);
    if (via != PackedMove.NONE) {
      return n == 0 ? between(from, via) : between(via, to);
    }
    int step = step(from, to);
    return between(from + n * step, from + (n + 1) * step);
  }

  /** What to add to a square's index to go one step from the first square towards the second, which is in line. */
  static int step(int from, int to) {
    return from / 10 == to / 10 ? Integer.signum(to - from) : 10 * Integer.signum(to - from);
  }

  /** One of the two squares that share the border. */
  static Square one(int border) {
    return Square.at(border >= SIDEWAYS ? border - SIDEWAYS : border);
  }

  /** The other of the two. */
  static Square other(int border) {
    return Square.at(border >= SIDEWAYS ? border - SIDEWAYS + 1 : border + 10);
  }

  private static int between(int a, int b) {
    int low = Math.min(a, b);
    return Math.abs(a - b) == 1 ? SIDEWAYS + low : low;
  }
}

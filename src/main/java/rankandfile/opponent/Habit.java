package rankandfile.opponent;

/** What is assumed of how the enemy behaves, and what own habits cost. */
final class Habit {

  /** A piece that moves for the first time tells that it is neither Bomb nor Flag. */
  static final double FIRST_STEP = 3;
  /** In how many of the worlds in which it would win the enemy dares to attack a hidden piece that has moved. */
  static final double BOLD_ON_MOVED = 0.7;
  /** The same for one that has not, and so may be a Bomb. */
  static final double BOLD_ON_UNMOVED = 0.4;

  private Habit() {}
}

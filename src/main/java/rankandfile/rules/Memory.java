package rankandfile.rules;

import org.jspecify.annotations.Nullable;

/** The least of a game's past that decides what is legal now: counts of crossings, positions, running chases. */
record Memory(@Nullable Past positions, Run red, Run blue, @Nullable Pursuit byRed, @Nullable Pursuit byBlue) {

  static final Memory EMPTY = new Memory(null, Run.NONE, Run.NONE, null, null);

  Run run(int side) {
    return side == 0 ? red : blue;
  }

  @Nullable Pursuit pursuit(int side) {
    return side == 0 ? byRed : byBlue;
  }
}

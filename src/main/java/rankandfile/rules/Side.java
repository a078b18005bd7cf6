package rankandfile.rules;

/** One of the two players. Red sets up on rows 1 to 4, Blue on rows 7 to 10 (B3). */
public enum Side {
  RED, BLUE;

  /** The opponent. */
  public Side other() {
    return this == RED ? BLUE : RED;
  }

  /** The row, counted from 0, on which a piece of this side may make a Rescue (S1). */
  public int targetRow() {
    return this == RED ? 9 : 0;
  }

  /** Whether the row, counted from 0, is one of the four on which this side sets up (B3). */
  public boolean isHome(int row) {
    return this == RED ? row <= 3 : row >= 6;
  }

  /** Whether the row, counted from 0, lies in this side's half of the board (S1). */
  public boolean isOwnHalf(int row) {
    return this == RED ? row <= 4 : row >= 5;
  }
}

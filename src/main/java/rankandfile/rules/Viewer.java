package rankandfile.rules;

/** Who looks at a board: one of the players, or somebody who may see both armies. */
public enum Viewer {
  RED, BLUE, ALL;

  public static Viewer of(Side side) {
    return side == Side.RED ? RED : BLUE;
  }

  /** Whether the ranks of this side's pieces are open to the viewer. */
  public boolean owns(Side side) {
    return this == ALL || this == of(side);
  }
}

package rankandfile.picture;

/** How much of a block can be shown at a size. */
public enum Detail {
  /** The number alone; Bomb and Flag by their emblem. */
  NUMBER(2.9),
  /** Badge and emblem with a heavy outline. */
  SMALL(2.3),
  /** Badge and emblem. */
  FULL(1.9),
  /** Badge, emblem and the name on the foot. */
  NAMED(1.9);

  private final double outline;

  Detail(double outline) {
    this.outline = outline;
  }

  /** What fits on a square with a side of this many pixels. */
  public static Detail on(double side) {
    return side < 36 ? NUMBER : side < 54 ? SMALL : side < 70 ? FULL : NAMED;
  }

  /** The width of a block's outline. */
  double outline() {
    return outline;
  }
}

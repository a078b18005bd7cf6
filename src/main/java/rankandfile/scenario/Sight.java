package rankandfile.scenario;

/** What a side can tell of a square. */
public enum Sight {
  /** Nothing stands there. */
  EMPTY,
  /** A piece of which nothing is proven. */
  HIDDEN,
  /** A piece that is neither Bomb nor Flag; nothing more is proven. */
  MOVED,
  /** A piece that can only be one of the ranks named. */
  AMONG
}

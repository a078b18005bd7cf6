package rankandfile.picture;

/**
 * What a part of a drawing is coloured as. Says what the colour is for, not which it is: that belongs to the theme on
 * the screen and to the ink in print.
 */
public enum Ink {
  /** Not drawn. */
  NONE,
  /** The face of a block, its foot, and what is printed on them, each of the block's side. */
  FACE, FOOT, SIGN,
  /** The light along a block's upper edge. */
  SHINE,
  /** Around a block, and round it again where it must stand out from any ground. */
  OUTLINE,
  /** The small paper discs at a block's corners and what is printed on them, alike in every theme. */
  PAPER, PRINT,
  /** The squares. */
  LAND,
  /** Water: its edge, its shallows, its middle and its waves. */
  SHORE, LAKE, LAKE_IN, WAVE,
  /** What may be done, what was done last, what is refused, and the cross on a refusal. */
  MARK, LAST, WARN, CROSS,
  /** What lies over squares that are out of sight. */
  VEIL,
  /** The two rings of the keyboard's focus. */
  FOCUS_OUTER, FOCUS_INNER
}

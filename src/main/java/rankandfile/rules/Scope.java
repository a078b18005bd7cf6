package rankandfile.rules;

/** What a set-up board is meant to be, and so what can be wrong with it. */
public enum Scope {
  /** A teaching board: any pieces, none need be there, and nobody loses for want of a move. */
  FRAGMENT,
  /** A moment of a game: all rules of ending hold, no type exceeds its army, each side has its Flag. */
  GAME,
  /** The start of a game: the whole army of each side on its home rows (B3 to B6). */
  OPENING
}

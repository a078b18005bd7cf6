package rankandfile.rules.oracle;

/** Corners of the rules that random play reaches only when it is pushed there; each must come up in a run. */
enum Rare {
  /** T7: only barred moves are left, and that is a loss. */
  LOSS_WITH_BARRED_MOVES,
  /** E3: the side that is not to move has none. */
  LOSS_OF_THE_OTHER_SIDE,
  /** T5: a position of the chase comes back, but by stepping straight back. */
  SPARED_AS_STRAIGHT_BACK,
  /** T5: several pieces made the threats of a chase that a move is refused for. */
  CHASE_BY_SEVERAL,
  /** T5: the refused move threatens a piece that evaded earlier in the chase, not the one that has just evaded. */
  CHASE_OF_AN_EARLIER_EVADER,
  /** T5, S1: barred as it is, legal when made with a Rescue. */
  LEGAL_ONLY_WITH_RESCUE,
  /** S1: the wish was legal and the fight took it away. */
  RESCUE_LAPSED,
  /** S3: of two pieces of the rank one has made a Rescue before. */
  FRESH_PIECE_FIRST,
  /** M8, where Captains take two steps. */
  SCOUT_OR_CAPTAIN,
  /** A defender that won and was not told. */
  SILENT_DEFENDER
}

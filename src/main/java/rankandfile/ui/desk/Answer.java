package rankandfile.ui.desk;

/**
 * What somebody gets to hear now. Holds no verdict: those are worked out of the board as it stands, so that none
 * outlives what it is about.
 *
 * @param last whether the last thing tried or done on the board is told
 * @param sentence what is said besides, or alone; empty for nothing
 */
record Answer(boolean last, String sentence) {

  static final Answer NONE = new Answer(false, "");
  /** The last thing tried or done, as the board stands now. */
  static final Answer LAST = new Answer(true, "");

  /** A sentence that has nothing to do with a move. */
  static Answer of(String sentence) {
    return new Answer(false, sentence);
  }

  /** The last thing tried or done, with this below it. */
  static Answer lastAnd(String sentence) {
    return new Answer(true, sentence);
  }
}

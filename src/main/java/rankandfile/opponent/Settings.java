package rankandfile.opponent;

/**
 * What makes a level: how much of the shared parts it uses. No setting shows it more than another level sees.
 *
 * @param depth how many full plies it looks ahead at most, its own move included
 * @param fights how many plies of fights it follows after those
 * @param worlds how many worlds it guesses, in 64s
 * @param readsBehaviour whether it draws conclusions from how pieces behave
 * @param memory after how many turns it forgets what it has seen in a fight
 * @param whim how many points a move may be worse than the best and still be played
 */
record Settings(int depth, int fights, int worlds, boolean readsBehaviour, int memory, double whim) {

  static final int NEVER = Integer.MAX_VALUE;
  /** Turns without a fight after which a draw is taken by whoever is not clearly ahead. */
  private static final int LONG_CALM = 80;
  /** A Captain is 90 points in a new game: who is more than about one ahead plays on. A judgement, not a count. */
  private static final double CLEARLY_AHEAD = 100;

  /**
   * A General is 280 points in a new game: who is about one behind takes a draw at any time. At one Captain the highest
   * level gave games away in the eleventh turn.
   */
  private static final double CLEARLY_BEHIND = -250;

  boolean acceptsDraw(Story story) {
    double lead = new Balance(new Knowledge(story), 1).lead();
    return lead < CLEARLY_BEHIND || story.calm() >= LONG_CALM && lead < CLEARLY_AHEAD;
  }
}

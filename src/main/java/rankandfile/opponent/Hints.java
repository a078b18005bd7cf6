package rankandfile.opponent;

import rankandfile.rules.Rank;

/**
 * How much likelier each kind of behaviour makes a rank, as factors. Chosen after counts in about 68 games, played in
 * four groups against one other program: how often the piece that did it beat the one it did it to, next to how often
 * any hidden piece of that side would have. Others may behave otherwise, and what each factor alone changes in play was
 * not measured.
 *
 * <p>Factors that compare two pieces stand in the order: ranks that beat the other piece, equal ones, weaker ones.
 */
final class Hints {

  /** From this rank on an own piece is worth hunting, and everybody behaves towards it as if it were. */
  static final Rank PRECIOUS = Rank.CAPTAIN;

  /** Steps up to a precious piece that it can see: 24 of 100 beat it, of all 12. */
  static final double[] APPROACHES_PRECIOUS = {2.4, 1.2, 1};
  /** Steps up to a lesser piece that it can see: 84 of 100 beat it, of all 39. */
  static final double[] APPROACHES_LESSER = {6, 2, 1};
  /** Steps up to a hidden piece that has moved: 73 of 100 beat it if it is a lesser one, of all 57. */
  static final double[] APPROACHES_HIDDEN = {1.6, 1.2, 1};
  /** A piece that moves for the first time mostly only makes way; seldom is it a hunter: 6 of 100, of all 12. */
  static final double[] FIRST_STEP_TO_PRECIOUS = {0.6, 1, 1};
  /** Runs from a precious piece that it can see: 1 of 100 would have beaten it, of all 6. */
  static final double[] RUNS_FROM_PRECIOUS = {0.15, 0.8, 1};
  /** Does not take a precious piece beside it: 1 of 100 could have, of all 10. */
  static final double[] SPARES_PRECIOUS = {0.15, 0.9, 1};
  /** A Scout that goes one step where it could go further hides what it is. */
  static final double SCOUT_GOES_ONE_STEP = 0.9;
  /** What each turn without moving leaves of the weight of ranks that can move: hunters come out, others wait. */
  static final double HUNTER_RESTS = 0.990;
  static final double MINER_RESTS = 0.998;
  static final double OTHER_RESTS = 0.996;
  /** After so many turns resting tells no more. */
  static final int LONGEST_REST = 120;

  /**
   * The Spy is looked for within so many steps of the shown Marshal. In 8 of 20 games against one other program the
   * Marshal took a piece that was put before it, and the Spy beside that one took the Marshal. What this factor alone
   * changes was not measured.
   */
  static final int LURKING = 2;
  static final double SPY_LURKS = 3;

  private Hints() {}
}

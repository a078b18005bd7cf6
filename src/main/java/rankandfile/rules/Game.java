package rankandfile.rules;

/**
 * What stays the same through a game on a {@link Field}: the rules, with the switches that a search asks often as plain
 * values, and whose each piece is, by its number.
 *
 * @param mostMoves how many moves a side can have at most
 */
record Game(Ruleset rules, Fights fights, byte[] side, int limit, boolean chase, boolean threefold,
    boolean rescue, boolean twoSteps, boolean neighbourOnly, boolean wholeGame, boolean silent, int mostMoves) {

  /** No piece has more ways than a Scout in the open. */
  static final int MOST_WAYS = 18;
  /** Room for a dozen moves with each rank on each square of the own half. */
  static final int MOST_RESCUES = 12 * 12 * 46;

  static Game of(Ruleset rules, Rank[] rank, byte[] side, boolean wholeGame) {
    boolean twoSteps = rules.captainSteps() == SwitchValue.CaptainSteps.TWO;
    boolean chase = rules.chase() == SwitchValue.Chase.ON;
    boolean rescue = rules.rescue() == SwitchValue.RescueRule.ON;
    return new Game(rules, Fights.under(rules), side, rules.twoSquares().limit(), chase,
        rules.threefold() == SwitchValue.Threefold.ON, rescue, twoSteps,
        rules.scoutAttack() == SwitchValue.ScoutAttack.NEIGHBOUR, wholeGame,
        rules.silentDefence() == SwitchValue.SilentDefence.ON,
        mostMoves(rank, side, twoSteps) + (chase && rescue ? MOST_RESCUES : 0));
  }

  /** The moves of the side that can have more. */
  private static int mostMoves(Rank[] rank, byte[] side, boolean twoSteps) {
    int[] most = new int[2];
    for (int p = 0; p < rank.length; p++) {
      most[side[p]] += switch (rank[p]) {
        case FLAG, BOMB -> 0;
        case SCOUT -> MOST_WAYS;
        case CAPTAIN -> twoSteps ? 16 : 4;
        case SPY, MINER, CORPORAL, SERGEANT, LIEUTENANT, MAJOR, COLONEL, GENERAL, MARSHAL -> 4;
      };
    }
    return Math.max(most[0], most[1]);
  }
}

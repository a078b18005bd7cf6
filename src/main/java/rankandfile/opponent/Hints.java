package rankandfile.opponent;

import rankandfile.rules.Rank;

final class Hints {
  // kinds: 0 flag/bomb 1 spy 2 scout 3 miner 4 low(corporal, sergeant, lieutenant) 5 captain/major 6 colonel+
  static int kind(Rank rank) {
    return switch (rank) {
      case FLAG, BOMB -> 0;
      case SPY -> 1;
      case SCOUT -> 2;
      case MINER -> 3;
      case CORPORAL, SERGEANT, LIEUTENANT -> 4;
      case CAPTAIN, MAJOR -> 5;
      case COLONEL, GENERAL, MARSHAL -> 6;
    };
  }
  // beats, equal, weaker, immovable
  static final double[] APPROACHES = {1.5, 1, 0.8, 1};
  static final double[] RUNS = {0.7, 1, 1.2, 1};
  static final double[] STAYS_MOVED = {0.8, 1, 1, 1};
  static final double[] STAYS_UNMOVED = {0.8, 1, 0.9, 1};
  // by kind
  static final double[] MOVES_AGAIN = {1, 1, 0.9, 1, 1, 1, 1};
  static final double[] FIRST_MOVE = {1, 1, 1, 1, 1, 1, 1};
  static final double[] CROSSES = {1, 1, 1, 1, 1, 1, 1};
  static final double[] NEAR_HIDDEN = {1, 1, 1, 1, 1, 1, 1};
  static final double[] REST = {1, 0.998, 0.996, 0.998, 0.996, 0.996, 0.996};
  static final double[] LONGEST_REST = {150};
}

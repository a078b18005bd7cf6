package rankandfile.rules.edition;

import rankandfile.rules.Rank;

/**
 * Which number stands on which piece (B8). Display only: match names to names, never numbers of one box to numbers
 * of another.
 */
public enum Numbering {
  /** Marshal 10 to Scout 2, Spy 1: a higher number is stronger. */
  MARSHAL_TEN("1"),
  /** Marshal 1 to Scout 9, Spy S: a lower number is stronger. */
  MARSHAL_ONE("S"),
  /** Marshal 10 to Scout 2, Spy S: the Lightning leaflet gives its Spy no rank. */
  MARSHAL_TEN_SPY_S("S");

  private final String spy;

  Numbering(String spy) {
    this.spy = spy;
  }

  /** What is printed on a piece of this rank: a number, or S, B or F. */
  public String label(Rank rank) {
    return switch (rank) {
      case FLAG -> "F";
      case BOMB -> "B";
      case SPY -> spy;
      case SCOUT, MINER, CORPORAL, SERGEANT, LIEUTENANT, CAPTAIN, MAJOR, COLONEL, GENERAL, MARSHAL ->
          Integer.toString(highIsStrong() ? rank.strength() : 11 - rank.strength());
    };
  }

  /** Whether a higher number is stronger. */
  public boolean highIsStrong() {
    return this != MARSHAL_ONE;
  }
}

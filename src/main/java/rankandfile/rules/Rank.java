package rankandfile.rules;

/**
 * What a piece is, weakest first. There are no printed numbers here, since editions count in both directions;
 * compare with {@link #strength()} only.
 */
public enum Rank {
  FLAG(0), BOMB(0), SPY(1), SCOUT(2), MINER(3), CORPORAL(3), SERGEANT(4), LIEUTENANT(5), CAPTAIN(6), MAJOR(7),
  COLONEL(8), GENERAL(9), MARSHAL(10);

  private final int strength;

  Rank(int strength) {
    this.strength = strength;
  }

  /** The order of B8: more is stronger, Miner and Corporal are equal, 0 for Flag and Bomb, which have none. */
  public int strength() {
    return strength;
  }

  /** False for Flag and Bomb, which never move and never attack (M4). */
  public boolean canMove() {
    return strength > 0;
  }
}

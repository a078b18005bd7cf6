package rankandfile.opponent;

import rankandfile.rules.Rank;
import rankandfile.rules.SwitchValue.BombClearedBy;

/** How the sides stand: what each has left, which both know exactly, since every lost piece is told. */
final class Balance {

  private final int[][] count = new int[2][Rank.values().length];
  private final Worth worth;
  private final int me;

  /**
   * @param eager how much more than usual finding something out is worth, 1 or more
   */
  Balance(Knowledge knowledge, double eager) {
    Story story = knowledge.story();
    me = story.me();
    for (int p = 0; p < story.pieces(); p++) {
      Rank rank = story.rank(p);
      if (rank != null && story.isMine(p) && story.isOnBoard(p)) {
        count[me][rank.ordinal()]++;
      }
    }
    knowledge.standing().forEach(rank -> count[1 - me][rank.ordinal()]++);
    worth = new Worth(count, story.seen().rules().bombClearedBy() == BombClearedBy.SCOUT, eager);
  }

  Worth worth() {
    return worth;
  }

  /** How many points more the own side has than the enemy. */
  double lead() {
    double lead = 0;
    for (Rank rank : Rank.values()) {
      if (rank != Rank.FLAG) {
        lead += count[me][rank.ordinal()] * worth.of(me, rank);
        lead -= count[1 - me][rank.ordinal()] * worth.of(1 - me, rank);
      }
    }
    return lead;
  }
}

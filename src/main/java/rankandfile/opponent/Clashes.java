package rankandfile.opponent;

import rankandfile.rules.Fights;
import rankandfile.rules.Rank;

/** Every fight that can come up in one search, each looked into once, when it first does. */
final class Clashes {

  private static final int RANKS = Rank.values().length;

  private final Guesses guesses;
  private final Fights fights;
  private final Worth worth;
  private final int enemySide;
  private final Clash[] attacks;
  private final Clash[] defences;

  Clashes(Story story, Guesses guesses, Fights fights, Worth worth) {
    this.guesses = guesses;
    this.fights = fights;
    this.worth = worth;
    this.enemySide = 1 - story.me();
    this.attacks = new Clash[story.pieces() * RANKS];
    this.defences = new Clash[story.pieces() * RANKS];
  }

  /** An own piece of this rank attacks the enemy's piece. */
  Clash attack(Rank mine, int enemy) {
    int index = enemy * RANKS + mine.ordinal();
    Clash clash = attacks[index];
    if (clash == null) {
      clash = Clash.of(mine, enemy, true, guesses, fights, worth, enemySide);
      attacks[index] = clash;
    }
    return clash;
  }

  /** The enemy's piece attacks an own one of this rank. */
  Clash defence(Rank mine, int enemy) {
    int index = enemy * RANKS + mine.ordinal();
    Clash clash = defences[index];
    if (clash == null) {
      clash = Clash.of(mine, enemy, false, guesses, fights, worth, enemySide);
      defences[index] = clash;
    }
    return clash;
  }
}

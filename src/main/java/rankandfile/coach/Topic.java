package rankandfile.coach;

import java.util.Locale;

/** What is explained once, the most urgent first. */
enum Topic {
  LAST_CROSSING, REPETITION, BOMB_MET, BOMB_LIFTED, MARSHAL_CAUGHT, SPY_CHANCE, SPY_DANGER, FEW_LEFT, BATTLE_LOST,
  BATTLE_EQUAL, BATTLE_WON, SILENT_DEFENCE, RESCUE, DANGER, ENEMY_RAN, ENEMY_MOVED(false), SCOUT_RAN(false),
  FIRST_MOVE(false), START(false);

  private final boolean weighty;

  Topic() {
    this(true);
  }

  Topic(boolean weighty) {
    this.weighty = weighty;
  }

  /** Whether it is told to those who want fewer tips, too. */
  boolean isWeighty() {
    return weighty;
  }

  /** As it is kept: {@code bomb-met}. */
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

package rankandfile.coach;

import java.util.Locale;
import java.util.Set;

/** What there is to know, each with its lesson, in the order in which one should learn it. */
enum Subject {
  KNOWLEDGE("lesson-knowledge", Topic.FIRST_MOVE, Topic.ENEMY_MOVED),
  ATTACKING("lesson-attacking", Topic.BATTLE_WON, Topic.BATTLE_LOST, Topic.BATTLE_EQUAL),
  SCOUTS("lesson-scouts", Topic.SCOUT_RAN, Topic.ENEMY_RAN),
  BOMBS("lesson-bombs", Topic.BOMB_MET, Topic.BOMB_LIFTED),
  SPY("lesson-spy", Topic.MARSHAL_CAUGHT, Topic.SPY_CHANCE, Topic.SPY_DANGER),
  REPETITION("lesson-repetition", Topic.LAST_CROSSING, Topic.REPETITION);

  private final String lesson;
  private final Set<Topic> topics;

  Subject(String lesson, Topic... topics) {
    this.lesson = lesson;
    this.topics = Set.of(topics);
  }

  /** The address of its lesson. */
  String lesson() {
    return lesson;
  }

  /** Whether any of these belongs to it. */
  boolean isAmong(Set<Topic> met) {
    return met.stream().anyMatch(topics::contains);
  }

  /** As its words are kept: {@code bombs}. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}

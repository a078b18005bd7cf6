package rankandfile.ui.edition;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import rankandfile.rules.Rank;
import rankandfile.rules.SwitchValue.ScoutAttack;
import rankandfile.rules.edition.Edition;

/** What tells one box from another. Each question has a first and a second answer, and may be left open. */
public enum BoxQuestion {
  /** What number the Marshal carries: 10 or 1. */
  MARSHAL(edition -> edition.numbering().highIsStrong()),
  /** Whether there are Miners. */
  MINERS(edition -> edition.rules().army().count(Rank.MINER) > 0),
  /** Whether a Scout may run and attack in one turn. */
  SCOUT(edition -> edition.rules().scoutAttack() == ScoutAttack.ANY);

  /** An answer to a question. */
  public enum Reply {
    FIRST, SECOND, UNSURE
  }

  private final Predicate<Edition> first;

  BoxQuestion(Predicate<Edition> first) {
    this.first = first;
  }

  /** Whether the edition is as the reply says; every edition is when the reply is unsure. */
  boolean fits(Edition edition, Reply reply) {
    return reply == Reply.UNSURE || first.test(edition) == (reply == Reply.FIRST);
  }

  /**
   * The editions that fit the most replies, in their usual order; none when every reply is unsure. Questions without
   * a reply count as unsure.
   */
  public static List<Edition> closest(Map<BoxQuestion, Reply> replies) {
    if (replies.values().stream().allMatch(r -> r == Reply.UNSURE)) {
      return List.of();
    }
    long most = Arrays.stream(Edition.values()).mapToLong(e -> fitting(e, replies)).max().orElse(0);
    return Arrays.stream(Edition.values()).filter(e -> fitting(e, replies) == most).toList();
  }

  /** Whether there is an edition that fits all replies. */
  public static boolean isExact(Map<BoxQuestion, Reply> replies) {
    return Arrays.stream(Edition.values()).anyMatch(e -> fitting(e, replies) == replies.size());
  }

  private static long fitting(Edition edition, Map<BoxQuestion, Reply> replies) {
    return replies.entrySet().stream().filter(r -> r.getKey().fits(edition, r.getValue())).count();
  }
}

package rankandfile.wording;

import static rankandfile.wording.Bundle.say;

import java.util.List;
import java.util.stream.Collectors;
import rankandfile.rules.News;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;
import rankandfile.rules.Square;

/** What happened, as short as the list of a game's moves has it. */
public final class Brief {

  private Brief() {}

  /** The way of a move: {@code F4–F5}, {@code F6×E6} for a fight; empty for news that are no move. */
  public static String move(News news) {
    return switch (news) {
      case News.Walked n -> way(n.path(), "–");
      case News.Fought n -> way(n.path(), "×");
      case News.DefendedSilently n -> way(n.path(), "×");
      case News.Rescued n -> "";
      case News.Ended n -> "";
    };
  }

  private static String way(List<Square> path, String last) {
    return path.subList(0, path.size() - 1).stream().map(Square::toString).collect(Collectors.joining("–"))
        + last + path.getLast();
  }

  /** What came of it: {@code Colonel took Lieutenant}, {@code Captain back on B2}; empty for a plain move. */
  public static String result(News news) {
    return switch (news) {
      case News.Walked n -> "";
      case News.Fought n -> fight(n.attacker(), n.defender(), n.outcome());
      case News.DefendedSilently n -> say("brief.lost", Names.of(n.attacker()));
      case News.Rescued n -> say("brief.rescued", Names.of(n.rank()), n.square());
      case News.Ended n -> "";
    };
  }

  private static String fight(Rank attacker, Rank defender, Outcome outcome) {
    String key = switch (outcome) {
      case ATTACKER_WINS -> "brief.took";
      case DEFENDER_WINS -> "brief.lost-to";
      case BOTH_LOST -> attacker == defender ? "brief.equals-lost" : "brief.both-lost";
    };
    return say(key, Names.of(attacker), Names.of(defender));
  }
}

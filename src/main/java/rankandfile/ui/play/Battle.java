package rankandfile.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Numbering;
import rankandfile.ui.live.Said;
import rankandfile.ui.live.Telling;
import rankandfile.wording.Names;

/**
 * A fight as its card shows it.
 *
 * @param square where the defender stood
 * @param title who won, as the viewer would say it: {@code Your Captain won.}
 */
public record Battle(Square square, String title, Said.Fight fight) {

  /**
   * The last fight that the viewer knows of. Where the last two moves were fights, an attack and the answer to it, both
   * of them, the newer first.
   */
  static List<Battle> latest(Observation seen, Numbering numbering) {
    List<Battle> found = new ArrayList<>();
    boolean walked = false;
    for (News news : seen.log().reversed()) {
      of(news, seen, numbering).ifPresent(found::add);
      walked |= news instanceof News.Walked;
      if (found.size() == 2 || walked && !found.isEmpty()) {
        break;
      }
    }
    return found;
  }

  private static Optional<Battle> of(News news, Observation seen, Numbering numbering) {
    return switch (news) {
      case News.Fought n -> battle(n, n.path(), title(n, seen.viewer()), seen, numbering);
      case News.DefendedSilently n -> battle(n, n.path(), piece("lost", n.side(), n.attacker(), seen.viewer()), seen,
          numbering);
      case News.Walked n -> Optional.empty();
      case News.Rescued n -> Optional.empty();
      case News.Ended n -> Optional.empty();
    };
  }

  private static Optional<Battle> battle(News news, List<Square> path, String title, Observation seen,
      Numbering numbering) {
    return Telling.of(List.of(news), seen.rules(), numbering) instanceof Said.Fight fight
        ? Optional.of(new Battle(path.getLast(), title, fight)) : Optional.empty();
  }

  private static String title(News.Fought news, Viewer viewer) {
    if (news.defender() == Rank.FLAG) {
      return piece("flag", news.side(), news.attacker(), viewer);
    }
    if (news.outcome() == Outcome.BOTH_LOST) {
      return PlayWords.text("battle.both");
    }
    boolean attacker = news.outcome() == Outcome.ATTACKER_WINS;
    Side winner = attacker ? news.side() : news.side().other();
    Rank rank = attacker ? news.attacker() : news.defender();
    return piece(rank == Rank.BOMB ? "held" : "won", winner, rank, viewer);
  }

  private static String piece(String key, Side side, Rank rank, Viewer viewer) {
    boolean own = viewer == Viewer.of(side);
    return PlayWords.text("battle." + key, own ? PlayWords.text("your", Names.of(rank))
        : PlayWords.text("their", Names.of(side), Names.of(rank)));
  }

  /** The fight in words, for the status line. */
  String words() {
    return PlayWords.text("battle.words", square, fight.words());
  }
}

package rankandfile.ui.live;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import rankandfile.picture.Block;
import rankandfile.picture.Face;
import rankandfile.rules.News;
import rankandfile.rules.PieceId;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Side;
import rankandfile.rules.edition.Numbering;
import rankandfile.wording.Fights;
import rankandfile.wording.Sentences;

/** Makes what is said of a move from the news that everybody at the table gets. */
public final class Telling {

  private Telling() {}

  /** What is said of the news of one move. */
  public static Said of(List<News> news, Ruleset rules, Numbering numbering) {
    for (News each : news) {
      if (each instanceof News.Fought n) {
        return new Said.Fight(front(n.attackerId(), n.side(), n.attacker(), numbering),
            front(n.defenderId(), n.side().other(), n.defender(), numbering),
            Fights.explain(n, rules, numbering), rest(news, each));
      }
      if (each instanceof News.DefendedSilently n) {
        return new Said.Fight(front(n.attackerId(), n.side(), n.attacker(), numbering),
            back(n.defenderId(), n.side().other()), Fights.explain(n), rest(news, each));
      }
    }
    return news.isEmpty() ? new Said.Nothing() : new Said.Plain(Sentences.of(news));
  }

  private static String rest(List<News> news, News fight) {
    List<News> others = new ArrayList<>(news);
    others.remove(fight);
    return Sentences.of(others);
  }

  private static Block front(PieceId id, Side side, Rank rank, Numbering numbering) {
    return new Block(id, side, new Face.Front(rank, numbering.label(rank)), false, false, false);
  }

  private static Block back(PieceId id, Side side) {
    return new Block(id, side, new Face.Back(new TreeSet<>()), false, false, false);
  }
}

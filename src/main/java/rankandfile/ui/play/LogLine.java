package rankandfile.ui.play;

import java.util.ArrayList;
import java.util.List;
import rankandfile.rules.News;
import rankandfile.rules.Side;
import rankandfile.wording.Brief;
import rankandfile.wording.Names;

/**
 * A line in the list of moves: a move, or what a Rescue brought back with the move before.
 *
 * @param ply how many moves had been made with it
 * @param turn the number of the turn, in which each side moves once
 * @param move its way: {@code F6×E6}; empty for a Rescue
 * @param result what came of it; empty for nothing that is to be told
 */
public record LogLine(int ply, int turn, Side side, String move, String result) {

  /**
   * The moves of a game.
   *
   * @param remembers whether the fights before the last move are told
   */
  static List<LogLine> of(List<News> log, boolean remembers) {
    List<LogLine> lines = new ArrayList<>();
    int ply = 0;
    for (News news : log) {
      String move = Brief.move(news);
      String result = Brief.result(news);
      ply += move.isEmpty() ? 0 : 1;
      if (!move.isEmpty() || !result.isEmpty()) {
        lines.add(new LogLine(ply, (ply + 1) / 2, side(news), move, result));
      }
    }
    int last = ply;
    return remembers ? lines : lines.stream().map(l -> l.ply == last ? l : l.without()).toList();
  }

  boolean isMove() {
    return !move.isEmpty();
  }

  private static Side side(News news) {
    return switch (news) {
      case News.Walked n -> n.side();
      case News.Fought n -> n.side();
      case News.DefendedSilently n -> n.side();
      case News.Rescued n -> n.side();
      case News.Ended n -> throw new IllegalArgumentException(news.toString());
    };
  }

  /** That a piece came back is told, as it stood among the captured ones for all to see. */
  private LogLine without() {
    return isMove() ? new LogLine(ply, turn, side, move, "") : this;
  }

  /** The line for somebody who cannot see it: {@code Turn 4, Red, F6×E6, Colonel took Lieutenant}. */
  public String words() {
    if (!isMove()) {
      return result;
    }
    return result.isEmpty() ? PlayWords.text("log.line", turn, Names.of(side), move)
        : PlayWords.text("log.line.result", turn, Names.of(side), move, result);
  }
}

package rankandfile.ui.play;

import rankandfile.play.GameEnd;
import rankandfile.play.Players;
import rankandfile.play.Player;
import rankandfile.rules.Side;
import rankandfile.wording.Names;
import rankandfile.wording.Sentences;

/** How a game ended, in words. */
final class EndWords {

  private EndWords() {}

  /** Who has won, as a heading: {@code You win}, {@code Blue wins}, {@code A draw}. */
  static String title(GameEnd end, Players players) {
    return end.winner().map(w -> players.kind() == Players.Kind.TWO_PEOPLE ? PlayWords.text("end.wins", Names.of(w))
        : PlayWords.text(players.of(w) instanceof Player.Person ? "end.you-win" : "end.computer-wins"))
        .orElseGet(() -> PlayWords.text("end.draw"));
  }

  /** The reason in a sentence. */
  static String reason(GameEnd end) {
    return switch (end) {
      case GameEnd.ByRule e -> Sentences.ending(e.ending());
      case GameEnd.Resigned e -> resigned(e.side());
      case GameEnd.DrawAgreed e -> PlayWords.text("end.agreed");
      case GameEnd.TooLong e -> PlayWords.text("end.too-long");
    };
  }

  /** The reason, unless it stands in what was told already. */
  static String told(GameEnd end, String before) {
    return before.endsWith(reason(end)) ? "" : reason(end);
  }

  private static String resigned(Side side) {
    return PlayWords.text("end.resigned", Names.of(side.other()), Names.of(side));
  }
}

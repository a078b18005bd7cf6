package rankandfile.ui.play;

import rankandfile.play.Player;
import rankandfile.play.Players;
import rankandfile.rules.Side;
import rankandfile.wording.Names;

/** What the players of a game are called. */
final class PlayerNames {

  private PlayerNames() {}

  /** {@code You}, {@code Computer}; of two people {@code Red}, {@code Blue}. */
  static String brief(Players players, Side side) {
    return players.kind() == Players.Kind.TWO_PEOPLE ? Names.of(side)
        : PlayWords.text(players.of(side) instanceof Player.Person ? "you" : "computer");
  }

  /** What kind of game it is: {@code Against the computer, Club}. */
  static String game(Players players) {
    return switch (players.kind()) {
      case GUIDED -> PlayWords.text("game.guided");
      case TWO_PEOPLE -> PlayWords.text("game.two");
      case COMPUTER -> PlayWords.text("game.computer", PlayWords.text("level." + level(players)));
    };
  }

  private static String level(Players players) {
    Player other = players.red() instanceof Player.Computer ? players.red() : players.blue();
    return Levels.of(((Player.Computer) other).level()).name();
  }

  /** The kind or the level with the person's side: {@code Guided game, you are Red}, {@code Club, you are Blue}. */
  static String gameAs(Players players, Side own) {
    return switch (players.kind()) {
      case TWO_PEOPLE -> game(players);
      case GUIDED -> PlayWords.text("game.as", game(players), Names.of(own));
      case COMPUTER -> PlayWords.text("game.as", PlayWords.text("level." + level(players)), Names.of(own));
    };
  }
}

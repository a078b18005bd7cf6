package rankandfile.play;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Optional;
import rankandfile.notation.RulesText;

/**
 * A game in the list of those that are over or were left, without its moves.
 *
 * @param end how it ended; empty if it was left and can be gone on with
 * @param plies how many moves it had
 */
public record EarlierGame(Path file, Optional<LocalDateTime> begun, RulesText rules, Players players,
    Optional<GameEnd> end, int plies) {

  static EarlierGame of(Path file, GameRecord game) {
    return new EarlierGame(file, game.begun(), game.rules(), game.players(), game.end(), game.plies().size());
  }
}

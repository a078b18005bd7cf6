package rankandfile.engine;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rankandfile.rules.Move;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;
import rankandfile.rules.Square;

/**
 * A move and what became of it, as the referee tells both players: {@code 4 3 DOWN OK}, {@code 0 3 DOWN 5 KILLS 9 s}.
 *
 * @param fight what is told of the fight, if there was one
 */
record Report(Square from, Square to, Word word, Optional<Fight> fight) {

  /** How the referee calls what happened. */
  enum Word {
    OK, ILLEGAL, KILLS, DIES, BOTHDIE, VICTORY_FLAG
  }

  /** Who met whom, and how it ended. */
  record Fight(Rank attacker, Rank defender, Outcome outcome) {}

  private static final Pattern FORM = Pattern.compile(
      "(?<x>\\d) (?<y>\\d) (?<way>UP|DOWN|LEFT|RIGHT)(?: (?<far>\\d))? "
          + "(?:(?<plain>OK|ILLEGAL)|(?<end>VICTORY_FLAG)(?: .*)?|(?<met>KILLS|DIES|BOTHDIE) (?<a>\\S) (?<d>\\S))");

  /** What the line says, if it is of this form and the move stays on the board. */
  static Optional<Report> read(String line) {
    Matcher found = FORM.matcher(line.strip().replaceAll("\\s+", " "));
    return found.matches() ? read(found) : Optional.empty();
  }

  private static Optional<Report> read(Matcher found) {
    int far = found.group("far") == null ? 1 : Integer.parseInt(found.group("far"));
    Square from = Square.of(Integer.parseInt(found.group("x")), Integer.parseInt(found.group("y")));
    Optional<Square> to = Way.valueOf(found.group("way")).from(from, far);
    if (to.isEmpty() || far == 0) {
      return Optional.empty();
    }
    if (found.group("met") != null) {
      Word word = Word.valueOf(found.group("met"));
      return fight(found, word).map(fight -> new Report(from, to.get(), word, Optional.of(fight)));
    }
    Word word = Word.valueOf(found.group("end") != null ? found.group("end") : found.group("plain"));
    return Optional.of(new Report(from, to.get(), word, Optional.empty()));
  }

  private static Optional<Fight> fight(Matcher found, Word word) {
    Outcome outcome = switch (word) {
      case KILLS -> Outcome.ATTACKER_WINS;
      case DIES -> Outcome.DEFENDER_WINS;
      default -> Outcome.BOTH_LOST;
    };
    return PieceLetters.rank(found.group("a")).flatMap(attacker ->
        PieceLetters.rank(found.group("d")).map(defender -> new Fight(attacker, defender, outcome)));
  }

  Move move() {
    return Move.of(from, to);
  }

  /** How many squares it goes. */
  int length() {
    return from.lineTo(to).size();
  }
}

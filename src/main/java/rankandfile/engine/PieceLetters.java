package rankandfile.engine;

import java.util.List;
import java.util.Optional;
import rankandfile.rules.Rank;

/** The letters of the protocol: {@code 1} Marshal to {@code 9} Scout, {@code s} Spy, {@code B} Bomb, {@code F} Flag. */
final class PieceLetters {

  private static final String LETTERS = "FBs9876?54321";
  private static final List<Rank> RANKS = List.of(Rank.FLAG, Rank.BOMB, Rank.SPY, Rank.SCOUT, Rank.MINER,
      Rank.SERGEANT, Rank.LIEUTENANT, Rank.CORPORAL, Rank.CAPTAIN, Rank.MAJOR, Rank.COLONEL, Rank.GENERAL,
      Rank.MARSHAL);

  private PieceLetters() {}

  static char letter(Rank rank) {
    return LETTERS.charAt(RANKS.indexOf(rank));
  }

  /** The rank with this letter, if it is one of a classic army's. */
  static Optional<Rank> rank(String letter) {
    int index = letter.length() == 1 && letter.charAt(0) != '?' ? LETTERS.indexOf(letter) : -1;
    return index < 0 ? Optional.empty() : Optional.of(RANKS.get(index));
  }
}

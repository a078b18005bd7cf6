package rankandfile.rules;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * Everything that a viewer may know of a game, and nothing more. Two positions that a player cannot tell apart give
 * equal observations.
 *
 * @param board what stands on each taken square
 * @param lost the pieces that have left the board, Red's before Blue's, by rank; those that everybody knows
 * @param rescues how many Rescues Red and Blue have made
 * @param log everything that has happened, oldest first
 * @param destinations for each piece that the viewer may move now, the squares it can reach; empty on the other
 *     side's turn and after the end
 * @param crossings the counts of the two-squares rule, Red's before Blue's; a side that has not moved has none
 * @param threats how many threats Red's and Blue's running chases have had (T5)
 * @param occurrences how often the position has stood, this time included (T6); 1 where the rules do not count
 */
public record Observation(
    Viewer viewer,
    Ruleset rules,
    Scope scope,
    Side turn,
    SortedMap<Square, Sighting> board,
    List<Piece> lost,
    List<Integer> rescues,
    List<News> log,
    SortedMap<Square, SortedSet<Square>> destinations,
    List<Crossings> crossings,
    List<Integer> threats,
    int occurrences) {

  /** What stands on the square, as far as the viewer can tell. */
  public Optional<Sighting> at(Square square) {
    return Optional.ofNullable(board.get(square));
  }

  /** How the game is over, if it is. */
  public Optional<Ending> ending() {
    return log.isEmpty() || !(log.getLast() instanceof News.Ended ended) ? Optional.empty()
        : Optional.of(ended.ending());
  }
}

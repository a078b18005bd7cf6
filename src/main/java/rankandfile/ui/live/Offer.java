package rankandfile.ui.live;

import java.util.Optional;
import rankandfile.rules.Move;
import rankandfile.rules.Rank;

/**
 * One of the things that two squares may mean.
 *
 * @param words what stands on its button
 * @param move the move it means; for a Rescue, without the Rescue
 * @param rescued the rank to bring back, whose square is to be pointed at next
 */
public record Offer(String words, Move move, Optional<Rank> rescued) {}

package rankandfile.rules;

import org.jspecify.annotations.Nullable;

/**
 * A move that was made on a {@link Field}: what happened, and what is needed to take it back.
 *
 * @param move the packed move
 * @param piece the number of the piece that moved
 * @param target the number of the piece it met, or -1
 * @param outcome how the fight ended, or null if there was none
 * @param told whether the defender's rank was told
 * @param rescued the number of the piece that a Rescue brought back, or -1
 */
public record Step(int move, int piece, int target, @Nullable Outcome outcome, boolean told, int rescued,
    byte pieceMarks, byte targetMarks, byte rescuedMarks, long keyBefore, Memory memoryBefore) {}

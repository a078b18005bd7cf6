package rankandfile.play;

import rankandfile.rules.Side;

/**
 * A draw that was offered.
 *
 * @param ply how many plies had been made by then
 * @param side who offered it
 * @param declined whether the other side has said no; an offer that nobody answers lapses with the other side's move
 */
public record DrawOffer(int ply, Side side, boolean declined) {}

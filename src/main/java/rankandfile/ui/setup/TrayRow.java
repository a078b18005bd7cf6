package rankandfile.ui.setup;

import rankandfile.rules.Rank;

/**
 * The pieces of one rank in the tray.
 *
 * @param left how many of them are still to be placed
 * @param all how many there are, at least one
 * @param inHand whether one of them is placed next
 */
record TrayRow(Rank rank, int left, int all, boolean inHand) {}

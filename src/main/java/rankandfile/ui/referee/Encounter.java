package rankandfile.ui.referee;

import rankandfile.rules.Rank;

/** A cell of the table of fights: who attacks whom. */
public record Encounter(Rank attacker, Rank defender) {}

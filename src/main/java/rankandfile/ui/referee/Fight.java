package rankandfile.ui.referee;

import rankandfile.rules.Rank;

/** A cell of the table: who attacks whom. */
public record Fight(Rank attacker, Rank defender) {}

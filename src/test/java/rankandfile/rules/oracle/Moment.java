package rankandfile.rules.oracle;

import java.util.Map;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** A complete position as T5 and T6 mean it: the pieces themselves on their squares, and the side to move. */
record Moment(Map<Square, Chip> board, Side turn) {}

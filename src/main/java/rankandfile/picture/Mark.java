package rankandfile.picture;

/** A state of a square that is drawn, each by a shape of its own. A square may have several. */
public enum Mark {
  /** The last move began here. */
  FROM,
  /** The last move ended here. */
  TO,
  /** The piece here is chosen. */
  SELECTED,
  /** The chosen piece may go here. */
  MAY_GO,
  /** The chosen piece may attack here. */
  MAY_ATTACK,
  /** This square is why a move was refused. */
  REFUSED_SQUARE,
  /** The piece here is why a move was refused. */
  REFUSED_PIECE,
  /** The piece here can move, whichever is chosen. */
  CAN_MOVE,
  /** Somebody speaks of this square. */
  LOOK,
  /** A hint: the move that is advised begins or ends here, or the answer lies here. */
  HINT,
  /** The reader has pointed at this square. */
  PICKED,
  /** There is something to say about the piece here, which forbids nothing. */
  NOTED,
  /** What stands here is out of sight, because an army is set up here. */
  VEILED
}

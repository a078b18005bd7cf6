package rankandfile.ui.play;

/** What the screen of a game asks before it does it, and where it leads. */
interface GameDoors {

  void undo();

  void resign();

  void offerDraw();

  /** Back to the page where games begin. */
  void leave();

  /** Once more with sides changed. */
  void again();

  /** The record to a file. */
  void save();

  /** The record to the clipboard. */
  void copy();

  /** What the board shows now, to the referee's desk. */
  void desk();

  /** To an address. */
  void open(String address);
}

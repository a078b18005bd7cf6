package rankandfile.ui.desk;

/** What the desk does with the world outside the board: clipboard, files and pictures. */
interface DeskCommands {

  /** Copies the board as a scenario block. */
  void copy();

  /** Reads what lies on the clipboard. */
  void paste();

  /** Reads a file. */
  void open();

  /** Writes the board as a block into a file. */
  void save();

  /** Writes the board as a picture into a file. */
  void savePicture();

  void copyPicture();
}

package rankandfile.ui.kit;

import java.nio.file.Path;

/** The door to the program with which the system shows a kind of file; tests answer it instead. */
public interface Viewer {

  /** What came of it. */
  enum Answer {
    /** The system says that it is shown. */
    SHOWN,
    /** It has said nothing yet: the file may be shown already, or never. */
    SILENT,
    /** There is nothing to show it with. */
    NONE
  }

  /** Asks the system to show a file and waits a while for its answer; on any thread but JavaFX's. */
  Answer show(Path file) throws InterruptedException;

  /** The viewer of the system, by the command that each system has for it. */
  static Viewer ofSystem() {
    String os = System.getProperty("os.name", "");
    return os.startsWith("Windows") ? new CommandViewer("rundll32", "url.dll,FileProtocolHandler")
        : os.startsWith("Mac") ? new CommandViewer("open") : new CommandViewer("xdg-open");
  }
}

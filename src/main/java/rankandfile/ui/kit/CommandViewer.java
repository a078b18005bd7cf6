package rankandfile.ui.kit;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Shows a file by a command of the system, in a process of its own that may outlive the program. */
public final class CommandViewer implements Viewer {

  private final List<String> command;
  private final Duration patience;

  /** Puts the file's path behind these words. */
  public CommandViewer(String... command) {
    this(Duration.ofSeconds(5), command);
  }

  /** Likewise; no answer for so long is none yet. */
  public CommandViewer(Duration patience, String... command) {
    this.patience = patience;
    this.command = List.of(command);
  }

  @Override
  public Answer show(Path file) throws InterruptedException {
    List<String> words = new ArrayList<>(command);
    words.add(file.toString());
    try {
      Process process = new ProcessBuilder(words).redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD).start();
      process.getOutputStream().close();
      if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
        return Answer.SILENT;
      }
      return process.exitValue() == 0 ? Answer.SHOWN : Answer.NONE;
    } catch (IOException noCommand) {
      return Answer.NONE;
    }
  }
}

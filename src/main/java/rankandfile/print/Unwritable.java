package rankandfile.print;

import static rankandfile.print.PrintWords.say;

import java.io.IOException;
import java.nio.file.Path;
import rankandfile.store.Reason;

/** A file cannot be written; the message is a sentence that names it and says why. What was there before is there. */
public final class Unwritable extends Exception {

  private static final long serialVersionUID = 1;

  Unwritable(Path file, IOException cause) {
    super(say("unwritable", file, Reason.of(cause)), cause);
  }
}

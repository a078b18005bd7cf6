package rankandfile.print;

import static rankandfile.print.PrintWords.say;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A file cannot be written; the message is a sentence that names it and says why. What was there before is there. */
public final class Unwritable extends Exception {

  private static final long serialVersionUID = 1;

  Unwritable(Path file, IOException cause) {
    super(say("unwritable", file, reason(cause)), cause);
  }

  private static String reason(IOException cause) {
    return switch (cause) {
      case NoSuchFileException missing -> say("unwritable.folder");
      case AccessDeniedException denied -> say("unwritable.rights");
      default -> String.valueOf(cause.getMessage());
    };
  }
}

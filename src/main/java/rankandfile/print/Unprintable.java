package rankandfile.print;

import static rankandfile.print.PrintWords.say;

/** A printer does not take the pages; the message is a sentence that says why. */
public final class Unprintable extends Exception {

  private static final long serialVersionUID = 1;

  Unprintable(String printer, Exception cause) {
    super(say("unprintable", printer, String.valueOf(cause.getMessage())), cause);
  }

  Unprintable(String printer) {
    super(say("no-such-printer", printer));
  }
}

package rankandfile.engine;

import static rankandfile.engine.EngineWords.say;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import rankandfile.opponent.Budget;
import rankandfile.opponent.Level;

/** The command {@code engine}: plays one game with another program's referee. Needs no display. */
public final class EngineCommand {

  private static final int DONE = 0;
  private static final int FAILED = 1;
  private static final int WRONG_USE = 2;
  /** How long the rows of a board may take after the move that they show. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final Duration patience;
  private int level = Level.values().length;
  private long seed = System.nanoTime();
  private int millis = 1_000;

  private EngineCommand(Duration patience) {
    this.patience = patience;
  }

  /** A command line that cannot be understood; the message says why. */
  private static final class WrongUse extends Exception {
    private static final long serialVersionUID = 1;

    WrongUse(String message) {
      super(message);
    }
  }

  /**
   * Plays until the referee says QUIT or the input ends.
   *
   * @return 0 at the end of the game, 1 when the input breaks, 2 when the words cannot be understood
   */
  public static int run(List<String> args, InputStream in, PrintStream out, PrintStream err) {
    return run(args, in, out, err, PATIENCE);
  }

  /** With another patience for rows that do not come. */
  static int run(List<String> args, InputStream in, PrintStream out, PrintStream err, Duration patience) {
    EngineCommand command = new EngineCommand(patience);
    try {
      command.read(args.iterator());
      return command.play(new RefereeInput(in), out, err);
    } catch (WrongUse e) {
      err.println(e.getMessage());
      return WRONG_USE;
    } catch (IOException e) {
      err.println(say("unreadable", e.getMessage()));
      return FAILED;
    }
  }

  private void read(Iterator<String> args) throws WrongUse {
    while (args.hasNext()) {
      String option = args.next();
      switch (option) {
        case "--level" -> level = (int) number(option, args, 1, Level.values().length);
        case "--seed" -> seed = number(option, args, Long.MIN_VALUE, Long.MAX_VALUE);
        case "--time" -> millis = (int) number(option, args, 1, 60_000);
        default -> throw new WrongUse(say("option-unknown", option));
      }
    }
  }

  private static long number(String option, Iterator<String> args, long least, long most) throws WrongUse {
    if (!args.hasNext()) {
      throw new WrongUse(say("option-value", option));
    }
    String written = args.next();
    try {
      long number = Long.parseLong(written);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Told below, as every other value that will not do.
    }
    throw new WrongUse(say("option-number", option, Long.toString(least), Long.toString(most), written));
  }

  private int play(RefereeInput in, PrintStream out, PrintStream err) throws IOException {
    Contestant player = new Contestant(Level.values()[level - 1], new SplittableRandom(seed),
        Budget.ofTime(Duration.ofMillis(millis)).until(in::isQuitting));
    Conversation conversation = new Conversation(player, line -> {
      out.print(line + "\n");
      out.flush();
    }, err::println);
    while (true) {
      // A referee waits for an answer too, so that a row which got lost must not keep both waiting.
      if (conversation.waitsForRows() && !in.comesWithin(patience)) {
        conversation.rowsOverdue();
      }
      Optional<String> line = in.line();
      if (line.isEmpty()) {
        return DONE;
      }
      conversation.hear(line.get());
    }
  }
}

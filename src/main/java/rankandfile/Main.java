package rankandfile;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import rankandfile.book.CheckCommand;
import rankandfile.engine.EngineCommand;
import rankandfile.print.PdfCommand;
import rankandfile.store.Folders;
import rankandfile.store.Instance;
import rankandfile.ui.Program;

/**
 * The entry of the program: reads the command line and runs what it asks for.
 *
 * <p>Only the window loads JavaFX. Exit codes: 0 done, 1 failed, 2 wrong use.
 */
public final class Main {

  private static final int DONE = 0;
  private static final int FAILED = 1;
  private static final int WRONG_USE = 2;

  private final PrintStream out;
  private final PrintStream err;

  private Main(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  public static void main(String[] args) {
    System.exit(run(List.of(args), System.out, System.err));
  }

  /** Runs one command line and returns the exit code; returns late when it opens the window. */
  static int run(List<String> args, PrintStream out, PrintStream err) {
    return new Main(out, err).run(args);
  }

  private int run(List<String> args) {
    if (args.isEmpty()) {
      return window();
    }
    return switch (args.getFirst()) {
      case "check" -> check(args.subList(1, args.size()));
      case "pdf" -> PdfCommand.run(args.subList(1, args.size()), out, err);
      case "engine" -> EngineCommand.run(args.subList(1, args.size()), System.in, out, err);
      case "--help" -> print(Messages.text("help"));
      case "--version" -> print(Messages.text("program.version", version()));
      case String word -> complain(WRONG_USE, Messages.text("error.unknown", word));
    };
  }

  private int check(List<String> paths) {
    if (paths.isEmpty()) {
      return complain(WRONG_USE, Messages.text("error.check.path"));
    }
    return CheckCommand.run(paths, out, err);
  }

  private int window() {
    if (!Display.isPresent()) {
      return complain(FAILED, Messages.text("error.display"));
    }
    Folders folders = Folders.ofSystem();
    try {
      Optional<Instance> instance = Instance.claim(folders);
      return instance.isPresent() ? window(folders, instance) : knock(folders);
    } catch (IOException noLock) {
      err.println(Messages.text("error.folder", folders.state(), noLock.getMessage()));
      return window(folders, Optional.empty());
    }
  }

  private int window(Folders folders, Optional<Instance> instance) {
    try {
      Program.run(folders, instance);
      return DONE;
    } catch (IllegalStateException notOpened) {
      return complain(FAILED, Messages.text("error.window", notOpened.getMessage()));
    }
  }

  /** There is a window already: it comes to the front. */
  private int knock(Folders folders) {
    return Instance.knock(folders) ? print(Messages.text("program.open"))
        : complain(FAILED, Messages.text("error.open"));
  }

  private int print(String text) {
    out.println(text);
    return DONE;
  }

  private int complain(int code, String sentence) {
    err.println(sentence);
    return code;
  }

  private static String version() {
    return Optional.ofNullable(Main.class.getPackage().getImplementationVersion())
        .orElseGet(() -> Messages.text("version.unpackaged"));
  }
}

package rankandfile;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
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
    System.exit(run(List.of(args), unicode(System.out, FileDescriptor.out), unicode(System.err, FileDescriptor.err)));
  }

  /** A stream that writes what it is told: where a system names no encoding but ASCII, UTF-8 goes through as well. */
  private static PrintStream unicode(PrintStream stream, FileDescriptor target) {
    return stream.charset().equals(StandardCharsets.US_ASCII)
        ? new PrintStream(new FileOutputStream(target), true, StandardCharsets.UTF_8) : stream;
  }

  /** Runs one command line and returns the exit code; returns late when it opens the window. */
  static int run(List<String> args, PrintStream out, PrintStream err) {
    return new Main(out, err).run(args);
  }

  private int run(List<String> args) {
    if (args.isEmpty()) {
      return window(Optional.empty());
    }
    if (args.contains("--help")) {
      return print(Messages.text("help"));
    }
    return switch (args.getFirst()) {
      case "check" -> check(args.subList(1, args.size()));
      case "pdf" -> PdfCommand.run(args.subList(1, args.size()), out, err);
      case "engine" -> EngineCommand.run(args.subList(1, args.size()), System.in, out, err);
      case "--version" -> print(Messages.text("program.version", version()));
      case String word -> file(word, args.size());
    };
  }

  private int check(List<String> paths) {
    if (paths.isEmpty()) {
      return complain(WRONG_USE, Messages.text("error.check.path"));
    }
    return CheckCommand.run(paths, out, err);
  }

  /** What is no command is a file to open, if there is such a file. */
  private int file(String word, int words) {
    Optional<Path> file = existing(word);
    if (file.isEmpty()) {
      return complain(WRONG_USE, Messages.text("error.unknown", word));
    }
    return words > 1 ? complain(WRONG_USE, Messages.text("error.one-file")) : window(file);
  }

  private static Optional<Path> existing(String word) {
    try {
      return Optional.of(Path.of(word).toAbsolutePath()).filter(Files::isRegularFile);
    } catch (InvalidPathException noName) {
      return Optional.empty();
    }
  }

  private int window(Optional<Path> file) {
    if (!Display.isPresent()) {
      return complain(FAILED, Messages.text("error.display"));
    }
    Folders folders = Folders.ofSystem();
    try {
      Optional<Instance> instance = Instance.claim(folders);
      return instance.isPresent() ? window(folders, instance, file) : knock(folders, file);
    } catch (IOException noLock) {
      err.println(Messages.text("error.folder", folders.state(), noLock.getMessage()));
      return window(folders, Optional.empty(), file);
    }
  }

  private int window(Folders folders, Optional<Instance> instance, Optional<Path> file) {
    try {
      Program.run(folders, instance, file);
      return DONE;
    } catch (IllegalStateException notOpened) {
      return complain(FAILED, Messages.text("error.window", notOpened.getMessage()));
    }
  }

  /** There is a window already: it comes to the front. */
  private int knock(Folders folders, Optional<Path> file) {
    return Instance.knock(folders, file.map(Path::toString).orElse("")) ? print(Messages.text("program.open"))
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

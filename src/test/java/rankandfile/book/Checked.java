package rankandfile.book;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What one run of the command {@code check} left behind; its lines end with LF on every system. */
record Checked(int status, String out, String err) {

  /** Runs it on these paths. */
  static Checked of(Path... paths) {
    return of(Stream.of(paths).map(Path::toString).toList());
  }

  static Checked of(List<String> paths) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = CheckCommand.run(paths, new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
    return new Checked(status, text(out), text(err));
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  /** The last line of what it says. */
  String summary() {
    return out.lines().toList().getLast();
  }
}

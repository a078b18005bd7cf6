package rankandfile.book;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import rankandfile.notation.Problem;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;

/** The command {@code check PATH…}: proves Markdown files and says what is wrong with them. Writes nothing. */
public final class CheckCommand {

  private static final long LARGEST = 1 << 20;
  private static final ResourceBundle WORDS = ResourceBundle.getBundle("rankandfile.book.check");

  private final Map<String, String> files = new LinkedHashMap<>();
  private final Set<Path> met = new HashSet<>();
  private final List<Problem> unreadable = new ArrayList<>();
  private int unreadChapters;

  private CheckCommand() {}

  /**
   * Checks files, and folders with all {@code *.md} below them.
   *
   * @return 0 without problems, 1 with some, 2 when a path does not exist
   */
  public static int run(List<String> paths, PrintStream out, PrintStream err) {
    CheckCommand command = new CheckCommand();
    for (String path : paths) {
      if (!exists(path)) {
        err.println(text("no-such-path", path));
        return 2;
      }
    }
    try {
      for (String path : paths) {
        command.gather(Path.of(path));
      }
    } catch (IOException e) {
      err.println(text("not-readable", e.getMessage()));
      return 2;
    } catch (UncheckedIOException e) {
      err.println(text("not-readable", e.getCause().getMessage()));
      return 2;
    }
    return command.report(out);
  }

  /** Whether there is such a file or folder; false for what cannot be the name of one. */
  private static boolean exists(String path) {
    try {
      return Files.exists(Path.of(path));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private int report(PrintStream out) {
    Proofs proofs = Proofs.of(files, name -> exists(name) && Files.isRegularFile(Path.of(name)));
    List<Problem> all = new ArrayList<>(unreadable);
    all.addAll(proofs.problems());
    all.forEach(out::println);
    out.println(text("summary", proofs.chapters() + unreadChapters, proofs.scenarios(), proofs.tasks(), all.size()));
    return all.isEmpty() ? 0 : 1;
  }

  private void gather(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      read(path);
      return;
    }
    try (Stream<Path> below = Files.walk(path, FileVisitOption.FOLLOW_LINKS)) {
      for (Path file : new TreeSet<>(below.filter(Files::isRegularFile).filter(CheckCommand::isOfBook).toList())) {
        read(file);
      }
    }
  }

  private static boolean isOfBook(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".md") || name.equals(Contents.FILE);
  }

  private void read(Path file) throws IOException {
    if (!met.add(file.toRealPath())) {
      return;
    }
    String name = file.toString().replace('\\', '/');
    if (Files.size(file) > LARGEST) {
      refuse(name, "", "file-too-large", Files.size(file), LARGEST);
      unreadChapters += Proofs.isContents(name) ? 0 : 1;
      return;
    }
    byte[] bytes = Files.readAllBytes(file);
    CharBuffer sound = CharBuffer.allocate(bytes.length + 1);
    boolean malformed = StandardCharsets.UTF_8.newDecoder()
        .onMalformedInput(CodingErrorAction.REPORT)
        .decode(ByteBuffer.wrap(bytes), sound, true)
        .isError();
    if (malformed) {
      refuse(name, sound.flip().toString(), "not-utf-8");
    }
    files.put(name, new String(bytes, StandardCharsets.UTF_8));
  }

  /** Reports a file as a whole, at the place behind the part of it that could be read. */
  private void refuse(String name, String readable, String key, Object... values) {
    Problems problems = new Problems();
    problems.add(Source.of(name, readable).end(), key, values);
    unreadable.addAll(problems.all());
  }

  private static String text(String key, Object... values) {
    return new MessageFormat(WORDS.getString(key), Locale.ROOT).format(values);
  }
}

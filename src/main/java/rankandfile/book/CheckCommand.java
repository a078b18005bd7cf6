package rankandfile.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.notation.Problem;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;

/** The command {@code check PATH…}: proves Markdown files and says what is wrong with them. Writes nothing. */
public final class CheckCommand {

  private static final int LARGEST = 1 << 20;
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
      return !path.isEmpty() && Files.exists(Path.of(path));
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
    for (Path file : below(path)) {
      read(file);
    }
  }

  /** The files of a book below a folder, in the order of their names; a link that leads back up is not followed. */
  private static SortedSet<Path> below(Path folder) throws IOException {
    SortedSet<Path> files = new TreeSet<>();
    Files.walkFileTree(folder, Set.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (attributes.isRegularFile() && isOfBook(file)) {
          files.add(file);
        }
        return FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
        if (failure instanceof FileSystemLoopException) {
          return FileVisitResult.CONTINUE;
        }
        throw failure;
      }
    });
    return files;
  }

  private static boolean isOfBook(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".md") || name.equals(Contents.FILE);
  }

  private void read(Path file) throws IOException {
    if (!met.add(identity(file))) {
      return;
    }
    String name = file.toString().replace('\\', '/');
    byte[] bytes = atMost(LARGEST + 1, file);
    if (bytes.length > LARGEST) {
      refuse(name, "", "file-too-large", Math.max(Files.size(file), bytes.length), LARGEST);
      unreadChapters += Proofs.isContents(name) ? 0 : 1;
      return;
    }
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

  /** The same for all names of one file. */
  private static Path identity(Path file) throws IOException {
    return Files.isRegularFile(file) ? file.toRealPath() : file.toAbsolutePath();
  }

  /** The beginning of a file; one that is no file on disk but a pipe does not tell beforehand how long it is. */
  private static byte[] atMost(int bytes, Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(bytes);
    }
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

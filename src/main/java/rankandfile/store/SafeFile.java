package rankandfile.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A text file that is replaced as a whole or not at all, with the two generations before it kept beside it as
 * {@code name.1} and {@code name.2}.
 *
 * <p>For one writer: {@link Instance} sees to it that there is one program, and writes here exclude each other.
 */
public final class SafeFile {

  /** Larger files are not read. */
  public static final int LARGEST = 1 << 20;

  private static final int GENERATIONS = 3;

  private final Path file;
  private final Disk disk;

  public SafeFile(Path file) {
    this(file, Disk.REAL);
  }

  public SafeFile(Path file, Disk disk) {
    this.file = file.toAbsolutePath();
    this.disk = disk;
  }

  /**
   * What reading found.
   *
   * @param value the newest generation that could be understood; empty when there is none
   * @param aside files that could not be understood, under the names that they were given instead
   */
  public record Found<T>(Optional<T> value, List<Path> aside) {}

  /**
   * The files in a folder whose names end so, sorted by name, those included of which only older generations are left.
   * None where there is no such folder.
   */
  public static List<Path> in(Path folder, String ending) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(SafeFile::newest).filter(f -> f.toString().endsWith(ending)).distinct().sorted().toList();
    }
  }

  private static Path newest(Path generation) {
    String name = generation.getFileName().toString();
    return generation.resolveSibling(name.replaceFirst("\\.[1-" + (GENERATIONS - 1) + "]$", ""));
  }

  /** Whether it is there, or an older generation of it. */
  public boolean exists() {
    return IntStream.range(0, GENERATIONS).mapToObj(this::generation).anyMatch(Files::exists);
  }

  /**
   * Replaces the text. Whatever fails, and whenever the power goes, the file holds the old text or the new one.
   *
   * @throws IOException when the new text is not safely on the disk; its message names the file
   */
  public synchronized void write(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try {
      Files.createDirectories(file.getParent());
      if (Files.exists(file)) {
        byte[] old = Files.readAllBytes(file);
        if (Arrays.equals(old, bytes)) {
          return;
        }
        keep(old);
      }
      disk.replace(file, bytes);
    } catch (IOException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }

  private void keep(byte[] old) throws IOException {
    for (int age = GENERATIONS - 1; age > 1; age--) {
      if (Files.exists(generation(age - 1))) {
        disk.rename(generation(age - 1), generation(age));
      }
    }
    disk.replace(generation(1), old);
  }

  /**
   * Reads the newest generation that has a meaning. Newer ones without are renamed to {@code name.broken-1} and so on.
   *
   * @param meaning what a text says; empty when it is broken
   */
  public synchronized <T> Found<T> read(Function<String, Optional<T>> meaning) throws IOException {
    List<Path> aside = new ArrayList<>();
    for (int age = 0; age < GENERATIONS; age++) {
      Path path = generation(age);
      if (Files.exists(path)) {
        Optional<T> value = text(path).flatMap(meaning);
        if (value.isPresent()) {
          return new Found<>(value, aside);
        }
        aside.add(putAside(path));
      }
    }
    return new Found<>(Optional.empty(), aside);
  }

  private static Optional<String> text(Path path) throws IOException {
    if (!Files.isRegularFile(path) || Files.size(path) > LARGEST) {
      return Optional.empty();
    }
    byte[] bytes = Files.readAllBytes(path);
    String text = new String(bytes, StandardCharsets.UTF_8);
    boolean whole = Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes) && text.indexOf('\0') < 0;
    return whole ? Optional.of(text) : Optional.empty();
  }

  private Path putAside(Path path) throws IOException {
    for (int number = 1; ; number++) {
      Path aside = file.resolveSibling(file.getFileName() + ".broken-" + number);
      if (!Files.exists(aside)) {
        disk.rename(path, aside);
        return aside;
      }
    }
  }

  /** Removes the file and its older generations, the oldest first; does nothing when there are none. */
  public synchronized void delete() throws IOException {
    for (int age = GENERATIONS - 1; age >= 0; age--) {
      Files.deleteIfExists(generation(age));
    }
  }

  private Path generation(int age) {
    return age == 0 ? file : file.resolveSibling(file.getFileName() + "." + age);
  }
}

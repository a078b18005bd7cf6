package rankandfile.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;
import rankandfile.store.Disk;
import rankandfile.store.Folders;
import rankandfile.store.SafeFile;

/** The lineups that somebody has saved under names, a file each, which holds the name and the rows. */
public final class SavedLineups {

  /** Longer names are cut. */
  public static final int LONGEST_NAME = 60;

  private static final String ENDING = ".txt";
  private static final String REMARK = "# ";

  private final Path folder;
  private final Disk disk;

  public SavedLineups(Folders folders) {
    this(folders.data().resolve("lineups"), Disk.REAL);
  }

  SavedLineups(Path folder, Disk disk) {
    this.folder = folder;
    this.disk = disk;
  }

  /** A lineup with the name that somebody gave it. */
  public record Named(String name, Lineup lineup) {}

  /**
   * The lineups that were found.
   *
   * @param lineups sorted by name
   * @param aside files that could not be understood, under the names that they were given instead
   */
  public record Found(List<Named> lineups, List<Path> aside) {}

  /**
   * Saves it in place of one that has the name.
   *
   * @param name any text that is not blank; runs of white space become single blanks
   * @throws IOException when it is not safely on the disk; its message names the file
   */
  public synchronized void save(String name, Lineup lineup) throws IOException {
    String tidy = tidy(name);
    if (tidy.isEmpty()) {
      throw new IllegalArgumentException("a lineup needs a name");
    }
    new SafeFile(folder.resolve(fileName(tidy)), disk).write(REMARK + tidy + "\n" + lineup.text());
  }

  /** Forgets the one with this name; does nothing when there is none. */
  public synchronized void remove(String name) throws IOException {
    new SafeFile(folder.resolve(fileName(tidy(name))), disk).delete();
  }

  /** The name as it will be kept. */
  public static String tidy(String name) {
    String line = name.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    return line.substring(0, line.offsetByCodePoints(0, Math.min(LONGEST_NAME, line.codePointCount(0, line.length()))))
        .strip();
  }

  /** Whether one has this name. */
  public boolean has(String name) {
    return new SafeFile(folder.resolve(fileName(tidy(name))), disk).exists();
  }

  /** One name, one file; letters of other scripts tell files apart by a number only. */
  private static String fileName(String name) {
    String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    return plain + "-" + Integer.toHexString(name.hashCode()) + ENDING;
  }

  public synchronized Found all() throws IOException {
    List<Named> lineups = new ArrayList<>();
    List<Path> aside = new ArrayList<>();
    for (Path path : SafeFile.in(folder, ENDING)) {
      SafeFile.Found<Named> found = new SafeFile(path, disk).read(SavedLineups::named);
      found.value().ifPresent(lineups::add);
      aside.addAll(found.aside());
    }
    lineups.sort(Comparator.comparing(Named::name));
    return new Found(List.copyOf(lineups), List.copyOf(aside));
  }

  private static Optional<Named> named(String text) {
    Source source = Source.of("lineup", text);
    String first = source.lines().getFirst();
    return first.startsWith(REMARK)
        ? LineupReader.read(source, new Problems()).map(l -> new Named(tidy(first.substring(REMARK.length())), l))
        : Optional.empty();
  }
}

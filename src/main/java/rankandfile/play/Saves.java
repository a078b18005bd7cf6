package rankandfile.play;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;
import rankandfile.store.Disk;
import rankandfile.store.Folders;
import rankandfile.store.SafeFile;

/**
 * The games on the disk: the current one, and all earlier ones. Each is a file that a person can read, replaced as a
 * whole or not at all; nothing is ever deleted.
 *
 * <p>May be used on several threads: whoever comes later waits. Each call reads or writes files, which takes some
 * milliseconds.
 */
public final class Saves {

  private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("uuuu-MM-dd-HHmmss", Locale.ROOT);
  private static final String ENDING = ".txt";

  private final Path folder;
  private final Disk disk;
  private final SafeFile current;
  /** The current game as it was kept last, so that it need not be read each time. */
  private Optional<GameRecord> running = Optional.empty();

  public Saves(Folders folders) {
    this(folders.data().resolve("games"), Disk.REAL);
  }

  Saves(Path folder, Disk disk) {
    this.folder = folder;
    this.disk = disk;
    this.current = new SafeFile(folder.resolve("current" + ENDING), disk);
  }

  /**
   * The games that were found.
   *
   * @param games the newest first
   * @param aside files that could not be understood, under the names that they were given instead
   */
  public record Found<T>(List<T> games, List<Path> aside) {}

  // ---- the current game

  /**
   * Keeps the current game as it is now: when it begins, after every move, and at the end; then it stands among the
   * earlier ones. So does one that was left before its end when another is kept.
   *
   * @throws IOException when it is not safely on the disk; its message names the file
   */
  public synchronized void keep(GameRecord game) throws IOException {
    Optional<GameRecord> left = running.isPresent() ? running : current().games().stream().findFirst();
    if (left.filter(l -> !l.isSameGameAs(game)).isPresent()) {
      file(left.get()).write(left.get().text());
    }
    write(game);
  }

  private void write(GameRecord game) throws IOException {
    current.write(game.text());
    if (game.end().isPresent()) {
      file(game).write(game.text());
    }
    running = Optional.of(game).filter(g -> g.end().isEmpty());
  }

  /** The game that can be gone on with: one or none. A broken file is put aside, and the one before it counts. */
  public synchronized Found<GameRecord> current() throws IOException {
    SafeFile.Found<GameRecord> found = current.read(Saves::game);
    if (found.value().flatMap(GameRecord::end).isPresent()) {
      write(found.value().get()); // the program may have ended between the two files
      return new Found<>(List.of(), found.aside());
    }
    return new Found<>(found.value().stream().toList(), found.aside());
  }

  // ---- earlier games

  /** All games that are over or were left before their end, without the current one. */
  public synchronized Found<EarlierGame> earlier() throws IOException {
    List<EarlierGame> games = new ArrayList<>();
    Found<GameRecord> now = current();
    List<Path> aside = new ArrayList<>(now.aside());
    List<Path> running = now.games().stream().map(this::path).toList();
    List<Path> files = SafeFile.in(folder.resolve("earlier"), ENDING).reversed();
    for (Path path : files.stream().filter(p -> !running.contains(p)).toList()) {
      SafeFile.Found<GameRecord> found = new SafeFile(path, disk).read(Saves::game);
      found.value().ifPresent(game -> games.add(EarlierGame.of(path, game)));
      aside.addAll(found.aside());
    }
    return new Found<>(List.copyOf(games), List.copyOf(aside));
  }

  /** The whole of an earlier game; nothing if its file has vanished or broken since. */
  public synchronized Optional<GameRecord> load(EarlierGame game) throws IOException {
    return new SafeFile(game.file(), disk).read(Saves::game).value();
  }

  /** Where the game stands once it is an earlier one; always the same for one game. */
  private Path path(GameRecord game) {
    String time = game.begun().map(Saves::name).orElse("undated");
    String armies = Integer.toHexString(List.of(game.red(), game.blue()).toString().hashCode());
    return folder.resolve("earlier").resolve(time + "-" + game.rules().edition().id() + "-" + armies + ENDING);
  }

  private SafeFile file(GameRecord game) {
    return new SafeFile(path(game), disk);
  }

  private static String name(LocalDateTime time) {
    return time.format(NAME);
  }

  private static Optional<GameRecord> game(String text) {
    return GameRecord.read(Source.of("game", text), new Problems());
  }
}

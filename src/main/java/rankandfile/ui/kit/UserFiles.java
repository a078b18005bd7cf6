package rankandfile.ui.kit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import rankandfile.store.Disk;
import rankandfile.store.KeptValues;
import rankandfile.store.Reason;
import rankandfile.store.SafeFile;

/**
 * Files that the user chooses: asked for in the folder of the last time, then written or read off the screen's thread.
 * What goes wrong is told as one sentence that names the file; what stood there before then still does.
 */
public final class UserFiles {

  private static final String HOME = System.getProperty("user.home", ".");

  private final Texts texts = new Texts("rankandfile.ui.kit.kit");
  private final Dialogs dialogs;
  private final KeptValues state;
  private final String key;

  /**
   * A kind of files.
   *
   * @param name what they are called: {@code PDF document}
   * @param ending how their names end: {@code .pdf}
   */
  public record Kind(String name, String ending) {}

  /** Files whose folder is remembered until the program ends. */
  public UserFiles(Dialogs dialogs) {
    this(dialogs, KeptValues.inMemory(), "folder");
  }

  /** Files whose folder is kept under this key. */
  public UserFiles(Dialogs dialogs, KeptValues state, String key) {
    this.dialogs = dialogs;
    this.state = state;
    this.key = key;
  }

  /**
   * Asks where, and writes.
   *
   * @param name a proposed name, with its ending
   * @param bytes gives what is written; called in the background
   * @param saved is told the file once it is on the disk
   * @param failed is told a sentence
   */
  public void save(String title, String name, Kind kind, Callable<byte[]> bytes, Consumer<Path> saved,
      Consumer<String> failed) {
    begin(title, name, kind, wish -> dialogs.save(wish).ifPresent(chosen -> {
      Path file = withEnding(chosen, kind.ending());
      Background.run(() -> !file.equals(chosen) && Files.exists(file), taken -> {
        if (!taken || dialogs.confirm(texts.text("replace.title"), texts.text("replace", file),
            texts.text("replace.yes"))) {
          write(file, bytes, saved, failed);
        }
      }, Background.trouble(e -> failed.accept(texts.text("unwritable", file, Reason.of(e)))));
    }));
  }

  /**
   * Asks for a file, and reads its text.
   *
   * @param read is told the file's name and its text
   * @param failed is told a sentence
   */
  public void open(String title, Kind kind, BiConsumer<String, String> read, Consumer<String> failed) {
    begin(title, "", kind, wish -> dialogs.open(wish).ifPresent(file -> {
      remember(file);
      read(file, read, failed);
    }));
  }

  /**
   * Reads the text of a file that was chosen elsewhere.
   *
   * @param read is told the file's name and its text
   * @param failed is told a sentence
   */
  public void read(Path file, BiConsumer<String, String> read, Consumer<String> failed) {
    Background.run(() -> text(file), text -> text.ifPresentOrElse(
        t -> read.accept(String.valueOf(file.getFileName()), t),
        () -> failed.accept(texts.text("too-large", file))),
        Background.trouble(e -> failed.accept(texts.text("unreadable", file, Reason.of(e)))));
  }

  private void begin(String title, String name, Kind kind, Consumer<Dialogs.FileWish> ask) {
    String last = state.value(key).orElse(HOME);
    Background.run(() -> folder(last), folder -> ask.accept(
        new Dialogs.FileWish(title, folder, name, kind.name(), List.of("*" + kind.ending()))), Background::rethrow);
  }

  /** The folder of the last time or the nearest around it that is still there; what was kept may be no path. */
  private static Path folder(String last) {
    try {
      return nearest(Path.of(last)).orElse(Path.of(HOME));
    } catch (InvalidPathException notAPath) {
      return Path.of(HOME);
    }
  }

  private static Optional<Path> nearest(Path folder) {
    for (Path up = folder.toAbsolutePath(); up != null; up = up.getParent()) {
      if (up.getParent() != null && Files.isDirectory(up)) {
        return Optional.of(up);
      }
    }
    return Optional.empty();
  }

  /** Some systems leave the ending away when somebody types a name of their own. */
  private static Path withEnding(Path chosen, String ending) {
    String name = String.valueOf(chosen.getFileName());
    return name.toLowerCase(Locale.ROOT).endsWith(ending) ? chosen : chosen.resolveSibling(name + ending);
  }

  private void write(Path file, Callable<byte[]> bytes, Consumer<Path> saved, Consumer<String> failed) {
    Background.run(() -> {
      Disk.REAL.replace(file, bytes.call());
      return file;
    }, written -> {
      remember(written);
      saved.accept(written);
    }, Background.trouble(e -> failed.accept(texts.text("unwritable", file, Reason.of(e)))));
  }

  private static Optional<String> text(Path file) throws IOException {
    return Files.size(file) > SafeFile.LARGEST ? Optional.empty() : Optional.of(Files.readString(file));
  }

  private void remember(Path file) {
    Optional.ofNullable(file.toAbsolutePath().getParent()).ifPresent(folder -> state.set(key, folder.toString()));
  }
}

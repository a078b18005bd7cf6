package rankandfile.ui.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import rankandfile.play.EarlierGame;
import rankandfile.play.GameRecord;
import rankandfile.play.Saves;
import rankandfile.ui.kit.Background;

/**
 * The games of this reader: the one that can be gone on with, and the earlier ones. Files are read and written off the
 * screen's thread, one after the other; without a disk games are remembered until the program ends.
 */
public final class GameShelf {

  private final Optional<Saves> saves;
  private final Consumer<IOException> failed;
  private final ReadOnlyObjectWrapper<Optional<GameRecord>> current =
      new ReadOnlyObjectWrapper<>(this, "current", Optional.empty());
  private final ReadOnlyObjectWrapper<List<EarlierGame>> earlier =
      new ReadOnlyObjectWrapper<>(this, "earlier", List.of());
  private final ReadOnlyObjectWrapper<List<Path>> aside = new ReadOnlyObjectWrapper<>(this, "aside", List.of());
  private final Object writing = new Object();
  private Optional<GameRecord> unwritten = Optional.empty();

  /**
   * The games on this disk.
   *
   * @param saves nothing where there is no disk
   * @param failed is told, on any thread, what could not be written
   */
  public GameShelf(Optional<Saves> saves, Consumer<IOException> failed) {
    this.saves = saves;
    this.failed = failed;
  }

  /** The game that can be gone on with; empty until the disk is read. */
  public ReadOnlyObjectProperty<Optional<GameRecord>> currentProperty() {
    return current.getReadOnlyProperty();
  }

  /** All that are over or were left, the newest first. */
  public ReadOnlyObjectProperty<List<EarlierGame>> earlierProperty() {
    return earlier.getReadOnlyProperty();
  }

  /** Files that could not be understood, under the names that they have now. */
  public ReadOnlyObjectProperty<List<Path>> asideProperty() {
    return aside.getReadOnlyProperty();
  }

  /** What reading the disk has found. */
  private record Found(Saves.Found<GameRecord> current, Saves.Found<EarlierGame> earlier) {}

  /** Reads the disk. What has been begun meanwhile stays the current game. */
  public void open() {
    saves.ifPresent(disk -> inBackground(() -> new Found(disk.current(), disk.earlier()), found -> {
      if (current.get().isEmpty()) {
        current.set(found.current().games().stream().findFirst());
      }
      earlier.set(found.earlier().games());
      List<Path> broken = new ArrayList<>(found.current().aside());
      broken.addAll(found.earlier().aside());
      aside.set(List.copyOf(broken));
    }));
  }

  /** A game begins; one that was left before its end stands among the earlier ones. */
  void begin(GameRecord game) {
    current.set(Optional.of(game));
    saves.ifPresent(disk -> inBackground(() -> {
      synchronized (writing) {
        disk.keep(game);
      }
      return disk.earlier();
    }, found -> earlier.set(found.games())));
  }

  /** The current game as it is now; after its end it stands among the earlier ones. */
  void keep(GameRecord game) {
    current.set(game.end().isPresent() ? Optional.empty() : Optional.of(game));
    saves.ifPresent(disk -> {
      synchronized (this) {
        unwritten = Optional.of(game);
      }
      inBackground(() -> {
        write();
        return game.end().isPresent() ? disk.earlier().games() : earlier.get();
      }, earlier::set);
    });
  }

  /** Writes the newest state that is not written yet, before it returns. */
  public void write() {
    synchronized (writing) {
      Optional<GameRecord> next;
      synchronized (this) {
        next = unwritten;
        unwritten = Optional.empty();
      }
      if (next.isPresent() && saves.isPresent()) {
        try {
          saves.get().keep(next.get());
        } catch (IOException e) {
          failed.accept(e);
        }
      }
    }
  }

  /** Reads the whole of an earlier game; {@code missing} is run when its file has vanished or broken since. */
  void load(EarlierGame game, Consumer<GameRecord> found, Runnable missing) {
    saves.ifPresent(disk -> inBackground(() -> disk.load(game), record -> record.ifPresentOrElse(found, missing)));
  }

  private <T> void inBackground(Callable<T> work, Consumer<? super T> done) {
    Background.run(work, done, failure -> {
      if (failure instanceof IOException e) {
        failed.accept(e);
      } else {
        throw new IllegalStateException(failure);
      }
    });
  }
}

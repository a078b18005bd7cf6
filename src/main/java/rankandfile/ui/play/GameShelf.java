package rankandfile.ui.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
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
  private final Object writing = new Object();
  private final List<GameRecord> waiting = new ArrayList<>();
  private final ReadOnlyObjectWrapper<List<Path>> aside = new ReadOnlyObjectWrapper<>(this, "aside", List.of());
  private final ReadOnlyObjectWrapper<Optional<String>> unsaved =
      new ReadOnlyObjectWrapper<>(this, "unsaved", Optional.empty());

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

  /** Why what was done last is not on the disk; empty when it is. */
  public ReadOnlyObjectProperty<Optional<String>> unsavedProperty() {
    return unsaved.getReadOnlyProperty();
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

  /** Another game is the current one; one that was left before its end stands among the earlier ones. */
  void begin(GameRecord game) {
    keep(game, true);
  }

  /** The current game as it is now; after its end it stands among the earlier ones. */
  void keep(GameRecord game) {
    keep(game, game.end().isPresent());
  }

  private void keep(GameRecord game, boolean movesOthers) {
    current.set(Optional.of(game).filter(g -> g.end().isEmpty()));
    saves.ifPresent(disk -> {
      synchronized (waiting) {
        waiting.removeIf(game::isSameGameAs);
        waiting.add(game);
      }
      inBackground(() -> {
        write(disk);
        return movesOthers ? Optional.of(disk.earlier().games()) : Optional.<List<EarlierGame>>empty();
      }, found -> {
        unsaved.set(Optional.empty());
        found.ifPresent(earlier::set);
      }, e -> unsaved.set(Optional.of(String.valueOf(e.getMessage()))));
    });
  }

  /** Writes what waits to be written, before it returns. */
  public void write() {
    saves.ifPresent(disk -> {
      try {
        write(disk);
      } catch (IOException e) {
        failed.accept(e);
      }
    });
  }

  /** Of each game the newest state, in the order in which the games were begun. What fails is tried again next time. */
  private void write(Saves disk) throws IOException {
    synchronized (writing) {
      Deque<GameRecord> games;
      synchronized (waiting) {
        games = new ArrayDeque<>(waiting);
        waiting.clear();
      }
      try {
        while (!games.isEmpty()) {
          disk.keep(games.getFirst());
          games.removeFirst();
        }
      } finally {
        putBack(games);
      }
    }
  }

  /** Those of which no newer state waits already. */
  private void putBack(Collection<GameRecord> games) {
    synchronized (waiting) {
      waiting.addAll(0, games.stream()
          .filter(g -> waiting.stream().noneMatch(g::isSameGameAs)).toList());
    }
  }

  /** Reads the whole of an earlier game; {@code missing} is run when its file has vanished or broken since. */
  void load(EarlierGame game, Consumer<GameRecord> found, Runnable missing) {
    saves.ifPresent(disk -> inBackground(() -> disk.load(game), record -> record.ifPresentOrElse(found, missing)));
  }

  private <T> void inBackground(Callable<T> work, Consumer<? super T> done) {
    inBackground(work, done, e -> {});
  }

  private <T> void inBackground(Callable<T> work, Consumer<? super T> done, Consumer<IOException> told) {
    Background.run(work, done, Background.trouble(e -> {
      failed.accept(e);
      told.accept(e);
    }));
  }
}

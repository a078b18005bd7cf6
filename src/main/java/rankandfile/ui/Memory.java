package rankandfile.ui;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;
import rankandfile.play.Saves;
import rankandfile.store.Folders;
import rankandfile.store.KeptValues;
import rankandfile.store.SafeFile;
import rankandfile.ui.play.GameShelf;

/**
 * What the program remembers from one run to the next.
 *
 * @param config what a person has set: {@code settings.txt}
 * @param state what the program keeps for itself: {@code state.txt}
 * @param progress what a reader has done: {@code progress.txt}
 * @param games the games: the folder {@code games}
 */
public record Memory(KeptValues config, KeptValues state, KeptValues progress, GameShelf games) {

  private static final String WINDOW = "window";

  /**
   * Reads the files.
   *
   * @param writer runs the saving of changes
   * @param failed is told what cannot be read or saved, on any thread
   */
  public static Memory open(Folders folders, Executor writer, Consumer<IOException> failed) {
    return new Memory(
        KeptValues.open(new SafeFile(folders.config().resolve("settings.txt")), writer, failed),
        KeptValues.open(new SafeFile(folders.state().resolve("state.txt")), writer, failed),
        KeptValues.open(new SafeFile(folders.data().resolve("progress.txt")), writer, failed),
        new GameShelf(Optional.of(new Saves(folders)), failed));
  }

  /** Nothing is remembered. */
  public static Memory none() {
    return new Memory(KeptValues.inMemory(), KeptValues.inMemory(), KeptValues.inMemory(),
        new GameShelf(Optional.empty(), e -> {}));
  }

  /** Puts the window where it was last and remembers where it goes. */
  void place(Stage stage, List<Rectangle2D> screens) {
    WindowPlace place = state.value(WINDOW).flatMap(WindowPlace::read).map(p -> p.on(screens))
        .orElse(WindowPlace.first(screens));
    stage.setX(place.x());
    stage.setY(place.y());
    stage.setWidth(place.width());
    stage.setHeight(place.height());
    stage.setMaximized(place.maximized());
    stage.setMinWidth(Math.min(place.width(), WindowPlace.SMALLEST_WIDTH));
    stage.setMinHeight(Math.min(place.height(), WindowPlace.SMALLEST_HEIGHT));
    new Watch(stage, place).start();
  }

  /** Files that could not be read, under the names that they have now. */
  public List<Path> aside() {
    return Stream.of(config, state, progress).flatMap(values -> values.aside().stream()).toList();
  }

  /** Writes what is not written yet. */
  public void save() {
    config.save();
    state.save();
    progress.save();
    games.write();
  }

  /** Follows a window; while it fills its screen, the place before that is kept. */
  private final class Watch {
    private final Stage stage;
    private WindowPlace place;

    Watch(Stage stage, WindowPlace place) {
      this.stage = stage;
      this.place = place;
    }

    void start() {
      stage.setOnHiding(closing -> state.set(WINDOW, now().text()));
      for (var property : List.of(stage.xProperty(), stage.yProperty(), stage.widthProperty(),
          stage.heightProperty())) {
        property.addListener((p, was, is) -> place = now());
      }
      stage.maximizedProperty().addListener((p, was, is) -> place = now());
    }

    private WindowPlace now() {
      boolean moved = !stage.isMaximized() && !stage.isIconified() && !stage.isFullScreen();
      return moved ? new WindowPlace(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), false)
          : new WindowPlace(place.x(), place.y(), place.width(), place.height(), stage.isMaximized());
    }
  }
}

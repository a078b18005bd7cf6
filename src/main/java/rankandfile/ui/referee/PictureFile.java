package rankandfile.ui.referee;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import rankandfile.store.Disk;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.Background;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.Png;
import rankandfile.ui.kit.Texts;

/** Asks where a picture is to go, writes it there, and says so when that fails. The folder is kept. */
final class PictureFile {

  private static final String FOLDER = "pictures";
  private static final String HOME = System.getProperty("user.home", "");

  private final Dialogs dialogs;
  private final KeptValues state;
  private final Texts texts;

  PictureFile(Dialogs dialogs, KeptValues state, Texts texts) {
    this.dialogs = dialogs;
    this.state = state;
    this.texts = texts;
  }

  /** Saves it under a name that the user may change. */
  void save(Png picture, String name) {
    dialogs.save(new Dialogs.FileWish(texts.text("picture.title"), folder(), name + ".png", texts.text("picture.kind"),
        List.of("*.png"))).ifPresent(file -> write(picture, named(file)));
  }

  /** The folder of the last save; what the file says may be no path. */
  private Path folder() {
    try {
      return Path.of(state.value(FOLDER).orElse(HOME));
    } catch (InvalidPathException notAPath) {
      return Path.of(HOME);
    }
  }

  private static Path named(Path file) {
    return file.getFileName().toString().contains(".") ? file : file.resolveSibling(file.getFileName() + ".png");
  }

  private void write(Png picture, Path file) {
    if (file.getParent() != null) {
      state.set(FOLDER, file.getParent().toString());
    }
    Background.run(() -> {
      Disk.REAL.replace(file, picture.bytes());
      return file;
    }, done -> { }, Background.trouble(failed -> dialogs.tell(
        texts.text("picture.failed.title"), texts.text("picture.failed", file, reason(failed)))));
  }

  private static String reason(IOException failed) {
    return Optional.ofNullable(failed.getMessage()).orElse(failed.getClass().getSimpleName());
  }
}

package rankandfile.gallery;

import java.util.function.Supplier;
import javafx.scene.Parent;
import rankandfile.ui.kit.Theme;

/**
 * A scene to be drawn: {@code new Shot("learn", 1280, 800, () -> new LearnView(…)).dark().text(200)}.
 *
 * @param name of the file, without its ending
 * @param textSize in per cent
 * @param root makes the scene's content, on JavaFX's thread, after theme and text size are set
 */
record Shot(String name, int width, int height, Theme theme, int textSize, Filter filter, Supplier<Parent> root) {

  Shot(String name, int width, int height, Supplier<Parent> root) {
    this(name, width, height, Theme.LIGHT, 100, Filter.NONE, root);
  }

  Shot dark() {
    return new Shot(name + "-dark", width, height, Theme.DARK, textSize, filter, root);
  }

  Shot text(int percent) {
    return new Shot(name + "-text" + percent, width, height, theme, percent, filter, root);
  }

  Shot seenBy(Filter eye) {
    return new Shot(name + "-" + eye.name().toLowerCase(java.util.Locale.ROOT), width, height, theme, textSize, eye,
        root);
  }
}

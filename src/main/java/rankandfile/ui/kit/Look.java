package rankandfile.ui.kit;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.regex.Pattern;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.paint.Color;
import javafx.stage.Window;

/**
 * Theme, text size and motion of all windows. There is one for the program, made and used on JavaFX's thread.
 *
 * <p>Does not keep the settings: whoever does sets and watches the three properties.
 */
public final class Look {

  /** The style sheet of all windows. JavaFX takes what the build has made of it, a {@code .bss}, where there is one. */
  private static final String SHEET =
      Objects.requireNonNull(Look.class.getResource("/rankandfile/ui/rank-and-file.css")).toExternalForm();
  /** The height of the text at 100 %, in pixels. */
  public static final double TEXT = 16;

  private static final Pattern SIZE = Pattern.compile("-fx-font-size: [\\d.]+px;$");
  private static final PseudoClass DARK = PseudoClass.getPseudoClass("dark");
  /** The token {@code ground} of either theme, for what is painted before any style is read. */
  private static final Color LIGHT_GROUND = Color.web("#F7F3EA");
  private static final Color DARK_GROUND = Color.web("#1B1D19");

  private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(this, "theme", Theme.SYSTEM);
  private final IntegerProperty textSize = new SimpleIntegerProperty(this, "textSize", 100);
  private final ObjectProperty<Motion> animation = new SimpleObjectProperty<>(this, "animation", Motion.NORMAL);
  private final Set<Scene> scenes = Collections.newSetFromMap(new WeakHashMap<>());
  private final BooleanBinding dark;
  private final ObjectBinding<Motion> motion;

  /** Loads the fonts and follows the desktop's colours and its wish for reduced motion. */
  public Look() {
    Fonts.load();
    Platform.Preferences system = Platform.getPreferences();
    dark = Bindings.createBooleanBinding(() -> isDark(system.getColorScheme()), theme, system.colorSchemeProperty());
    motion = Bindings.createObjectBinding(() -> system.isReducedMotion() ? Motion.OFF : animation.get(), animation,
        system.reducedMotionProperty());
    dark.subscribe(shown -> theme());
    textSize.subscribe(this::paintAll);
    Window.getWindows().addListener(this::windows);
  }

  public ObjectProperty<Theme> themeProperty() {
    return theme;
  }

  /** In per cent, 100 to 200; values outside count as the nearest of these. */
  public IntegerProperty textSizeProperty() {
    return textSize;
  }

  /** The wish of the user; what is shown is {@link #motionProperty()}. */
  public ObjectProperty<Motion> animationProperty() {
    return animation;
  }

  /** How movements are shown: as the user wishes, but not at all where the desktop asks for reduced motion. */
  public ObservableValue<Motion> motionProperty() {
    return motion;
  }

  /** Gives the scene this look from now on, from its first frame. Windows that open later get it by themselves. */
  public void applyTo(Scene scene) {
    if (scenes.add(scene)) {
      scene.rootProperty().addListener((property, was, root) -> paint(root));
    }
    paint(scene);
  }

  private boolean isDark(ColorScheme system) {
    return theme.get() == Theme.DARK || theme.get() == Theme.SYSTEM && system == ColorScheme.DARK;
  }

  private void theme() {
    Application.setUserAgentStylesheet(
        (dark.get() ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheet());
    paintAll();
  }

  /**
   * Open windows are styled at once. JavaFX may put that off to the next frame, and what opens before then, a tooltip
   * or a menu, would find none of its owner's colours.
   */
  private void paintAll() {
    List.copyOf(scenes).forEach(this::paint);
    List.copyOf(Window.getWindows()).stream().map(Window::getScene).filter(scenes::contains)
        .forEach(scene -> scene.getRoot().applyCss());
  }

  private void paint(Scene scene) {
    if (!scene.getRoot().getStyleClass().contains("popup")) { // menus and tooltips have no ground of their own
      scene.setFill(dark.get() ? DARK_GROUND : LIGHT_GROUND);
    }
    paint(scene.getRoot());
    if (!scene.getStylesheets().contains(SHEET)) {
      scene.getStylesheets().addFirst(SHEET);
    }
  }

  /**
   * The size stands at the end of the root's own style. A sheet for it would have to be exchanged; JavaFX ties the
   * sheets of a dialog to its owner's, so that the two go out of step, and forgets what it knows of all styles.
   */
  private void paint(Parent root) {
    root.pseudoClassStateChanged(DARK, dark.get());
    double size = TEXT * Math.clamp(textSize.get(), 100, 200) / 100;
    String others = SIZE.matcher(Objects.requireNonNullElse(root.getStyle(), "")).replaceFirst("");
    String end = others.isEmpty() || others.endsWith(";") ? "" : ";";
    root.setStyle(size == TEXT ? others : others + end + "-fx-font-size: " + size + "px;");
  }

  private void windows(ListChangeListener.Change<? extends Window> change) {
    while (change.next()) {
      change.getAddedSubList().stream().map(Window::getScene).filter(Objects::nonNull).forEach(this::applyTo);
    }
  }
}

package rankandfile.ui.settings;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import rankandfile.rules.Side;
import rankandfile.store.Folders;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Motion;
import rankandfile.ui.kit.Reset;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Theme;

/** What can be set, and where the program keeps its files. */
public final class SettingsModel {

  /** The sizes of text that are offered, in per cent. */
  static final List<Integer> SIZES = List.of(100, 115, 130, 150, 175, 200);

  private final Settings settings;
  private final ObservableValue<Boolean> still;
  private final List<Reset> resets;
  private final SequencedMap<String, Path> folders = new LinkedHashMap<>();

  SettingsModel(Settings settings, Look look, Folders folders, List<Reset> resets) {
    this.settings = settings;
    this.resets = List.copyOf(resets);
    still = look.motionProperty().flatMap(motion ->
        settings.animationProperty().map(wish -> motion == Motion.OFF && wish != Motion.OFF));
    this.folders.put("config", folders.config());
    this.folders.put("data", folders.data());
    this.folders.put("state", folders.state());
    this.folders.put("cache", folders.cache());
  }

  public ObjectProperty<Theme> themeProperty() {
    return settings.themeProperty();
  }

  /** In per cent. */
  public IntegerProperty textSizeProperty() {
    return settings.textSizeProperty();
  }

  public ObjectProperty<Motion> animationProperty() {
    return settings.animationProperty();
  }

  public BooleanProperty coordinatesProperty() {
    return settings.coordinatesProperty();
  }

  public ObjectProperty<Side> bottomProperty() {
    return settings.bottomProperty();
  }

  public BooleanProperty rememberProperty() {
    return settings.rememberProperty();
  }

  public BooleanProperty confirmMovesProperty() {
    return settings.confirmMovesProperty();
  }

  /** Whether nothing moves although the settings would let it, because the system asks for reduced motion. */
  public ObservableValue<Boolean> stillProperty() {
    return still;
  }

  public List<Reset> resets() {
    return resets;
  }

  /** Where files lie, by what they are for. */
  public SequencedMap<String, Path> folders() {
    return folders;
  }

  /** Sets everything as it was at the first start. */
  public void restore() {
    settings.restore();
  }
}

package rankandfile.ui.kit;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import rankandfile.rules.Side;
import rankandfile.store.KeptValues;

/**
 * What the user has set, saved as soon as it changes. Whoever shows something by a setting watches its property.
 *
 * <p>Does not hold the edition, which is {@link InForce}'s.
 */
public final class Settings {

  private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(this, "theme", Theme.SYSTEM);
  private final IntegerProperty textSize = new SimpleIntegerProperty(this, "textSize", 100);
  private final ObjectProperty<Motion> animation = new SimpleObjectProperty<>(this, "animation", Motion.NORMAL);
  private final BooleanProperty coordinates = new SimpleBooleanProperty(this, "coordinates", true);
  private final ObjectProperty<Side> bottom = new SimpleObjectProperty<>(this, "bottom", Side.RED);
  private final BooleanProperty remember = new SimpleBooleanProperty(this, "remember", true);
  private final BooleanProperty confirmMoves = new SimpleBooleanProperty(this, "confirmMoves", false);

  /** Reads the settings from the file and keeps them there. What it does not understand counts as not set. */
  public Settings(KeptValues file) {
    keep(file, "theme", theme, word -> constant(Theme.values(), word), Settings::word);
    keep(file, "text-size", textSize, Settings::percent, String::valueOf);
    keep(file, "animation", animation, word -> constant(Motion.values(), word), Settings::word);
    keep(file, "coordinates", coordinates, Settings::yesOrNo, Settings::word);
    keep(file, "bottom", bottom, word -> constant(Side.values(), word), Settings::word);
    keep(file, "remember", remember, Settings::yesOrNo, Settings::word);
    keep(file, "confirm-moves", confirmMoves, Settings::yesOrNo, Settings::word);
  }

  public ObjectProperty<Theme> themeProperty() {
    return theme;
  }

  /** In per cent, 100 to 200. */
  public IntegerProperty textSizeProperty() {
    return textSize;
  }

  public ObjectProperty<Motion> animationProperty() {
    return animation;
  }

  /** Whether boards show letters and numbers at their edges. */
  public BooleanProperty coordinatesProperty() {
    return coordinates;
  }

  /** The side at the bottom of boards that belong to neither player; in a game that is the player's own. */
  public ObjectProperty<Side> bottomProperty() {
    return bottom;
  }

  /** Whether a game shows what has been seen of the enemy or can be deduced. */
  public BooleanProperty rememberProperty() {
    return remember;
  }

  /** Whether a move in a game is asked about before it is made. */
  public BooleanProperty confirmMovesProperty() {
    return confirmMoves;
  }

  /** Sets everything as it was at the first start. */
  public void restore() {
    theme.set(Theme.SYSTEM);
    textSize.set(100);
    animation.set(Motion.NORMAL);
    coordinates.set(true);
    bottom.set(Side.RED);
    remember.set(true);
    confirmMoves.set(false);
  }

  /** From now on the look follows these settings. */
  public void show(Look look) {
    theme.subscribe(look.themeProperty()::set);
    textSize.subscribe(percent -> look.textSizeProperty().set(percent.intValue()));
    animation.subscribe(look.animationProperty()::set);
  }

  private static <T> void keep(KeptValues file, String key, Property<T> property, Function<String, Optional<T>> read,
      Function<? super T, String> write) {
    file.value(key).flatMap(read).ifPresent(property::setValue);
    property.addListener((value, was, is) -> file.set(key, write.apply(is)));
  }

  static <E extends Enum<E>> Optional<E> constant(E[] all, String word) {
    return Arrays.stream(all).filter(e -> word(e).equals(word)).findFirst();
  }

  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String word(boolean yes) {
    return yes ? "yes" : "no";
  }

  private static Optional<Number> percent(String word) {
    return word.matches("1\\d\\d|200") ? Optional.of(Integer.valueOf(word)) : Optional.empty();
  }

  private static Optional<Boolean> yesOrNo(String word) {
    return word.matches("yes|no") ? Optional.of(word.equals("yes")) : Optional.empty();
  }
}

package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import rankandfile.rules.Side;
import rankandfile.store.KeptValues;

/** Settings are remembered, and nonsense in their file does no harm. */
class SettingsTest {

  private final KeptValues file = KeptValues.inMemory();

  @Test
  void areRemembered() {
    Settings settings = new Settings(file);
    settings.themeProperty().set(Theme.DARK);
    settings.textSizeProperty().set(150);
    settings.animationProperty().set(Motion.FAST);
    settings.coordinatesProperty().set(false);
    settings.bottomProperty().set(Side.BLUE);
    settings.rememberProperty().set(false);
    settings.confirmMovesProperty().set(true);
    Settings again = new Settings(file);

    assertEquals(Optional.of("dark"), file.value("theme"));
    assertEquals(Optional.of("no"), file.value("coordinates"));
    assertEquals(Theme.DARK, again.themeProperty().get());
    assertEquals(150, again.textSizeProperty().get());
    assertEquals(Motion.FAST, again.animationProperty().get());
    assertFalse(again.coordinatesProperty().get());
    assertEquals(Side.BLUE, again.bottomProperty().get());
    assertFalse(again.rememberProperty().get());
    assertTrue(again.confirmMovesProperty().get());
  }

  @Test
  void areRestoredToTheFirstStart() {
    Settings settings = new Settings(file);
    settings.themeProperty().set(Theme.DARK);
    settings.textSizeProperty().set(200);
    settings.bottomProperty().set(Side.BLUE);
    settings.rememberProperty().set(false);
    settings.confirmMovesProperty().set(true);
    settings.restore();
    Settings first = new Settings(KeptValues.inMemory());
    Settings again = new Settings(file);

    assertEquals(first.themeProperty().get(), again.themeProperty().get());
    assertEquals(first.textSizeProperty().get(), again.textSizeProperty().get());
    assertEquals(first.bottomProperty().get(), again.bottomProperty().get());
    assertEquals(first.rememberProperty().get(), again.rememberProperty().get());
    assertEquals(first.confirmMovesProperty().get(), again.confirmMovesProperty().get());
  }

  @Test
  void nonsenseCountsAsNotSet() {
    file.set("theme", "purple");
    file.set("text-size", "9999");
    file.set("animation", "");
    file.set("coordinates", "maybe");
    file.set("bottom", "green");
    Settings settings = new Settings(file);

    assertEquals(Theme.SYSTEM, settings.themeProperty().get());
    assertEquals(100, settings.textSizeProperty().get());
    assertEquals(Motion.NORMAL, settings.animationProperty().get());
    assertTrue(settings.coordinatesProperty().get());
    assertEquals(Side.RED, settings.bottomProperty().get());
  }
}

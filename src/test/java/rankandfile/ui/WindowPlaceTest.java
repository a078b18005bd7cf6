package rankandfile.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever was stored, the window opens fully on a screen. */
class WindowPlaceTest {

  private static final Rectangle2D MAIN = new Rectangle2D(0, 30, 1920, 1050);
  private static final Rectangle2D SIDE = new Rectangle2D(-1280, 0, 1280, 1024);
  private static final Rectangle2D SMALL = new Rectangle2D(0, 0, 800, 480);

  @ParameterizedTest
  @ValueSource(strings = {"9999 9999 1280 800", "-5000 -5000 1280 800", "0 0 0 0", "NaN NaN NaN NaN",
      "Infinity 0 -Infinity 5", "100 100 99999 99999 maximized", "-1300 -50 1280 800", "1e308 -1e308 1e308 1e308",
      "1900 1000 1280 800", "0 0 -7 -7"})
  void nonsenseOpensFullyOnAScreen(String stored) {
    for (List<Rectangle2D> screens : List.of(List.of(MAIN), List.of(MAIN, SIDE), List.of(SMALL))) {
      WindowPlace place = WindowPlace.read(stored).orElseThrow().on(screens);

      assertTrue(screens.stream().anyMatch(s -> s.contains(place.x(), place.y(), place.width(), place.height())),
          place.toString());
      assertTrue(place.width() >= Math.min(1024, SMALL.getWidth()), place.toString());
    }
  }

  @Test
  void soundPlaceIsKeptOnItsScreen() {
    WindowPlace place = new WindowPlace(-1200, 100, 1100, 700, false);

    assertEquals(place, place.on(List.of(MAIN, SIDE)));
    assertEquals(Optional.of(place), WindowPlace.read(place.text()));
  }

  @Test
  void firstStartIsInTheMiddle() {
    assertEquals(new WindowPlace(320, 155, 1280, 800, false), WindowPlace.first(List.of(MAIN)));
  }

  @Test
  void whatIsNoPlaceIsNotRead() {
    for (String text : List.of("", "1 2 3", "a b c d", "1 2 3 4 tall")) {
      assertEquals(Optional.empty(), WindowPlace.read(text), text);
    }
  }
}

package rankandfile;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

/** From what the program concludes that it can open a window. */
class DisplayTest {

  @Test
  void linuxWithoutDisplayServerHasNone() {
    assertFalse(Display.isPresent(system("Linux"), Map.of()));
    assertFalse(Display.isPresent(system("Linux"), Map.of("DISPLAY", " ")));
  }

  @Test
  void linuxWithDisplayServerHasOne() {
    assertTrue(Display.isPresent(system("Linux"), Map.of("DISPLAY", ":0")));
    assertTrue(Display.isPresent(system("Linux"), Map.of("WAYLAND_DISPLAY", "wayland-0")));
  }

  @Test
  void otherSystemsAlwaysHaveOne() {
    assertTrue(Display.isPresent(system("Mac OS X"), Map.of()));
    assertTrue(Display.isPresent(system("Windows 11"), Map.of()));
  }

  @Test
  void monocleNeedsNoServer() {
    Properties system = system("Linux");
    system.setProperty("glass.platform", "Monocle");

    assertTrue(Display.isPresent(system, Map.of()));
  }

  private static Properties system(String name) {
    var system = new Properties();
    system.setProperty("os.name", name);
    return system;
  }
}

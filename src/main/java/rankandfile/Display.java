package rankandfile;

import java.util.Map;
import java.util.Properties;

/** Whether a window can be opened here; a guess from the environment that loads no toolkit. */
final class Display {

  private Display() {}

  static boolean isPresent() {
    return isPresent(System.getProperties(), System.getenv());
  }

  /** Linux needs a display server or a toolkit without one; other systems always have a display. */
  static boolean isPresent(Properties system, Map<String, String> environment) {
    return !system.getProperty("os.name", "").startsWith("Linux")
        || "Monocle".equals(system.getProperty("glass.platform"))
        || names(environment, "DISPLAY")
        || names(environment, "WAYLAND_DISPLAY");
  }

  private static boolean names(Map<String, String> environment, String variable) {
    return !environment.getOrDefault(variable, "").isBlank();
  }
}

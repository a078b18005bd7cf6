package rankandfile.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

/** Where files go on each system. */
class FoldersTest {

  @Test
  void linuxFollowsXdg() {
    Folders plain = Folders.of(system("Linux"), Map.of());
    Folders moved = Folders.of(system("Linux"), Map.of("XDG_CONFIG_HOME", "/c", "XDG_DATA_HOME", "/d",
        "XDG_STATE_HOME", "/s", "XDG_CACHE_HOME", "not/absolute"));

    assertEquals(Path.of("/home/me/.config/rank-and-file"), plain.config());
    assertEquals(Path.of("/home/me/.local/share/rank-and-file"), plain.data());
    assertEquals(Path.of("/home/me/.local/state/rank-and-file"), plain.state());
    assertEquals(new Folders(Path.of("/c/rank-and-file"), Path.of("/d/rank-and-file"), Path.of("/s/rank-and-file"),
        Path.of("/home/me/.cache/rank-and-file")), moved);
  }

  @Test
  void macUsesTheLibrary() {
    Folders folders = Folders.of(system("Mac OS X"), Map.of());

    assertEquals(Path.of("/home/me/Library/Application Support/Rank & File/data"), folders.data());
    assertEquals(Path.of("/home/me/Library/Caches/Rank & File"), folders.cache());
  }

  @Test
  void windowsUsesAppData() {
    Folders folders = Folders.of(system("Windows 11"), Map.of("APPDATA", "/roaming", "LOCALAPPDATA", "/local"));

    assertEquals(Path.of("/roaming/Rank & File/config"), folders.config());
    assertEquals(Path.of("/local/Rank & File/state"), folders.state());
  }

  @Test
  void propertyOrVariableMovesThemAll() {
    Properties system = system("Linux");
    system.setProperty(Folders.HOME, "/elsewhere");

    assertEquals(Folders.under(Path.of("/elsewhere")), Folders.of(system, Map.of()));
    assertEquals(Folders.under(Path.of("/there")), Folders.of(system("Linux"), Map.of("RANKANDFILE_HOME", "/there")));
  }

  private static Properties system(String name) {
    Properties system = new Properties();
    system.setProperty("os.name", name);
    system.setProperty("user.home", "/home/me");
    return system;
  }
}

package rankandfile.store;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;

/**
 * The folders of the program; none of them need exist yet.
 *
 * @param config settings a person may edit
 * @param data what a person would miss: progress, games, set-ups
 * @param state what the program remembers for itself: window, last place, log
 * @param cache what can be made again
 */
public record Folders(Path config, Path data, Path state, Path cache) {

  /** The system property and, with dots as underscores and in capitals, the variable that move all of them. */
  public static final String HOME = "rankandfile.home";

  private static final String UNIX_NAME = "rank-and-file";
  private static final String NAME = "Rank & File";

  /** All four inside one folder. */
  public static Folders under(Path base) {
    return new Folders(base.resolve("config"), base.resolve("data"), base.resolve("state"), base.resolve("cache"));
  }

  /** Those of this system, or what {@link #HOME} says. */
  public static Folders ofSystem() {
    return of(System.getProperties(), System.getenv());
  }

  static Folders of(Properties system, Map<String, String> environment) {
    String moved = system.getProperty(HOME, environment.getOrDefault("RANKANDFILE_HOME", ""));
    if (!moved.isBlank()) {
      return under(Path.of(moved).toAbsolutePath());
    }
    String os = system.getProperty("os.name", "");
    Path home = Path.of(system.getProperty("user.home", "."));
    return os.startsWith("Windows") ? windows(home, environment)
        : os.startsWith("Mac") ? mac(home.resolve("Library")) : linux(home, environment);
  }

  private static Folders linux(Path home, Map<String, String> environment) {
    return new Folders(
        named(environment, "XDG_CONFIG_HOME", home.resolve(".config")).resolve(UNIX_NAME),
        named(environment, "XDG_DATA_HOME", home.resolve(".local/share")).resolve(UNIX_NAME),
        named(environment, "XDG_STATE_HOME", home.resolve(".local/state")).resolve(UNIX_NAME),
        named(environment, "XDG_CACHE_HOME", home.resolve(".cache")).resolve(UNIX_NAME));
  }

  private static Folders windows(Path home, Map<String, String> environment) {
    Path roaming = named(environment, "APPDATA", home.resolve("AppData").resolve("Roaming")).resolve(NAME);
    Path local = named(environment, "LOCALAPPDATA", home.resolve("AppData").resolve("Local")).resolve(NAME);
    return new Folders(roaming.resolve("config"), roaming.resolve("data"), local.resolve("state"),
        local.resolve("cache"));
  }

  private static Folders mac(Path library) {
    Path support = library.resolve("Application Support").resolve(NAME);
    return new Folders(support.resolve("config"), support.resolve("data"), support.resolve("state"),
        library.resolve("Caches").resolve(NAME));
  }

  /** The folder in a variable; relative ones do not count, as XDG wants it. */
  private static Path named(Map<String, String> environment, String variable, Path otherwise) {
    try {
      Path path = Path.of(environment.getOrDefault(variable, ""));
      return path.isAbsolute() ? path : otherwise;
    } catch (InvalidPathException notAPath) {
      return otherwise;
    }
  }
}

package rankandfile.ui.help;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import rankandfile.store.Folders;
import rankandfile.ui.kit.KeyList;
import rankandfile.ui.kit.Texts;

/** What the page of help tells. */
final class HelpModel {

  private final List<KeyList> keys;
  private final Folders folders;
  private final String version;
  private final Texts texts;

  HelpModel(List<KeyList> keys, Folders folders, String version, Texts texts) {
    this.keys = List.copyOf(keys);
    this.folders = folders;
    this.version = version;
    this.texts = texts;
  }

  List<KeyList> keys() {
    return keys;
  }

  /** What was tested for accessibility, a sentence each. */
  List<String> tested() {
    return sentences("tested");
  }

  /** What was not. */
  List<String> untested() {
    return sentences("untested");
  }

  private List<String> sentences(String key) {
    return texts.text(key).lines().toList();
  }

  String version() {
    return texts.text("version", version);
  }

  List<Work> libraries() {
    return Work.libraries();
  }

  List<Work> fonts() {
    return Work.fonts();
  }

  /** What somebody who reports a fault should send along: version, Java, system, folders. */
  String facts() {
    List<String> lines = new ArrayList<>(List.of(texts.text("title.about") + " " + version,
        property("java.vm.name") + " " + property("java.runtime.version"),
        "JavaFX " + property("javafx.runtime.version"),
        property("os.name") + " " + property("os.version") + ", " + property("os.arch")));
    Stream.of(folders.config(), folders.data(), folders.state(), folders.cache()).map(Path::toString)
        .forEach(lines::add);
    return String.join("\n", lines);
  }

  private static String property(String name) {
    return System.getProperty(name, "");
  }
}

package rankandfile.ui.learn;

import java.util.function.Consumer;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Texts;

/**
 * What all views of this screen need.
 *
 * @param open goes to an address
 */
record Context(LearnModel model, Look look, Settings settings, Texts texts, Consumer<String> open) {

  String text(String key, Object... values) {
    return texts.text(key, values);
  }
}

package rankandfile.ui.learn;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import rankandfile.notation.RulesText;
import rankandfile.rules.Setup;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.Surroundings;

/**
 * What all views of this screen need.
 *
 * @param open goes to an address
 * @param desk opens a position at the referee's desk
 * @param chapterFromFile lets the user choose a chapter that is not of the book
 */
record Context(LearnModel model, Look look, Settings settings, Texts texts, Consumer<String> open,
    BiConsumer<Setup, RulesText> desk, Runnable chapterFromFile) {

  String text(String key, Object... values) {
    return texts.text(key, values);
  }

  /** What its boards need. */
  Surroundings surroundings() {
    return new Surroundings(look, settings, open, model::goOn, desk);
  }
}

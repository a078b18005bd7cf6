package rankandfile.ui.setup;

import java.util.Optional;
import rankandfile.rules.Square;

/**
 * What came of something that was to be done with an army.
 *
 * @param said what happened, or why it did not, in a sentence
 * @param done whether it was done
 * @param refused the square for whose sake it was not
 */
record Answer(String said, boolean done, Optional<Square> refused) {

  static Answer done(String said) {
    return new Answer(said, true, Optional.empty());
  }

  static Answer not(String why) {
    return new Answer(why, false, Optional.empty());
  }

  static Answer not(Square square, String why) {
    return new Answer(why, false, Optional.of(square));
  }
}

package rankandfile.ui.referee;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A part of the referee's desk. */
public enum RefereePart {
  TABLE, CASES, BOARD;

  /** The id of the screen. */
  static final String SCREEN = "referee";

  /** Its plain address: {@code referee/table}. */
  public String address() {
    return SCREEN + "/" + word();
  }

  /** As it is kept in the file of the state: {@code table}. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<RefereePart> named(String word) {
    return Arrays.stream(values()).filter(p -> p.word().equals(word)).findFirst();
  }
}

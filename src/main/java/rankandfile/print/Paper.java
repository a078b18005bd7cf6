package rankandfile.print;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The sheet that is printed on. */
public enum Paper {
  A4, LETTER;

  /** As written on the command line and in templates. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The paper written so, if there is one. */
  public static Optional<Paper> named(String word) {
    return Arrays.stream(values()).filter(p -> p.word().equals(word)).findFirst();
  }
}

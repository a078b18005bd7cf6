package rankandfile.print;

import java.util.Locale;

/** How much room there is: templates leave out more the less there is. */
enum Space {
  NORMAL, CLOSE, TIGHT;

  /** As conditions in templates have it. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}

package rankandfile.ui.live;

import rankandfile.notation.RulesText;

/** A board's address as it is copied: it opens when the whole line is pasted into the search. */
public final class Address {

  private Address() {}

  /** {@code #captain-meets-bomb}, with the program, the edition in force, and what to do with it. */
  public static String line(String name, RulesText rules) {
    return LiveWords.text("address", name, Editions.full(rules));
  }
}

package rankandfile.wording;

import rankandfile.rules.Move;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Switch;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;

/** The names of things as a person reads them. */
public final class Names {

  private Names() {}

  /** {@code Classic 40, field guide}. */
  public static String of(Edition edition) {
    return Bundle.say("edition." + edition.id());
  }

  /** A short form for chips and tables: {@code Field guide}. */
  public static String brief(Edition edition) {
    return Bundle.say("edition." + edition.id() + ".brief");
  }

  /** Where the edition's rules come from, and how sure that is. */
  public static String source(Edition edition) {
    return Bundle.say("edition." + edition.id() + ".source");
  }

  /** Which boxes or games the edition is for: {@code American boxes of the late 1990s}. */
  public static String boxes(Edition edition) {
    return Bundle.say("edition." + edition.id() + ".boxes");
  }

  /** {@code Captain}. */
  public static String of(Rank rank) {
    return Bundle.say("rank." + rank.name());
  }

  /** {@code Red}. */
  public static String of(Side side) {
    return Bundle.say("side." + side.name());
  }

  /** A move's way as a person reads it: {@code A5–B5–B6}. */
  public static String of(Move move) {
    return move.from() + move.via().map(v -> "–" + v).orElse("") + "–" + move.to();
  }

  /** {@code Two-squares limit}. */
  public static String of(Switch key) {
    return Bundle.say("switch." + key.word());
  }

  /** What a value of a switch means: {@code both are lost}. */
  public static String of(SwitchValue value) {
    return Bundle.say("switch." + value.key().word() + "." + value.word());
  }

  /** What a value of a switch means at the table, as a sentence. */
  public static String meaning(SwitchValue value) {
    return Bundle.say("switch." + value.key().word() + "." + value.word() + ".meaning");
  }

  /** A switch with its value, as shown beside the name of a game: {@code Equal ranks: both are lost}. */
  public static String with(SwitchValue value) {
    return Bundle.say("switch.with", of(value.key()), of(value));
  }

  /** {@code Marshal 10 is strongest}. */
  public static String direction(Numbering numbering) {
    return Bundle.say("direction", of(Rank.MARSHAL), numbering.label(Rank.MARSHAL));
  }
}

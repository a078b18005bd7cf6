package rankandfile.ui.play;

/**
 * What the status line is to say.
 *
 * @param number counts what was told, so that the same sentence can be told twice
 */
public record Told(long number, String words) {

  static final Told NOTHING = new Told(0, "");

  Told then(String sentence) {
    return new Told(number + 1, sentence);
  }
}

package rankandfile.ui.kit;

import java.util.Arrays;
import java.util.List;

/**
 * The keys of one part of the program and what they do, for the page of help. A part lists its keys in its own words:
 * {@code keys.title} stands above the list, {@code keys} names them in order, {@code key.NAME} is a key and
 * {@code does.NAME} what it does.
 *
 * @param title what stands above the list
 */
public record KeyList(String title, List<Line> lines) {

  /** One line of the list: the key's name and what it does. */
  public record Line(String key, String does) {}

  public KeyList {
    lines = List.copyOf(lines);
  }

  /** The list in these words; throws when one is missing. */
  public static KeyList of(Texts texts) {
    return new KeyList(texts.text("keys.title"), Arrays.stream(texts.text("keys").split(" "))
        .map(name -> new Line(texts.text("key." + name), texts.text("does." + name))).toList());
  }
}

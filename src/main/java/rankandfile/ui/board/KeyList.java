package rankandfile.ui.board;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The keys of a board and what they do, in words, for the list that a window shows. */
public final class KeyList {

  private KeyList() {}

  /** One line of the list: the key's name and what it does. */
  public record Line(String key, String does) {}

  public static List<Line> lines() {
    return Arrays.stream(BoardWords.text("keys").split(" "))
        .map(k -> new Line(BoardWords.text("key." + k), BoardWords.text("does." + k))).toList();
  }

  /** What stands above the list. */
  public static String title() {
    return BoardWords.text("keys.title");
  }

  /** The list as text, each key on a line of its own. */
  public static String text() {
    return lines().stream().map(l -> BoardWords.text("keys.line", l.key(), l.does()))
        .collect(Collectors.joining("\n"));
  }
}

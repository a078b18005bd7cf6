package rankandfile.book;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** Large texts that a careless reader would take minutes for, or not survive. */
final class Rubbish {

  private static final String HEADS = "```scenario x\ncaption: a\ncites: A4\n";
  private static final String BOARD = HEADS + "red: Major A1\nblue: Major J1\n\n";
  private static final String LONG_GAME =
      HEADS + "rules: field-guide, two-squares=off, threefold=off\nred: Major A1\nblue: Major J1\n\n";
  private static final String SHUTTLE = "A1-A2\nJ1-J2\nA2-A1\nJ2-J1\n";
  private static final String END = "\n```\n";

  private Rubbish() {}

  /** Each kind by its name, about so many characters long. */
  static Map<String, Supplier<String>> kinds(int size) {
    Map<String, Supplier<String>> kinds = new LinkedHashMap<>();
    marks(kinds, size);
    lines(kinds, size);
    tables(kinds, size);
    blocks(kinds, size);
    games(kinds, size);
    return kinds;
  }

  private static void marks(Map<String, Supplier<String>> kinds, int size) {
    for (String mark : new String[] {"[", "![", "> ", "- ", "*a ", "_a ", "**a ", "*", "`", "A ", "7", "<", "<!--",
        "<![CDATA[ ", "<?", "<a ", "\\", "[a](", "[a](<b", "[x][", "\0", "\uD83D", "\uD83D\uDE00", "\t", "|", "#",
        "~~~", "<a:b>", "&amp;"}) {
      kinds.put(mark + " in one line", () -> fill(mark, size));
    }
    kinds.put("emphasis in emphasis", () -> fill("*a **b ", size / 2) + fill("c** d* ", size / 2));
    kinds.put("image in image", () -> fill("![", size / 3) + fill("](a)", size * 2 / 3));
    kinds.put("brackets in brackets", () -> fill("[", size / 2) + fill("]", size / 2));
    kinds.put("ever more backticks", () -> growing(size, i -> "`".repeat(i) + "a"));
    kinds.put("ever deeper lists", () -> growing(size, i -> "  ".repeat(i) + "- a\n"));
    kinds.put("ever deeper quotes", () -> growing(size, i -> ">".repeat(i) + " a\n"));
  }

  private static void lines(Map<String, Supplier<String>> kinds, int size) {
    for (String line : new String[] {"a", "# a", "- a", "1) a", "> a", "[a](#x)", "[a](#x)\n", "[a]: b", "[a]: b 'c", "a\n===",
        "<div>", "<!--", "> ```scenario x", "```scenario x\n```", "```task x\n```", "```table x\n```",
        "", "    a", "---", "\r"}) {
      kinds.put(line.replace('\n', ' ').replace('\r', ' ') + " in each line", () -> fill(line + "\n", size));
    }
    kinds.put("headings and dead links", () -> fill("# a\n\n", size / 2) + fill("[a](#zz)\n\n", size / 2));
    kinds.put("front matter", () -> "---\n" + fill("title: a\n", size) + "---\n");
    kinds.put("verdicts", () -> "---\nverdict: a\n" + fill("  lightning: a\n", size) + "---\n");
    kinds.put("open front matter", () -> "---\n" + fill("title\n", size));
  }

  private static void tables(Map<String, Supplier<String>> kinds, int size) {
    kinds.put("table rows", () -> "|a|b|\n|-|-|\n" + fill("|a|b|\n", size));
    kinds.put("empty rows of a wide table",
        () -> fill("|a", size / 100) + "\n" + fill("|-", size / 100) + "\n" + fill("|\n", size));
    kinds.put("table in each line", () -> fill("a|b\n-|-\n", size));
    kinds.put("wide table", () -> fill("|a", size / 2) + "\n" + fill("|-", size / 2) + "\n");
  }

  private static void blocks(Map<String, Supplier<String>> kinds, int size) {
    kinds.put("rows", () -> HEADS + "\nA B C\n" + fill("7 .. .. ..\n", size) + END);
    kinds.put("wrong rows", () -> HEADS + "\nA B C\n" + fill("7 xx yy zz\n", size) + END);
    kinds.put("one long row", () -> HEADS + "\nA B C\n7 " + fill(".. ", size) + END);
    kinds.put("column letters", () -> HEADS + fill("A B C ", size) + END);
    kinds.put("headers", () -> HEADS + fill("caption: a\n", size) + END);
    kinds.put("pieces", () -> HEADS + "red: " + fill("Spy A1, ", size) + END);
    kinds.put("wrong pieces", () -> HEADS + "red: " + fill("x y ", size) + END);
    kinds.put("moved squares", () -> HEADS + "red: Spy J1\nmoved: " + fill("A1 A2 B5 C6 J9 A10 ", size) + END);
    kinds.put("switches", () -> HEADS + "rules: field-guide" + fill(", chase=on", size) + END);
    kinds.put("wrong lines", () -> BOARD + fill("qwert\n", size) + END);
    kinds.put("long wrong words", () -> BOARD + fill("q".repeat(59) + "\n", size) + END);
    kinds.put("one long wrong word", () -> BOARD + fill("q", size) + END);
    kinds.put("wrong claims", () -> BOARD + fill("A1-A2 -> attacker wonn\n", size) + END);
    kinds.put("many claims", () -> BOARD + "A1-A2 -> " + fill("moves; ", size) + END);
    kinds.put("many ranks", () -> BOARD + "red sees A1 -> " + fill("Major or ", size) + END);
    kinds.put("dashes", () -> BOARD + "A1-A2 " + fill("--", size) + END);
    kinds.put("resets", () -> BOARD + fill("reset\n", size) + END);
    kinds.put("answers", () -> "```task x\naim: a\ngoal: win\ncites: A4\nred: Major A1\nblue: Flag A2, Spy J1\n"
        + fill("answer A1-A2 -> attacker wins; red wins: flag captured\n", size) + END);
    kinds.put("long answer", () -> "```task x\naim: a\ngoal: win\ncites: A4\nred: Major A1\nblue: Flag A9, Major J1\n"
        + "answer A1-A2\n" + fill("  J1-J2\n  A2-A1\n  J2-J1\n  A1-A2\n", size) + END);
  }

  private static void games(Map<String, Supplier<String>> kinds, int size) {
    kinds.put("steps", () -> LONG_GAME + fill(SHUTTLE, size) + END);
    kinds.put("steps of a chase", () -> BOARD.replace("red:", "rules: tournament, two-squares=off\nred:")
        .replace("J1", "B3") + fill("A1-A2\nB3-B4\nA2-A1\nB4-B3\n", size) + END);
    kinds.put("legal", () -> BOARD + fill("legal A1 -> A2 B1\n", size) + END);
    kinds.put("legal with many squares", () -> BOARD + "legal A1 -> " + fill("A2 B1 ", size) + END);
    kinds.put("sees", () -> BOARD + fill("red sees A1 -> Major\n", size) + END);
    kinds.put("in lines under one step", () -> BOARD + "A1-A2\n" + fill("  in duel -> moves\n", size) + END);
    kinds.put("in lines under many steps", () -> LONG_GAME
        + fill(SHUTTLE.replaceFirst("\n", "\n  in duel, two-squares=off -> moves\n"), size) + END);
    kinds.put("in lines of ever new editions", () -> LONG_GAME + fill(SHUTTLE, size / 2)
        + growing(size / 2, i -> (i % 50 > 0 ? "" : SHUTTLE) + (i % 50 > 1 ? "" : "A1-A2\nJ1-J2\nA2-A1\nJ2-J1\n")
            + "  in duel, two-squares=off" + switches(i) + " -> moves\n") + END);
  }

  private static String switches(int i) {
    return ", bomb=" + (i % 2 < 1 ? "stays" : "removed") + ", faces=" + (i % 4 < 2 ? "open" : "hidden")
        + ", rescue=" + (i % 8 < 4 ? "on" : "off") + ", captain-steps=" + (i % 16 < 8 ? 1 : 2)
        + ", silent-defence=" + (i % 32 < 16 ? "on" : "off") + ", equal-ranks=" + (i % 64 < 32 ? "both" : "attacker");
  }

  private static String fill(String part, int size) {
    return part.repeat(Math.max(1, size / part.length()));
  }

  private static String growing(int size, IntFunction<String> part) {
    StringBuilder text = new StringBuilder();
    for (int i = 1; text.length() < size; i++) {
      text.append(part.apply(i));
    }
    return text.toString();
  }
}

package rankandfile.book;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Spoils texts at random: letters, words and lines are lost, doubled, swapped or put in. The same for a seed. */
public final class Mutation {

  private static final List<String> SHARDS = List.of(
      "\0", "\u0001", "\u001b[31m", "\u0085", "\u2028", "\uFEFF", "\uFFFE", "\uD83D", "\uDE00", "\uD83D\uDE00", "e\u0301",
      "\r", "\r\n", "\n", "\n\n", "\t", " ", "\u00A0", "\u3000", "\\", "`", "```", "~~~", "~~", "..", "->", "--", ";", ":",
      ",", "=", "-", "#", "> ", "- ", "1. ", "999999999. ", "    ", "  in ", "| a |\n|---|\n", "---\n", "[", "](", ")", "![",
      "<", "<!--", "<a ", "&#0;", "&amp;", "*", "**", "_", "A", "a5", "A0", "J11", "10", "0", "-1", "99999999999", "CP", "bo",
      "scenario", "```scenario x\n", "```task y\n", "```table armies\n```\n", "~~~ scenario z\n", "caption:", "rules:",
      "red:", "moved:", "captured:", "scope: game\n", "legal ", "red sees ", "start -> ", "reset\n", "refused: ", "moves",
      " rescue Captain B2", "in lightning, two-squares=2 -> moves\n", "answer ", "wrong ", "missed ", "goal: win\n",
      "[x](#y)", "[x](rule:A4)", "[x](a.md#b)", "[x]: y\n", "title: ", "verdict: ");

  private final Random random;
  private final List<String> texts;
  private final List<String> shards;

  /** Spoils chapters. */
  Mutation(long seed, List<String> chapters) {
    this(seed, chapters, SHARDS);
  }

  /** Spoils these texts, and puts these pieces of text into them. */
  public Mutation(long seed, List<String> texts, List<String> shards) {
    this.random = new Random(seed);
    this.texts = List.copyOf(texts);
    this.shards = List.copyOf(shards);
  }

  /** Any of the texts, whole and spoilt in one place or a few. */
  public String lightly() {
    String text = any(texts);
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      text = spoil(text);
    }
    return text;
  }

  /** The next spoilt text. */
  public String next() {
    String text = any(texts);
    if (text.length() > 4_000 || random.nextInt(4) > 0) {
      text = part(text);
    }
    for (int i = 1 + random.nextInt(12); i > 0; i--) {
      text = spoil(text);
    }
    return text;
  }

  /** A few hundred characters from somewhere, so that the same damage is worth more. */
  private String part(String text) {
    int from = random.nextInt(text.length() + 1);
    return text.substring(from, Math.min(text.length(), from + 200 + random.nextInt(2_000)));
  }

  private String spoil(String text) {
    return switch (random.nextInt(10)) {
      case 0, 1, 2 -> characters(text);
      case 3, 4, 5 -> lines(text);
      case 6, 7 -> words(text);
      case 8 -> nested(text);
      default -> repeated(text);
    };
  }

  private String characters(String text) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + 1 + random.nextInt(3));
    return text.substring(0, at) + switch (random.nextInt(4)) {
      case 0 -> any(shards) + text.substring(at);
      case 1 -> any(shards) + text.substring(end);
      case 2 -> text.substring(at, end) + text.substring(at);
      default -> text.substring(end);
    };
  }

  private String lines(String text) {
    return String.join("\n", shuffled(List.of(text.split("\n", -1))));
  }

  private String words(String text) {
    return String.join(" ", shuffled(List.of(text.split(" ", -1))));
  }

  /** One part lost, doubled, swapped with another one, or one taken from another text. */
  private List<String> shuffled(List<String> parts) {
    List<String> changed = new ArrayList<>(parts);
    int at = random.nextInt(changed.size());
    int other = random.nextInt(changed.size());
    switch (random.nextInt(4)) {
      case 0 -> changed.remove(at);
      case 1 -> changed.add(other, changed.get(at));
      case 2 -> Collections.swap(changed, at, other);
      default -> changed.add(at, any(List.of(any(texts).split("\n", -1))));
    }
    return changed;
  }

  /** Some lines put into quotes and lists, now and then very deep ones. */
  private String nested(String text) {
    String mark = any(List.of("> ", ">", "- ", "  ", "1) ", ">\t", "\t", "    ", "*a ", "**b _c ", "[", "!["));
    String prefix = mark.repeat(random.nextInt(5) == 0 ? 1 + random.nextInt(3_000) : 1 + random.nextInt(3));
    String[] lines = text.split("\n", -1);
    int from = random.nextInt(lines.length);
    int to = Math.min(lines.length, from + (prefix.length() > 20 ? 1 : 1 + random.nextInt(12)));
    for (int i = from; i < to; i++) {
      lines[i] = prefix + lines[i];
    }
    return String.join("\n", lines);
  }

  /** Something repeated so often that a line or a list becomes huge. */
  private String repeated(String text) {
    int at = random.nextInt(text.length() + 1);
    String part = random.nextBoolean() ? any(shards) : text.substring(at, Math.min(text.length(), at + 20));
    return text.substring(0, at) + part.repeat(random.nextInt(random.nextInt(20) == 0 ? 5_000 : 50))
        + text.substring(at);
  }

  private String any(List<String> values) {
    return values.get(random.nextInt(values.size()));
  }
}

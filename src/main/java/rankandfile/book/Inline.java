package rankandfile.book;

import java.util.List;

/** A part of a line of text. */
public sealed interface Inline {

  record Text(String text) implements Inline {}

  record Emphasis(List<Inline> parts) implements Inline {}

  record Strong(List<Inline> parts) implements Inline {}

  record Code(String text) implements Inline {}

  /**
   * {@code target} is as written: a file of the book, {@code #name}, {@code rule:A4}, {@code switch:chase}, or a web
   * address.
   */
  record Link(String target, List<Inline> parts) implements Inline {}

  /** A new line within a paragraph. */
  record Break() implements Inline {}

  /** The bare text of some parts. */
  static String plain(List<Inline> parts) {
    StringBuilder text = new StringBuilder();
    for (Inline part : parts) {
      text.append(switch (part) {
        case Text p -> p.text;
        case Emphasis p -> plain(p.parts);
        case Strong p -> plain(p.parts);
        case Code p -> p.text;
        case Link p -> plain(p.parts);
        case Break p -> " ";
      });
    }
    return text.toString();
  }
}

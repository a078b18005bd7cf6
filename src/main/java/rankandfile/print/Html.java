package rankandfile.print;

/** Writes text as part of a page. */
final class Html {

  private Html() {}

  /** The text with the signs replaced that mean something in HTML; also for attributes in double quotes. */
  static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;")
        .replace('\'', '’');
  }

  /** The text with its first sentence in bold. */
  static String ledByFirstSentence(String text) {
    int end = text.indexOf(". ");
    return end < 0 ? "<b>" + escape(text) + "</b>"
        : "<b>" + escape(text.substring(0, end + 1)) + "</b>" + escape(text.substring(end + 1));
  }
}

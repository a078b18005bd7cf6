package rankandfile.rules.oracle;

import java.util.List;

/** Engine and rules page answer one question differently. */
final class Disagreement extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final String kind;

  /**
   * @param kind what sort of question it is; one example of a sort is enough for a person
   */
  Disagreement(String kind, String question, Object page, Object engine) {
    super(question + "\n    rules page: " + page + "\n    engine:     " + engine);
    this.kind = kind;
  }

  /** What went wrong, with the game it came up in. */
  Disagreement(String kind, RuntimeException cause, String block, List<String> board) {
    super(block + "\n\n    " + cause.getMessage() + "\n    board now:\n" + String.join("\n", board), cause);
    this.kind = kind;
  }

  String kind() {
    return kind;
  }

  /** Throws if both answers differ. */
  static void unlessEqual(String kind, String question, Object page, Object engine) {
    if (!page.equals(engine)) {
      throw new Disagreement(kind, question, page, engine);
    }
  }
}

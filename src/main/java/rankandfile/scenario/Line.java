package rankandfile.scenario;

import java.util.List;
import rankandfile.notation.RulesText;
import rankandfile.notation.Span;

/** A line of a scenario below its diagram. */
public sealed interface Line {

  /**
   * A question with the claimed answer.
   *
   * @param place the claim, or the whole step where it claims nothing
   * @param note the text shown beside the board at this step; empty if there is none
   */
  record Step(Span place, Question question, Answer claim, String note, List<Variant> variants) implements Line {

    public Step {
      variants = List.copyOf(variants);
    }

    /** This step with what other editions say of it. */
    Step with(List<Variant> others) {
      return new Step(place, question, claim, note, others);
    }
  }

  /** Back to the diagram. */
  record Reset() implements Line {}

  /** A question that could not be read; nothing else depends on it. */
  record Skipped() implements Line {}

  /** A step that could not be read: what follows up to the next reset cannot be compared. */
  record Broken() implements Line {}

  /** The same step under another edition. */
  record Variant(Span place, RulesText rules, Answer claim, String note) {}
}

package rankandfile.book;

import java.util.List;
import rankandfile.notation.Problem;
import rankandfile.scenario.Scenario;
import rankandfile.scenario.Task;

/** A block of a chapter, in the order in which it is read. */
public sealed interface Passage {

  /** {@code level} is 1 for the chapter's title; {@code id} is the heading's address within the chapter. */
  record Heading(int level, String id, List<Inline> parts) implements Passage {}

  record Paragraph(List<Inline> parts) implements Passage {}

  /** Numbered from {@code first} when {@code numbered}. */
  record Items(boolean numbered, int first, List<List<Passage>> items) implements Passage {}

  record Quote(List<Passage> passages) implements Passage {}

  /** All rows have as many cells as the head. */
  record Table(List<List<Inline>> head, List<List<List<Inline>>> rows) implements Passage {}

  /** The army of the edition in force; {@link MadeTables#army} makes the table. */
  record Army() implements Passage {}

  /** Text to be shown as it is written. */
  record Verbatim(String text) implements Passage {}

  /** A line across. */
  record Rule() implements Passage {}

  /** A board that runs. */
  record Live(Scenario scenario) implements Passage {}

  /** Something to do on a board. */
  record Exercise(Task task) implements Passage {}

  /** A block that cannot be run, and why. */
  record Broken(List<Problem> problems) implements Passage {}
}

package rankandfile.print;

import rankandfile.notation.RulesText;
import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;

/**
 * What to print.
 *
 * @param rules the edition with the house switches in force
 * @param numbering the numbers that the pieces in the figures carry; page 1 lists both ways of counting
 * @param inkSaver whether Blue's blocks are drawn in outline
 */
public record Reference(RulesText rules, Numbering numbering, Paper paper, boolean inkSaver) {

  /** An edition as it is in its box, in full ink. */
  public static Reference of(Edition edition, Paper paper) {
    return new Reference(RulesText.of(edition), edition.numbering(), paper, false);
  }

  public Edition edition() {
    return rules.edition();
  }

  /** A name for the file, such as {@code rank-and-file-lightning-a4.pdf}. */
  public String fileName() {
    return "rank-and-file-" + edition().id() + "-" + paper.word() + ".pdf";
  }
}

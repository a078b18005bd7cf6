package rankandfile.scenario;

import java.util.List;
import rankandfile.notation.RulesText;
import rankandfile.notation.Span;
import rankandfile.picture.Area;
import rankandfile.rules.Setup;
import rankandfile.rules.Viewer;

/**
 * A board of the book with what happens on it, as its block says. It may claim something wrong: {@link Trial} finds
 * out.
 *
 * @param name its address, unique in the book
 * @param caption one or two sentences
 * @param cites the ids of the rules that it shows
 * @param rules the edition, with switches, under which it is claimed
 * @param view whose knowledge is drawn
 * @param setup the diagram
 * @param area the part of the board that is drawn
 * @param lines what follows the diagram
 * @param place where the block begins
 */
public record Scenario(
    String name,
    String caption,
    List<String> cites,
    RulesText rules,
    Viewer view,
    Setup setup,
    Area area,
    List<Line> lines,
    Span place) {

  public Scenario {
    cites = List.copyOf(cites);
    lines = List.copyOf(lines);
  }
}

package rankandfile.formation;

import java.util.Arrays;
import java.util.List;
import rankandfile.play.Lineup;
import rankandfile.rules.Army;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;

/**
 * A whole army set up for people to take as it is or as a start.
 *
 * @param id a word that stays: {@code closed-corner}
 * @param lineup for Red; {@link Lineup#turnedFor} gives it to Blue
 */
public record Formation(String id, Lineup lineup) {

  /** Those for this army, in the order in which they are offered. */
  public static List<Formation> of(Army army) {
    return Bundled.ALL.stream().filter(f -> f.isFor(army)).toList();
  }

  /** All of them. */
  public static List<Formation> all() {
    return Bundled.ALL;
  }

  private boolean isFor(Army army) {
    return Arrays.stream(Rank.values()).allMatch(r -> lineup.count(r) == army.count(r));
  }

  /** The lineup for this side. */
  public Lineup lineup(Side side) {
    return lineup.turnedFor(side);
  }

  /** {@code Closed corner}. */
  public String name() {
    return FormationWords.text(id + ".name");
  }

  /** Why one takes it. */
  public String why() {
    return FormationWords.text(id + ".why");
  }

  /** What it is weak against. */
  public String fears() {
    return FormationWords.text(id + ".fears");
  }

  private static final class Bundled {
    private static final List<Formation> ALL = FormationFile.bundled();
  }
}

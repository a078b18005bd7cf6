package rankandfile.formation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rankandfile.play.Lineup;
import rankandfile.rules.OutsideData;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.edition.Edition;

/** The ready formations: whole armies, without a remark, well told, and none that anybody else has written down. */
class FormationTest {

  /** The letters of the outside data, by the order of the ranks. */
  private static final String LETTERS = "MBCDE.FGHIJKL";

  @ParameterizedTest
  @EnumSource(Edition.class)
  void everyEditionHasSome(Edition edition) {
    int few = edition.rules().army().size() == 40 ? 8 : 4;
    assertTrue(Formation.of(edition.rules().army()).size() >= few, edition + "");
  }

  @ParameterizedTest
  @EnumSource(Edition.class)
  void noneHasADefectOrARemark(Edition edition) {
    for (Formation formation : Formation.of(edition.rules().army())) {
      for (Side side : Side.values()) {
        Lineup lineup = formation.lineup(side);
        assertEquals(side, lineup.side());
        assertEquals(List.of(), lineup.defects(edition.rules()), formation.id());
        assertEquals(List.of(), Remarks.of(lineup, edition.rules().army()), formation.id());
      }
    }
  }

  @Test
  void eachIsForAnEdition() {
    Set<Formation> used = new HashSet<>();
    for (Edition edition : Edition.values()) {
      used.addAll(Formation.of(edition.rules().army()));
    }
    assertEquals(Set.copyOf(Formation.all()), used);
  }

  @Test
  void allDiffer() {
    Set<Map<?, Rank>> seen = new HashSet<>();
    for (Formation formation : Formation.all()) {
      assertTrue(seen.add(formation.lineup().pieces()), formation.id());
      assertTrue(seen.add(formation.lineup().mirrored().pieces()), formation.id() + " mirrored");
    }
  }

  @Test
  void eachIsToldInAFewWords() {
    for (Formation formation : Formation.all()) {
      String told = formation.why() + " " + formation.fears();
      assertTrue(told.split(" ").length <= 25, formation.id() + ": " + told);
      assertTrue(formation.why().endsWith(".") && formation.fears().startsWith("Fears "), told);
      assertTrue(formation.name().length() <= 24, formation.name());
    }
    assertEquals(Formation.all().size(), Formation.all().stream().map(Formation::id).distinct().count());
  }

  @Test
  void noneIsAmongThoseThatPeoplePlayed() {
    Set<String> known = new HashSet<>(OutsideData.lines("full_human_inits.dat"));
    known.addAll(OutsideData.lines("barrage_human_inits.dat"));
    OutsideData.rows("common_setups.tsv").forEach(row -> known.add(OutsideData.fromLeaflet(row[0])));
    assertTrue(known.size() > 20_000, known.size() + "");
    for (Formation formation : Formation.all()) {
      assertFalse(known.contains(letters(formation.lineup())), formation.id());
      assertFalse(known.contains(letters(formation.lineup().mirrored())), formation.id() + " mirrored");
    }
  }

  @Test
  void theLettersAreThoseOfTheData() {
    String first = OutsideData.lines("full_human_inits.dat").getFirst();
    assertEquals(first, letters(Lineup.of(Side.RED, OutsideData.army(first, Side.RED))));
  }

  private static String letters(Lineup lineup) {
    return Lineup.squares(Side.RED).stream()
        .map(s -> lineup.at(s).map(r -> "" + LETTERS.charAt(r.ordinal())).orElse("A")).collect(Collectors.joining());
  }
}

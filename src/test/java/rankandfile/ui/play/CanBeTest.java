package rankandfile.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import rankandfile.play.GameRecord;
import rankandfile.play.Table;
import rankandfile.rules.Observation;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.edition.Edition;

/** What a covered piece can still be. */
class CanBeTest {

  private static GameRecord played(Edition edition, int plies) {
    return Room.played(Room.rules(edition), Room.againstComputer(Side.RED), plies, 11);
  }

  @Test
  void atFirstEveryPieceCanBeAnything() {
    var canBe = CanBe.of(played(Edition.FIELD_GUIDE, 0).table().seenBy(Side.RED));
    assertEquals(40, canBe.size());
    canBe.values().forEach(c -> assertEquals("Can be: anything.", c.words()));
  }

  @Test
  void truthIsAmongTheRanksAndWhatEverybodySawIsNot() {
    int excluded = 0;
    for (Edition edition : List.of(Edition.FIELD_GUIDE, Edition.LIGHTNING, Edition.BARRAGE)) {
      GameRecord whole = played(edition, 5000);
      Table over = whole.table();
      for (int ply = 0; ply < whole.plies().size(); ply += 7) {
        Observation seen = over.seenBy(Side.RED, ply);
        Observation open = over.openAt(ply);
        var canBe = CanBe.of(seen);
        Set<Rank> gone = gone(seen);
        seen.board().forEach((square, sighting) -> {
          assertEquals(sighting instanceof Sighting.Hidden, canBe.containsKey(square));
          if (sighting instanceof Sighting.Hidden hidden) {
            CanBe told = canBe.get(square);
            assertTrue(told.ranks().contains(((Sighting.Own) open.board().get(square)).piece().rank()));
            assertFalse(hidden.moved() && (told.ranks().contains(Rank.BOMB) || told.ranks().contains(Rank.FLAG)));
            assertTrue(told.not().containsAll(gone), told + " though all are gone or seen of " + gone);
          }
        });
        excluded += canBe.isEmpty() ? 0 : gone.size();
      }
    }
    assertTrue(excluded > 20, "no rank was ever used up: " + excluded);
  }

  /** The ranks of which every blue piece was captured or is seen. */
  private static Set<Rank> gone(Observation seen) {
    Set<Rank> gone = new TreeSet<>();
    for (Rank rank : Rank.values()) {
      long lost = seen.lost().stream().filter(p -> p.side() == Side.BLUE && p.rank() == rank).count();
      long known = seen.board().values().stream()
          .filter(s -> s instanceof Sighting.Known k && k.rank() == rank).count();
      if (seen.rules().army().count(rank) > 0 && lost + known == seen.rules().army().count(rank)) {
        gone.add(rank);
      }
    }
    return gone;
  }

  @Test
  void saysItTheShorterWay() {
    assertEquals("Can be: Major, Scout, Bomb.", words(Set.of(Rank.BOMB, Rank.SCOUT, Rank.MAJOR)));
    assertEquals("Can only be: Flag.", words(Set.of(Rank.FLAG)));
    Set<Rank> most = new TreeSet<>(List.of(Rank.values()));
    most.removeAll(Set.of(Rank.BOMB, Rank.FLAG));
    assertEquals("Can be: anything but Bomb, Flag.", words(most));
  }

  private static String words(Set<Rank> ranks) {
    TreeSet<Rank> not = new TreeSet<>(List.of(Rank.values()));
    not.removeAll(ranks);
    return new CanBe(new TreeSet<>(ranks), not).words();
  }
}

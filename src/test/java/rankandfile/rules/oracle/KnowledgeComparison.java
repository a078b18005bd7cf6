package rankandfile.rules.oracle;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import rankandfile.rules.Crossings;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Piece;
import rankandfile.rules.Position;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.Chase;
import rankandfile.rules.SwitchValue.Threefold;
import rankandfile.rules.Viewer;

/** What each viewer can tell in the engine's position, held against the referee's past. */
record KnowledgeComparison(Referee referee, Position position, List<News> log, Tally tally) {

  void ofAllViewers() {
    for (Viewer viewer : Viewer.values()) {
      Observation seen = position.observedBy(viewer);
      ofTheBoard(viewer, seen);
      equal(viewer, "turn", referee.past().side(), seen.turn());
      equal(viewer, "lost", lost(), seen.lost());
      equal(viewer, "log", log, seen.log());
      equal(viewer, "ending", referee.ending(), seen.ending());
      equal(viewer, "destinations", destinations(viewer), seen.destinations());
      ofTheCounts(viewer, seen);
    }
    Telling.silentDefenders(referee.past()).forEach(chip -> tally.countIf(true, Rare.SILENT_DEFENDER));
  }

  private void ofTheBoard(Viewer viewer, Observation seen) {
    Map<Square, Sighting> page = new TreeMap<>();
    referee.past().now().board()
        .forEach((square, chip) -> page.put(square, Telling.sighting(referee.past(), viewer, chip)));
    for (Square square : Square.all()) {
      Optional<Sighting> there = Optional.ofNullable(page.get(square));
      equal(viewer, "square", there, seen.at(square));
      equal(viewer, "square", there, position.sighting(viewer, square));
    }
    tally.countIf(page.values().stream().anyMatch(KnowledgeComparison::isScoutOrCaptain), Rare.SCOUT_OR_CAPTAIN);
  }

  private static boolean isScoutOrCaptain(Sighting sighting) {
    return sighting instanceof Sighting.Hidden hidden && hidden.among().equals(Set.of(Rank.SCOUT, Rank.CAPTAIN));
  }

  private List<Piece> lost() {
    return referee.past().lost().stream().map(Chip::piece)
        .sorted(Comparator.comparing(Piece::side).thenComparing(Piece::rank)).toList();
  }

  private Map<Square, Set<Square>> destinations(Viewer viewer) {
    return Telling.owns(viewer, referee.past().side()) ? referee.destinations() : Map.of();
  }

  private void ofTheCounts(Viewer viewer, Observation seen) {
    Annals past = referee.past();
    equal(viewer, "rescues", Stream.of(Side.values()).map(s -> Rescuing.made(past, s)).toList(), seen.rescues());
    int stood = past.rules().threefold() == Threefold.ON ? Finishing.timesStood(past) : 1;
    equal(viewer, "occurrences", stood, seen.occurrences());
    if (past.rules().chase() == Chase.ON) {
      equal(viewer, "threats", Stream.of(Side.values()).map(s -> Chasing.threats(past, s)).toList(), seen.threats());
    }
    for (Side side : Side.values()) {
      Optional<Crossings> counted = seen.crossings().stream().filter(c -> c.side() == side).findFirst();
      equal(viewer, "crossings", Shuttling.most(past, side), counted.map(Crossings::count));
      counted.ifPresent(c -> equal(viewer, "crossings", c.count(),
          Shuttling.running(past.turnsOf(side), Set.of(c.one(), c.other()))));
    }
  }

  private static void equal(Viewer viewer, String what, Object page, Object engine) {
    if (!page.equals(engine)) {
      throw new Disagreement("knowledge: " + what, viewer + " sees " + what, page, engine);
    }
  }
}

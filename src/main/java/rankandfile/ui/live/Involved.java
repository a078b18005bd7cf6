package rankandfile.ui.live;

import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.notation.RulesText;
import rankandfile.rules.News;
import rankandfile.rules.Rank;
import rankandfile.rules.Rescue;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.scenario.Frame;
import rankandfile.scenario.Question;

/** The ranks that a step is about, as far as its reader may know them. */
final class Involved {

  private Involved() {}

  /** The piece that moves or is asked about, what it fights, and what it brings back. */
  static SortedSet<Rank> in(Frame frame) {
    SortedSet<Rank> ranks = new TreeSet<>();
    switch (frame.question()) {
      case Question.Play q -> {
        known(frame, q.move().from()).ifPresent(ranks::add);
        known(frame, q.move().to()).ifPresent(ranks::add);
        q.move().rescue().map(Rescue::rank).ifPresent(ranks::add);
      }
      case Question.Legal q -> known(frame, q.from()).ifPresent(ranks::add);
      case Question.Sees q -> known(frame, q.square()).ifPresent(ranks::add);
      case Question.Start q -> { }
    }
    frame.news().forEach(n -> {
      if (n instanceof News.Fought fought) {
        ranks.add(fought.attacker());
        ranks.add(fought.defender());
      }
    });
    return ranks;
  }

  private static Optional<Rank> known(Frame frame, Square square) {
    return frame.before().seen().at(square).flatMap(s -> switch (s) {
      case Sighting.Own own -> Optional.of(own.piece().rank());
      case Sighting.Known known -> Optional.of(known.rank());
      case Sighting.Hidden hidden -> Optional.empty();
    });
  }

  /** The strongest of these ranks that an army of the rules has not. */
  static Optional<Rank> lacking(SortedSet<Rank> ranks, RulesText rules) {
    return ranks.reversed().stream().filter(r -> rules.rules().army().count(r) == 0).findFirst();
  }
}

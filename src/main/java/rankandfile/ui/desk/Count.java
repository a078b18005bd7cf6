package rankandfile.ui.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rankandfile.rules.Crossings;
import rankandfile.rules.Observation;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.SwitchValue;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;

/**
 * A count that a rule of repetition looks at.
 *
 * @param what {@code Red Sergeant, E4–E5}
 * @param count how often so far
 * @param limit how often is allowed, or ends the game; 0 where there is no such number
 * @param told the same in words: {@code 2 of 3}
 */
public record Count(String what, int count, int limit, String told) {

  /** The counts that matter under the rules, as far as the viewer can tell. */
  static List<Count> all(Observation seen, Texts texts) {
    List<Count> all = new ArrayList<>();
    if (seen.rules().twoSquares() != SwitchValue.TwoSquares.OFF) {
      seen.crossings().forEach(c -> crossing(c, seen, texts).ifPresent(all::add));
    }
    if (seen.rules().chase() == SwitchValue.Chase.ON) {
      for (Side side : Side.values()) {
        int threats = seen.threats().get(side.ordinal());
        if (threats > 0) {
          all.add(new Count(texts.text("count.chase", Names.of(side)), threats, 0,
              texts.text("count.threats", threats)));
        }
      }
    }
    if (seen.rules().threefold() == SwitchValue.Threefold.ON && !seen.log().isEmpty()) {
      int times = seen.occurrences();
      all.add(new Count(texts.text("count.position"), times, 3, texts.text("count.time", times)));
    }
    return all;
  }

  private static Optional<Count> crossing(Crossings crossings, Observation seen, Texts texts) {
    int limit = seen.rules().twoSquares().limit();
    return seen.board().values().stream().filter(s -> s.id().equals(crossings.id())).findFirst()
        .map(s -> new Count(texts.text("count.crossing", name(s, texts), crossings.one(), crossings.other()),
            crossings.count(), limit, texts.text("count.of", crossings.count(), limit)));
  }

  private static String name(Sighting sighting, Texts texts) {
    String side = Names.of(sighting.side());
    return switch (sighting) {
      case Sighting.Own s -> texts.text("piece", side, Names.of(s.piece().rank()));
      case Sighting.Known s -> texts.text("piece", side, Names.of(s.rank()));
      case Sighting.Hidden s -> texts.text("piece.hidden", side);
    };
  }
}

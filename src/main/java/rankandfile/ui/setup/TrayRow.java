package rankandfile.ui.setup;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rankandfile.play.Lineup;
import rankandfile.rules.Army;
import rankandfile.rules.Rank;

/**
 * The pieces of one rank in the tray.
 *
 * @param left how many of them are still to be placed
 * @param all how many there are, at least one
 * @param inHand whether one of them is placed next
 */
record TrayRow(Rank rank, int left, int all, boolean inHand) {

  /** All ranks, strongest first, Bomb and Flag last. */
  static final List<Rank> ORDER = Arrays.asList(Rank.values()).reversed();

  /** A row for each rank of the army. */
  static List<TrayRow> of(Army army, Lineup lineup, Optional<Rank> hand) {
    Map<Rank, Integer> left = lineup.toPlace(army);
    return ORDER.stream().filter(r -> army.count(r) > 0)
        .map(r -> new TrayRow(r, left.get(r), army.count(r), hand.equals(Optional.of(r)))).toList();
  }

  /** The rank that is placed after this one: itself or the next one of which there are any. */
  static Optional<Rank> next(Army army, Lineup lineup, Rank rank) {
    Map<Rank, Integer> left = lineup.toPlace(army);
    List<Rank> there = ORDER.stream().filter(r -> left.get(r) > 0).toList();
    return there.stream().filter(r -> r.compareTo(rank) <= 0).findFirst().or(() -> there.stream().findFirst());
  }
}

package rankandfile.formation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rankandfile.play.Lineup;
import rankandfile.rules.Army;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** Sets an army up at random: of several draws the one of which there is least to remark. */
public final class Shuffle {

  private static final int DRAWS = 60;

  private Shuffle() {}

  /** A whole army; the same random numbers give the same one. */
  public static Lineup of(Side side, Army army, RandomGenerator random) {
    return Stream.generate(() -> draw(side, army, random)).limit(DRAWS)
        .min(Comparator.comparingInt(l -> Remarks.of(l, army).size())).orElseThrow();
  }

  private static Lineup draw(Side side, Army army, RandomGenerator random) {
    List<Square> squares = new ArrayList<>(Lineup.squares(side));
    Collections.shuffle(squares, random);
    Lineup lineup = Lineup.empty(side);
    for (Rank rank : Rank.values()) {
      for (int i = 0; i < army.count(rank); i++) {
        lineup = lineup.with(squares.removeLast(), rank);
      }
    }
    return lineup;
  }
}

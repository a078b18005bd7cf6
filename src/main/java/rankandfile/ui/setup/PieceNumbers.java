package rankandfile.ui.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import rankandfile.play.Lineup;
import rankandfile.rules.PieceId;
import rankandfile.rules.Rank;
import rankandfile.rules.Square;

/** Tells physical pieces apart while they are set up, so that a moved one is seen to slide. */
final class PieceNumbers {

  private SortedMap<Square, PieceId> numbers = new TreeMap<>();
  private Lineup known;
  private int next;

  PieceNumbers(Lineup first) {
    known = Lineup.empty(first.side());
    follow(first);
  }

  Map<Square, PieceId> now() {
    return numbers;
  }

  /** Pieces that stand still keep their numbers; one that came takes that of an equal one that went. */
  void follow(Lineup lineup) {
    SortedMap<Square, PieceId> followed = new TreeMap<>();
    List<Square> went = new ArrayList<>();
    known.pieces().forEach((square, rank) -> {
      if (lineup.at(square).filter(r -> r == rank).isPresent()) {
        followed.put(square, numbers.get(square));
      } else {
        went.add(square);
      }
    });
    lineup.pieces().forEach((square, rank) -> followed.computeIfAbsent(square, s -> number(rank, went)));
    numbers = followed;
    known = lineup;
  }

  private PieceId number(Rank rank, List<Square> went) {
    for (Square square : went) {
      if (known.pieces().get(square) == rank) {
        went.remove(square);
        return numbers.get(square);
      }
    }
    return new PieceId(next++);
  }
}

package rankandfile.wording;

import static rankandfile.wording.Bundle.say;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rankandfile.rules.Observation;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;

/** Why each piece of a side that has no move left cannot move, where the viewer knows all of them. */
public final class ShutIn {

  private static final int MOST = 3;

  private ShutIn() {}

  /** {@code The Scout on A2 is shut in by its own Bomb on A3 and Flag on B2.} Empty where it may not be told. */
  static String of(Side side, Observation seen) {
    if (!seen.viewer().owns(side)) {
      return "";
    }
    List<Map.Entry<Square, Sighting>> all = seen.board().entrySet().stream()
        .filter(e -> e.getValue().side() == side).toList();
    List<Map.Entry<Square, Sighting>> movers = all.stream().filter(e -> canMove(e.getValue())).toList();
    if (movers.isEmpty()) {
      return all.isEmpty() ? say("shut-in.none", Names.of(side)) : say("shut-in.unmoving", Names.of(side));
    }
    String each = movers.stream().limit(MOST).map(e -> of(e.getKey(), e.getValue(), seen))
        .collect(Collectors.joining(" "));
    return movers.size() <= MOST ? each : each + " " + say("shut-in.more", movers.size() - MOST);
  }

  /** The same of one piece of the viewer's that walls on all sides keep from moving; empty where it is another. */
  public static Optional<String> of(Square square, Observation seen) {
    return seen.at(square).filter(ShutIn::canMove).filter(piece -> open(square, piece, seen).isEmpty())
        .map(piece -> of(square, piece, seen));
  }

  private static boolean canMove(Sighting sighting) {
    return sighting instanceof Sighting.Own own && own.piece().rank().canMove();
  }

  private static String of(Square square, Sighting piece, Observation seen) {
    List<Square> beside = Square.all().stream().filter(square::isNextTo).toList();
    if (!open(square, piece, seen).isEmpty()) {
      return say("shut-in.barred", name(piece), square);
    }
    List<String> walls = beside.stream().flatMap(s -> s.isLake() ? Stream.of(say("shut-in.lake", s))
        : seen.at(s).map(there -> say("shut-in.by", name(there), s)).stream()).toList();
    return say("shut-in", name(piece), square, walls.size() == 1 ? walls.getFirst()
        : say("shut-in.and", String.join(say("shut-in.between"), walls.subList(0, walls.size() - 1)), walls.getLast()));
  }

  /** The squares beside it that are neither lake nor taken by its own side. */
  private static List<Square> open(Square square, Sighting piece, Observation seen) {
    return Square.all().stream().filter(square::isNextTo)
        .filter(s -> !s.isLake() && seen.at(s).filter(there -> there.side() == piece.side()).isEmpty()).toList();
  }

  private static String name(Sighting sighting) {
    return sighting instanceof Sighting.Own own ? Names.of(own.piece().rank()) : "";
  }
}

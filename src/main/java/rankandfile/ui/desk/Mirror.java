package rankandfile.ui.desk;

import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.rules.Move;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Rescue;
import rankandfile.rules.Setup;
import rankandfile.rules.Square;
import rankandfile.rules.Viewer;
import rankandfile.scenario.Sketch;

/** The same board with the colours exchanged: what stood on row 1 stands on row 10. The rules see no difference. */
final class Mirror {

  private Mirror() {}

  static Sketch of(Sketch sketch) {
    return new Sketch(sketch.title(), sketch.rules(), of(sketch.view()), of(sketch.setup()),
        sketch.moves().stream().map(Mirror::of).toList());
  }

  private static Viewer of(Viewer viewer) {
    return switch (viewer) {
      case RED -> Viewer.BLUE;
      case BLUE -> Viewer.RED;
      case ALL -> Viewer.ALL;
    };
  }

  private static Setup of(Setup setup) {
    return new Setup(
        setup.placements().stream().map(p -> new Placement(of(p.square()), of(p.piece()))).toList(),
        setup.lost().stream().map(Mirror::of).toList(), of(setup.moved()), of(setup.known()), setup.turn().other(),
        setup.rules(), setup.scope());
  }

  private static SortedSet<Square> of(SortedSet<Square> squares) {
    SortedSet<Square> mirrored = new TreeSet<>();
    squares.forEach(s -> mirrored.add(of(s)));
    return mirrored;
  }

  private static Piece of(Piece piece) {
    return new Piece(piece.side().other(), piece.rank());
  }

  private static Square of(Square square) {
    return Square.of(square.column(), 9 - square.row());
  }

  private static Move of(Move move) {
    return new Move(of(move.from()), move.via().map(Mirror::of), of(move.to()),
        move.rescue().map(r -> new Rescue(r.rank(), of(r.square()))));
  }
}

package rankandfile.ui.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Setup;
import rankandfile.rules.Square;

/** Changes of a setup by hand. Marks go with their piece; no piece comes onto a lake or onto another. */
final class Edits {

  private Edits() {}

  /** The piece on the square, in place of what stands there. */
  static Setup place(Setup setup, Piece piece, Square square) {
    Setup cleared = takeOff(setup, square);
    List<Placement> placements = new ArrayList<>(cleared.placements());
    placements.add(new Placement(square, piece));
    return with(cleared, placements, cleared.moved(), cleared.known());
  }

  static Setup takeOff(Setup setup, Square square) {
    List<Placement> placements = setup.placements().stream().filter(p -> !p.square().equals(square)).toList();
    return with(setup, placements, without(setup.moved(), square), without(setup.known(), square));
  }

  /** The piece goes there; what stands there comes here. */
  static Setup exchange(Setup setup, Square from, Square to) {
    List<Placement> placements = setup.placements().stream()
        .map(p -> new Placement(other(p.square(), from, to), p.piece())).toList();
    return with(setup, placements, exchanged(setup.moved(), from, to), exchanged(setup.known(), from, to));
  }

  private static SortedSet<Square> exchanged(SortedSet<Square> squares, Square from, Square to) {
    SortedSet<Square> exchanged = new TreeSet<>();
    squares.forEach(s -> exchanged.add(other(s, from, to)));
    return exchanged;
  }

  private static Square other(Square square, Square from, Square to) {
    return square.equals(from) ? to : square.equals(to) ? from : square;
  }

  /** Whether the piece on the square has moved; Bombs and the Flag never have. */
  static Setup moved(Setup setup, Square square, boolean on) {
    boolean can = setup.at(square).filter(p -> p.rank().canMove()).isPresent();
    return with(setup, setup.placements(), marked(setup.moved(), square, on && can), setup.known());
  }

  /** Whether the enemy has seen the piece on the square. */
  static Setup known(Setup setup, Square square, boolean on) {
    boolean can = setup.at(square).isPresent();
    return with(setup, setup.placements(), setup.moved(), marked(setup.known(), square, on && can));
  }

  private static SortedSet<Square> marked(SortedSet<Square> squares, Square square, boolean on) {
    SortedSet<Square> marked = without(squares, square);
    if (on) {
      marked.add(square);
    }
    return marked;
  }

  private static SortedSet<Square> without(SortedSet<Square> squares, Square square) {
    SortedSet<Square> rest = new TreeSet<>(squares);
    rest.remove(square);
    return rest;
  }

  /** One captured piece more. */
  static Setup capture(Setup setup, Piece piece) {
    List<Piece> lost = new ArrayList<>(setup.lost());
    lost.add(piece);
    return withLost(setup, lost);
  }

  /** One captured piece of this kind less. */
  static Setup giveBack(Setup setup, Piece piece) {
    List<Piece> lost = new ArrayList<>(setup.lost());
    lost.remove(piece);
    return withLost(setup, lost);
  }

  private static Setup with(Setup setup, List<Placement> placements, SortedSet<Square> moved,
      SortedSet<Square> known) {
    return new Setup(placements, setup.lost(), moved, known, setup.turn(), setup.rules(), setup.scope());
  }

  private static Setup withLost(Setup setup, List<Piece> lost) {
    return new Setup(setup.placements(), lost, setup.moved(), setup.known(), setup.turn(), setup.rules(),
        setup.scope());
  }
}

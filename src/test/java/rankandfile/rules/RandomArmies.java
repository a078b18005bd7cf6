package rankandfile.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

/** Boards at random with the armies of the rules. The same seed of {@code random} gives the same ones. */
public final class RandomArmies {

  private RandomArmies() {}

  /** The whole army of each side on its home rows. */
  public static Setup opening(Ruleset rules, Random random) {
    List<Placement> placed = new ArrayList<>();
    for (Side side : Side.values()) {
      List<Square> home = shuffled(Square.all().stream().filter(s -> side.isHome(s.row())).toList(), random);
      army(rules, side).forEach(piece -> placed.add(new Placement(home.removeLast(), piece)));
    }
    return Setup.of(placed, rules, Scope.OPENING);
  }

  /** A moment of a game: three in ten pieces lost, the others anywhere, some moved and some known. */
  static Setup scattered(Ruleset rules, Random random) {
    List<Placement> placed = new ArrayList<>();
    List<Piece> lost = new ArrayList<>();
    TreeSet<Square> moved = new TreeSet<>();
    TreeSet<Square> known = new TreeSet<>();
    List<Square> squares = shuffled(Square.all().stream().filter(s -> !s.isLake()).toList(), random);
    for (Side side : Side.values()) {
      for (Piece piece : army(rules, side)) {
        if (piece.rank() != Rank.FLAG && random.nextInt(10) < 3) {
          lost.add(piece);
        } else {
          Square square = squares.removeLast();
          placed.add(new Placement(square, piece));
          mark(moved, square, piece.rank().canMove() && random.nextBoolean());
          mark(known, square, random.nextInt(5) == 0);
        }
      }
    }
    return new Setup(placed, lost, moved, known, rules.firstMover(), rules, Scope.GAME);
  }

  private static List<Piece> army(Ruleset rules, Side side) {
    List<Piece> army = new ArrayList<>();
    rules.army().counts().forEach((rank, count) -> army.addAll(Collections.nCopies(count, new Piece(side, rank))));
    return army;
  }

  private static void mark(TreeSet<Square> marks, Square square, boolean wanted) {
    if (wanted) {
      marks.add(square);
    }
  }

  private static List<Square> shuffled(List<Square> squares, Random random) {
    List<Square> shuffled = new ArrayList<>(squares);
    Collections.shuffle(shuffled, random);
    return shuffled;
  }
}

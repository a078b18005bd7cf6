package rankandfile.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Reads a board drawn with two letters a square, as in the chapters: {@code CP} is Red's Captain, {@code cp} Blue's,
 * {@code ..} an empty square, {@code ~~} a lake. The top line names all ten columns, every other begins with its row.
 */
final class Diagram {

  /** In the order of {@link Rank}. */
  private static final List<String> CODES =
      List.of("FL", "BO", "SP", "SC", "MI", "CR", "SG", "LT", "CP", "MJ", "CO", "GE", "MA");

  private Diagram() {}

  /** The pieces of a drawing. */
  static List<Placement> read(List<String> lines) {
    List<Placement> placed = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.strip().split(" +");
      for (int column = 0; column < 10; column++) {
        Square square = Square.of(column, Integer.parseInt(cells[0]) - 1);
        String cell = cells[column + 1];
        if (Character.isLetter(cell.charAt(0))) {
          placed.add(new Placement(square, piece(cell)));
        }
      }
    }
    return placed;
  }

  /** A piece written in two letters. */
  static Piece piece(String code) {
    Side side = Character.isUpperCase(code.charAt(0)) ? Side.RED : Side.BLUE;
    return new Piece(side, Rank.values()[CODES.indexOf(code.toUpperCase(Locale.ROOT))]);
  }
}

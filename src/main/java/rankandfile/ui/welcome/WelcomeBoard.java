package rankandfile.ui.welcome;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import rankandfile.notation.Words;
import rankandfile.picture.Area;
import rankandfile.picture.Block;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Face;
import rankandfile.picture.Mark;
import rankandfile.rules.Piece;
import rankandfile.rules.PieceId;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Numbering;

/** The board beside the doors: early in a game, seen by Red, who has just chosen a Colonel. For show only. */
final class WelcomeBoard {

  /** From row 10 down, in the codes of the book; {@code ??} is a block of which Red knows nothing. */
  private static final String DIAGRAM = """
      ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
      ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
      ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
      ?? .. ?? ?? .. ?? ?? ?? .. ??
      .. ?? ~~ ~~ lt CO ~~ ~~ ?? ..
      CP SC ~~ ~~ SC .. ~~ ~~ SC ..
      .. .. GE .. MA .. SG MI .. LT
      BO MJ SP CP SC MI CO BO SC SC
      LT MJ SG BO BO SG LT CP MI SC
      MI SC BO FL BO MI LT MJ SG CP
      """;
  private static final Square KNOWN = Square.of(4, 5);
  private static final Square MOVED = Square.of(1, 5);
  private static final Square CHOSEN = Square.of(5, 5);

  private WelcomeBoard() {}

  /** The board with the numbers of this numbering. */
  static BoardPicture picture(Numbering numbering) {
    SortedMap<Square, Block> blocks = new TreeMap<>();
    String[] codes = DIAGRAM.strip().split("\\s+");
    for (Square square : Square.all()) {
      String code = codes[(9 - square.row()) * 10 + square.column()];
      PieceId id = new PieceId(square.index());
      if (code.equals("??")) {
        blocks.put(square, back(id, square));
      }
      Words.piece(code).ifPresent(piece -> blocks.put(square, front(id, piece, square, numbering)));
    }
    BoardPicture still = new BoardPicture(Area.BOARD, Side.RED, blocks, new TreeMap<>(),
        new TreeMap<>(Map.of(CHOSEN, Set.of(Mark.SELECTED))), List.of(), List.of());
    return still.with(KNOWN, Mark.MAY_ATTACK).with(Square.of(5, 6), Mark.MAY_ATTACK)
        .with(Square.of(5, 4), Mark.MAY_GO);
  }

  private static Block back(PieceId id, Square square) {
    return new Block(id, Side.BLUE, new Face.Back(new TreeSet<>()), square.equals(MOVED), false, false);
  }

  private static Block front(PieceId id, Piece piece, Square square, Numbering numbering) {
    return new Block(id, piece.side(), new Face.Front(piece.rank(), numbering.label(piece.rank())), false,
        square.equals(KNOWN), false);
  }
}

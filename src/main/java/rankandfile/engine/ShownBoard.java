package rankandfile.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import rankandfile.rules.Move;
import rankandfile.rules.Placement;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/**
 * The board as the referee shows it to one player, letter by letter: own pieces, {@code #} for an enemy, {@code .} for
 * an empty square, {@code +} for a lake. Knows how pieces step and nothing else of the rules; it is what is left to go
 * by when the game as it was told does not fit together.
 */
final class ShownBoard {

  static final int ROWS = 10;
  private static final Pattern ROW = Pattern.compile("[1-9sBF#.+]{10}");
  private static final char ENEMY = '#';
  private static final char EMPTY = '.';
  private static final char LAKE = '+';

  private final char[] letters = new char[100];

  /** The board at the start. */
  ShownBoard(Side side, List<Placement> own) {
    for (Square square : Square.all()) {
      letters[square.index()] = square.isLake() ? LAKE : side.other().isHome(square.row()) ? ENEMY : EMPTY;
    }
    own.forEach(p -> letters[p.square().index()] = PieceLetters.letter(p.piece().rank()));
  }

  static boolean isRow(String line) {
    return ROW.matcher(line).matches();
  }

  /** Whether the ten rows, the top one first, show this board. */
  boolean equals(List<String> rows) {
    return String.join("", rows).equals(new String(letters));
  }

  /** Takes the ten rows for the board, the top one first. */
  void become(List<String> rows) {
    String.join("", rows).getChars(0, letters.length, letters, 0);
  }

  /** The rows of one side's home, the top one first. */
  List<String> home(Side side) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < ROWS; row++) {
      if (side.isHome(row)) {
        rows.add(new String(letters, row * 10, 10));
      }
    }
    return rows;
  }

  /** Carries out what was told; an illegal move changes nothing. */
  void carryOut(Report report) {
    char mover = isOwn(report.from()) ? letters[report.from().index()] : ENEMY;
    int to = report.to().index();
    switch (report.word()) {
      case ILLEGAL -> { }
      case OK, KILLS, VICTORY_FLAG -> letters[to] = mover;
      case DIES -> { }
      case BOTHDIE -> letters[to] = EMPTY;
    }
    if (report.word() != Report.Word.ILLEGAL) {
      letters[report.from().index()] = EMPTY;
    }
  }

  /** Whether an own piece stands there. */
  boolean isOwn(Square square) {
    char letter = letters[square.index()];
    return letter != ENEMY && letter != EMPTY && letter != LAKE;
  }

  /** Every move that nothing stands in the way of. */
  List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (Square from : Square.all()) {
      char letter = letters[from.index()];
      if (isOwn(from) && letter != 'B' && letter != 'F') {
        for (Way way : Way.values()) {
          along(from, way, letter == '9' ? ROWS : 1, moves);
        }
      }
    }
    return moves;
  }

  private void along(Square from, Way way, int most, List<Move> moves) {
    for (int far = 1; far <= most; far++) {
      Square to = way.from(from, far).orElse(from);
      char there = letters[to.index()];
      if (there != EMPTY && there != ENEMY) {
        return;
      }
      moves.add(Move.of(from, to));
      if (there == ENEMY) {
        return;
      }
    }
  }
}

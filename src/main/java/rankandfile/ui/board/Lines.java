package rankandfile.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.InWords;
import rankandfile.rules.Square;

/** Reads the four straight lines from a square, as seen on the screen, each up to what blocks it. */
final class Lines {

  private final InWords told;

  Lines(InWords told) {
    this.told = told;
  }

  String from(BoardPicture picture, Grid grid, Square from) {
    List<String> lines = new ArrayList<>();
    lines.add(line("up", picture, grid, from, 0, 1));
    lines.add(line("right", picture, grid, from, 1, 0));
    lines.add(line("down", picture, grid, from, 0, -1));
    lines.add(line("left", picture, grid, from, -1, 0));
    return String.join(" ", lines);
  }

  private String line(String way, BoardPicture picture, Grid grid, Square from, int right, int up) {
    int free = 0;
    Square square = from;
    Optional<Square> next = beyond(grid, square, right, up);
    while (next.isPresent() && !next.get().isLake() && picture.block(next.get()).isEmpty()) {
      square = next.get();
      free++;
      next = beyond(grid, square, right, up);
    }
    String end = next.map(s -> told.square(picture, s)).orElseGet(() -> BoardWords.text("lines.edge"));
    return BoardWords.text("lines." + way, BoardWords.text("lines.free", free), end);
  }

  private static Optional<Square> beyond(Grid grid, Square from, int right, int up) {
    return Optional.of(grid.step(from, right, up)).filter(s -> !s.equals(from));
  }

  static String join(List<Square> squares) {
    return squares.stream().map(Square::toString).collect(Collectors.joining(BoardWords.text("list.comma")));
  }
}

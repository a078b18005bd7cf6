package rankandfile.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rankandfile.notation.DrawnCell;
import rankandfile.notation.Endings;
import rankandfile.notation.Happening;
import rankandfile.notation.Result;
import rankandfile.notation.Words;
import rankandfile.picture.Area;
import rankandfile.rules.Move;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Square;
import rankandfile.rules.Viewer;

/** Writes a sketch as a block that {@code check} accepts, unless the setup itself has defects. */
public final class BlockText {

  private static final String FENCE = "```";

  private final Sketch sketch;
  private final Optional<Move> tried;
  private final Sketch.Played played;
  private final List<String> lines = new ArrayList<>();

  private BlockText(Sketch sketch, Optional<Move> tried) {
    this.sketch = sketch;
    this.tried = tried;
    this.played = sketch.played();
  }

  /**
   * The block with its fences, each line ended by LF.
   *
   * @param tried a move that was tried at the end and refused
   * @param caption what is written where the sketch has none
   * @param cites the rules that are cited where the sketch names none; at least one
   */
  public static String of(Sketch sketch, Optional<Move> tried, String caption, List<String> cites) {
    return new BlockText(sketch, tried).write(caption, cites);
  }

  private String write(String caption, List<String> cites) {
    Sketch.Title title = sketch.title();
    lines.add(FENCE + "scenario " + title.name());
    header("caption", title.caption().isEmpty() ? caption : title.caption());
    header("cites", String.join(", ", title.cites().isEmpty() ? cites : title.cites()));
    headers(sketch.setup());
    lines.add("");
    diagram();
    lines.add("");
    played.start().seen().ending().ifPresent(e -> lines.add("start -> " + Endings.text(e)));
    played.steps().forEach(s -> step(s.move(), s.result()));
    tried.ifPresent(m -> step(m, played.end().attempt(m).result()));
    if (lines.getLast().isEmpty()) {
      lines.removeLast();
    }
    lines.add(FENCE);
    return String.join("\n", lines) + "\n";
  }

  private void headers(Setup setup) {
    header("rules", sketch.rules().text());
    header("turn", Words.text(setup.turn()));
    if (setup.scope() == Scope.GAME) {
      header("scope", "game");
    }
    if (sketch.view() != Viewer.ALL) {
      header("view", sketch.view().name().toLowerCase(Locale.ROOT));
    }
    header("moved", squares(setup.moved()));
    header("known", squares(setup.known()));
    header("captured", setup.lost().stream().map(Words::code).collect(Collectors.joining(" ")));
  }

  private void header(String key, String value) {
    if (!value.isEmpty()) {
      lines.add(key + ": " + value);
    }
  }

  private static String squares(SortedSet<Square> squares) {
    return squares.stream().map(Square::toString).collect(Collectors.joining(" "));
  }

  // ---- the diagram

  private void diagram() {
    Area area = area();
    lines.add("    " + IntStream.rangeClosed(area.left(), area.right())
        .mapToObj(c -> " " + (char) ('A' + c) + " ").collect(Collectors.joining(" ")).stripTrailing());
    for (int row = area.top(); row >= area.bottom(); row--) {
      int at = row;
      lines.add(String.format(Locale.ROOT, "%2d  ", row + 1) + IntStream.rangeClosed(area.left(), area.right())
          .mapToObj(c -> cell(Square.of(c, at))).collect(Collectors.joining("  ")));
    }
  }

  private String cell(Square square) {
    return sketch.setup().at(square).map(Words::code).orElse(DrawnCell.bare(square));
  }

  /** All of the board for a game, otherwise what holds every square that is named and one more. */
  private Area area() {
    SortedSet<Square> named = new TreeSet<>();
    sketch.setup().placements().forEach(p -> named.add(p.square()));
    sketch.moves().forEach(m -> name(m, named));
    tried.ifPresent(m -> name(m, named));
    return sketch.setup().scope() == Scope.GAME ? Area.BOARD : Area.around(named);
  }

  private static void name(Move move, SortedSet<Square> named) {
    named.add(move.from());
    named.add(move.to());
    move.via().ifPresent(named::add);
    move.rescue().ifPresent(r -> named.add(r.square()));
  }

  // ---- the steps

  private void step(Move move, Result result) {
    boolean plain = result.equals(new Result.Goes(Happening.MOVES));
    lines.add(Words.text(move) + (plain ? "" : " -> " + result.text()));
  }
}

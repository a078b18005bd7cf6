package rankandfile.ui.play;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.play.GameRecord;
import rankandfile.play.Player;
import rankandfile.play.Players;
import rankandfile.play.Table;
import rankandfile.rules.Observation;
import rankandfile.rules.Placement;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.wording.Names;

/**
 * A table with who sits at it.
 *
 * @param begun when the game began
 */
record Sitting(Table table, Players players, LocalDateTime begun) {

  boolean isForTwo() {
    return players.kind() == Players.Kind.TWO_PEOPLE;
  }

  /** The side of the person who looks first: whoever is to move, or the one person there is. */
  Side firstViewer() {
    return players.of(table.turn()) instanceof Player.Person ? table.turn() : table.turn().other();
  }

  /** How many turns have begun. */
  int turn() {
    return table.ply() / 2 + 1;
  }

  /** The game as a record, which tells both armies. */
  GameRecord record() {
    return table.record(players).begun(begun);
  }

  /** What stands in front of the board until the side to move is alone with it. */
  Curtain curtain() {
    Side next = table.turn();
    String news = table.ply() == 0 ? "" : ReplayModel.running(table, next, table.ply()).words();
    return new Curtain(PlayWords.text("curtain.title", Names.of(next)), news,
        PlayWords.text("curtain.button", Names.of(next)));
  }

  /**
   * What stood on the board after so many moves, both armies open.
   *
   * @throws IllegalStateException while the game runs
   */
  Setup setup(int ply) {
    Observation open = table.openAt(ply);
    List<Placement> placed = new ArrayList<>();
    SortedSet<Square> moved = new TreeSet<>();
    SortedSet<Square> known = new TreeSet<>();
    open.board().forEach((square, sighting) -> {
      if (sighting instanceof Sighting.Own own) {
        placed.add(new Placement(square, own.piece()));
        if (own.moved()) {
          moved.add(square);
        }
        if (own.known()) {
          known.add(square);
        }
      }
    });
    return new Setup(placed, open.lost(), moved, known, open.turn(), open.rules(), Scope.FRAGMENT);
  }
}

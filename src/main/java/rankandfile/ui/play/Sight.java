package rankandfile.ui.play;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import rankandfile.picture.Area;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.Square;

/**
 * All that is shown of a game at one moment to one viewer. Two games that the viewer cannot tell apart give equal
 * sights.
 *
 * @param canBe what the enemy's covered pieces can still be, while the screen keeps in mind what was seen
 * @param army a row for each rank that an army has, strongest first, Bomb and Flag at the end
 * @param log the moves so far
 * @param battles the last fight so far, and behind it that of the move before, if that was one
 */
public record Sight(BoardPicture picture, SortedMap<Square, CanBe> canBe, List<ArmyRow> army, List<LogLine> log,
    List<Battle> battles) {

  /** What is shown while nobody may look. */
  static final Sight NOTHING =
      new Sight(BoardPicture.empty(Area.BOARD), new TreeMap<>(), List.of(), List.of(), List.of());

  public Sight {
    canBe = Collections.unmodifiableSortedMap(new TreeMap<>(canBe));
    army = List.copyOf(army);
    log = List.copyOf(log);
    battles = List.copyOf(battles);
  }

  Sight with(BoardPicture drawn) {
    return new Sight(drawn, canBe, army, log, battles);
  }
}

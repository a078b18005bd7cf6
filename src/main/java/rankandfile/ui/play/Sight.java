package rankandfile.ui.play;

import java.util.List;
import rankandfile.picture.Area;
import rankandfile.picture.BoardPicture;

/**
 * All that is shown of a game at one moment to one viewer. Two games that the viewer cannot tell apart give equal
 * sights.
 *
 * @param army a row for each rank that an army has, strongest first, Bomb and Flag at the end
 * @param log the moves so far
 * @param battles the last fight so far, and behind it that of the move before, if that was one
 */
public record Sight(BoardPicture picture, List<ArmyRow> army, List<LogLine> log, List<Battle> battles) {

  /** What is shown while nobody may look. */
  static final Sight NOTHING =
      new Sight(BoardPicture.empty(Area.BOARD), List.of(), List.of(), List.of());

  public Sight {
    army = List.copyOf(army);
    log = List.copyOf(log);
    battles = List.copyOf(battles);
  }

  Sight with(BoardPicture drawn) {
    return new Sight(drawn, army, log, battles);
  }
}

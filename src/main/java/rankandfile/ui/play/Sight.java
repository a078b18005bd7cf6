package rankandfile.ui.play;

import java.util.List;
import java.util.Optional;
import rankandfile.picture.Area;
import rankandfile.picture.BoardPicture;

/**
 * All that is shown of a game at one moment to one viewer. Two games that the viewer cannot tell apart give equal
 * sights.
 *
 * @param army a row for each rank that an army has, strongest first, Bomb and Flag at the end
 * @param log the moves so far
 * @param battle the last fight so far
 */
public record Sight(BoardPicture picture, List<ArmyRow> army, List<LogLine> log, Optional<Battle> battle) {

  /** What is shown while nobody may look. */
  static final Sight NOTHING =
      new Sight(BoardPicture.empty(Area.BOARD), List.of(), List.of(), Optional.empty());

  public Sight {
    army = List.copyOf(army);
    log = List.copyOf(log);
  }

  Sight with(BoardPicture drawn) {
    return new Sight(drawn, army, log, battle);
  }
}

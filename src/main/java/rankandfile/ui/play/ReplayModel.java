package rankandfile.ui.play;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import rankandfile.play.Table;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Side;
import rankandfile.rules.Viewer;
import rankandfile.wording.Names;
import rankandfile.wording.Sentences;

/**
 * A walk through the moves of a game: at which move it stands, and through whose eyes. While the game runs there is
 * one pair of eyes, the player's own; after the end there are both players' and one for both armies.
 */
public final class ReplayModel {

  private final Table table;
  private final List<Viewer> viewers;
  private final ReadOnlyIntegerWrapper ply = new ReadOnlyIntegerWrapper(this, "ply");
  private final ReadOnlyIntegerWrapper last = new ReadOnlyIntegerWrapper(this, "last");
  private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(this, "playing");
  private final ObjectProperty<Viewer> viewer;
  private final ReadOnlyObjectWrapper<Observation> seen = new ReadOnlyObjectWrapper<>(this, "seen");

  private ReplayModel(Table table, List<Viewer> viewers, int ply) {
    this.table = table;
    this.viewers = viewers;
    this.ply.set(ply);
    last.set(table.ply());
    viewer = new SimpleObjectProperty<>(this, "viewer", viewers.getFirst());
    viewer.subscribe(v -> show());
  }

  /** The moves so far of a game that runs, as this side has seen them. */
  static ReplayModel running(Table table, Side side, int ply) {
    return new ReplayModel(table, List.of(Viewer.of(side)), ply);
  }

  /** A game that is over, at its last move. */
  static ReplayModel over(Table table) {
    return new ReplayModel(table, List.of(Viewer.ALL, Viewer.RED, Viewer.BLUE), table.ply());
  }

  /** How many moves have been made at the moment that is shown. */
  public ReadOnlyIntegerProperty plyProperty() {
    return ply.getReadOnlyProperty();
  }

  public int last() {
    return last.get();
  }

  /** How many moves there are; a game that runs goes on meanwhile. */
  public ReadOnlyIntegerProperty lastProperty() {
    return last.getReadOnlyProperty();
  }

  /** A move was made at the table: there is one more to walk to. */
  void follow() {
    last.set(table.ply());
  }

  /** Where it stands, in the turns that the game counts, in each of which both sides move. */
  String at() {
    int turns = turn(last());
    return ply.get() == 0 ? PlayWords.text("replay.at.start", turns)
        : PlayWords.text("replay.at", turn(ply.get()), Names.of(mover()), turns);
  }

  /** The turn of the move after which there were so many. */
  private static int turn(int ply) {
    return (ply + 1) / 2;
  }

  private Side mover() {
    return ply.get() % 2 == 1 ? table.first() : table.first().other();
  }

  /** Whether it goes on by itself. */
  public ReadOnlyBooleanProperty playingProperty() {
    return playing.getReadOnlyProperty();
  }

  /** Through whose eyes; one of {@link #viewers()}. */
  public ObjectProperty<Viewer> viewerProperty() {
    return viewer;
  }

  public List<Viewer> viewers() {
    return viewers;
  }

  /** What the eyes see at the moment that is shown. */
  ReadOnlyObjectProperty<Observation> seenProperty() {
    return seen.getReadOnlyProperty();
  }

  /** Goes to the moment after so many moves, or the nearest there is. */
  public void go(int number) {
    playing.set(false);
    stand(number);
  }

  public void back() {
    go(ply.get() - 1);
  }

  public void forward() {
    go(ply.get() + 1);
  }

  /** Goes on by itself, from the start where it is at the end. */
  public void playOrPause() {
    if (!playing.get() && ply.get() == last()) {
      stand(0);
    }
    playing.set(!playing.get() && last() > 0);
  }

  /** One move on; stops at the last. */
  public void tick() {
    stand(ply.get() + 1);
    playing.set(playing.get() && ply.get() < last());
  }

  private void stand(int number) {
    ply.set(Math.clamp(number, 0, last()));
    show();
  }

  private void show() {
    seen.set(switch (viewer.get()) {
      case ALL -> table.openAt(ply.get());
      case RED -> table.seenBy(Side.RED, ply.get());
      case BLUE -> table.seenBy(Side.BLUE, ply.get());
    });
  }

  /** What happened in the move that led here, in sentences. */
  String words() {
    List<News> log = seen.get().log();
    int from = log.size();
    while (from > 0 && (from == log.size() || !isMove(log.get(from)))) {
      from--;
    }
    return ply.get() == 0 ? PlayWords.text("replay.start") : Sentences.of(log.subList(from, log.size()));
  }

  private static boolean isMove(News news) {
    return !(news instanceof News.Rescued || news instanceof News.Ended);
  }
}

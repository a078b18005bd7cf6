package rankandfile.ui.setup;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import rankandfile.notation.Problem;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;
import rankandfile.play.Lineup;
import rankandfile.play.LineupReader;
import rankandfile.play.SavedLineups;

/** The lineups that somebody has saved, and what was wrong with a text that was read. Touches no file itself. */
public final class ShelfModel {

  private static final int MOST_SHOWN = 4;

  private final SetupModel setup;
  private final ReadOnlyObjectWrapper<List<SavedLineups.Named>> saved =
      new ReadOnlyObjectWrapper<>(this, "saved", List.of());
  private final ReadOnlyObjectWrapper<List<String>> problems =
      new ReadOnlyObjectWrapper<>(this, "problems", List.of());

  ShelfModel(SetupModel setup) {
    this.setup = setup;
  }

  /** Sorted by name; where the opponent uses the same shelf, only those that were saved as this side. */
  public ReadOnlyObjectProperty<List<SavedLineups.Named>> savedProperty() {
    return saved.getReadOnlyProperty();
  }

  /** What could not be read, saved or used, each with the way out; empty when all went well. */
  public ReadOnlyObjectProperty<List<String>> problemsProperty() {
    return problems.getReadOnlyProperty();
  }

  /** Shows what lies on the disk, and names the files that were put aside. */
  public void show(SavedLineups.Found found) {
    saved.set(found.lineups().stream().filter(l -> !isShared() || l.lineup().side() == setup.side()).toList());
    problems.set(found.aside().stream().map(p -> SetupWords.text("shelf.aside", p)).toList());
  }

  /** Whether the opponent uses this shelf too, for an army of the other side. */
  public boolean isShared() {
    return setup.wish().shared();
  }

  void fail(String problem) {
    problems.set(List.of(problem));
  }

  /** Sets up what the text says; otherwise tells what is wrong with which line, and all stays as it is. */
  public boolean read(String name, String text) {
    Problems found = new Problems();
    Optional<Lineup> lineup = LineupReader.read(Source.of(name, text), found);
    problems.set(found.all().stream().limit(MOST_SHOWN).map(ShelfModel::told).toList());
    return lineup.filter(l -> use(name, l)).isPresent();
  }

  /** Sets up one of the saved ones. */
  public boolean use(SavedLineups.Named named) {
    problems.set(List.of());
    return use(named.name(), named.lineup());
  }

  private boolean use(String name, Lineup lineup) {
    boolean used = setup.use(name, lineup);
    if (!used) {
      fail(setup.saidProperty().get());
    }
    return used;
  }

  private static String told(Problem problem) {
    String place = SetupWords.text("shelf.line", problem.line(), problem.column(), problem.message());
    return problem.hint().isEmpty() ? place : place + " " + problem.hint();
  }
}

package rankandfile.ui.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Soon;
import rankandfile.ui.kit.Texts;

/** What is typed into the search field, what it finds, and which of that Enter would open. */
public final class SearchModel {

  private final Navigation navigation;
  private final Texts texts = new Texts("rankandfile.ui.search.search");
  private final StringProperty words = new SimpleStringProperty(this, "words", "");
  private final StringProperty answered = new SimpleStringProperty(this, "answered", "");
  private final ReadOnlyObjectWrapper<List<Found>> found = new ReadOnlyObjectWrapper<>(this, "found", List.of());
  private final ReadOnlyIntegerWrapper chosen = new ReadOnlyIntegerWrapper(this, "chosen", 0);
  private final Soon finding = new Soon(this::find);
  private Finder finder = Finder.NOTHING;

  /** Verdicts in the list follow the edition in force. */
  public SearchModel(Navigation navigation, InForce inForce) {
    this.navigation = navigation;
    words.subscribe(typed -> finding.ask());
    inForce.rulesProperty().subscribe(rules -> find());
  }

  /** The book is read: from now on words are looked for in all of it. */
  public void ready(Finder whole) {
    finder = whole;
    find();
  }

  /** What is typed; the field writes it. */
  public StringProperty wordsProperty() {
    return words;
  }

  /** What is found, best first. */
  public ReadOnlyObjectProperty<List<Found>> foundProperty() {
    return found.getReadOnlyProperty();
  }

  /** The number of the chosen one, from 0. */
  public ReadOnlyIntegerProperty chosenProperty() {
    return chosen.getReadOnlyProperty();
  }

  /** What the field says when it lists nothing: what it takes, or that there is nothing. */
  public ObservableValue<String> noteProperty() {
    return found.flatMap(list -> answered.map(typed -> !list.isEmpty() ? ""
        : typed.isEmpty() ? texts.text("note") : texts.text("nothing", typed)));
  }

  private void find() {
    String typed = words.get().strip();
    answered.set(typed);
    chosen.set(0);
    found.set(typed.isEmpty() ? List.of() : look(typed));
  }

  /** What the book says, and before it a place of the program that is called just so. */
  private List<Found> look(String typed) {
    List<Found> inBook = finder.find(typed);
    Optional<Found> place = navigation.find(typed)
        .filter(p -> inBook.isEmpty() || p.title().equalsIgnoreCase(typed))
        .map(p -> new Found(p.address(), p.title(), "", ""));
    List<Found> all = new ArrayList<>(inBook);
    place.filter(p -> inBook.stream().noneMatch(f -> f.address().equals(p.address())))
        .ifPresent(p -> all.addFirst(p));
    return List.copyOf(all);
  }

  /** Chooses the next one, from the last the first again. */
  public void next() {
    step(1);
  }

  public void previous() {
    step(-1);
  }

  private void step(int by) {
    finding.now();
    int size = found.get().size();
    if (size > 0) {
      chosen.set(Math.floorMod(chosen.get() + by, size));
    }
  }

  /** Goes to the chosen one; false if there is none. */
  public boolean open() {
    finding.now();
    List<Found> all = found.get();
    return !all.isEmpty() && open(all.get(chosen.get()));
  }

  /** Goes to this one. */
  public boolean open(Found one) {
    boolean known = navigation.open(one.address());
    if (known) {
      words.set("");
    }
    return known;
  }
}

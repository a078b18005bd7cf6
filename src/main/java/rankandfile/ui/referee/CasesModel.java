package rankandfile.ui.referee;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import rankandfile.book.Book;
import rankandfile.book.MadeTables;
import rankandfile.book.Passage;
import rankandfile.search.Search;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Soon;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.LiveBoard;

/** The disputed cases: which are listed, by what is typed, and which one is open. */
public final class CasesModel {

  /** A line of the list; the group is empty where what was found is listed best first. */
  public record Entry(Book.Page page, String group, String question, String verdict) {}

  private final InForce inForce;
  private final Clipboard clipboard;
  private final Texts texts;
  private final StringProperty words = new SimpleStringProperty(this, "words", "");
  private final ReadOnlyObjectWrapper<List<Entry>> entries = new ReadOnlyObjectWrapper<>(this, "entries", List.of());
  private final ReadOnlyObjectWrapper<Optional<CaseModel>> open =
      new ReadOnlyObjectWrapper<>(this, "open", Optional.empty());
  private final ReadOnlyStringWrapper note = new ReadOnlyStringWrapper(this, "note", "");
  private final ReadOnlyBooleanWrapper copied = new ReadOnlyBooleanWrapper(this, "copied");
  private final ReadOnlyBooleanWrapper looking = new ReadOnlyBooleanWrapper(this, "looking");
  private final Soon listing = new Soon(this::list);
  private Book book = Book.read(file -> Optional.empty());
  private Optional<Search> search = Optional.empty();

  CasesModel(InForce inForce, Clipboard clipboard, Texts texts) {
    this.inForce = inForce;
    this.clipboard = clipboard;
    this.texts = texts;
    words.subscribe(typed -> listing.ask());
    inForce.nowProperty().addListener((property, was, now) -> changed());
  }

  /** The book is read. */
  void open(Book read) {
    book = read;
    list();
  }

  /** From now on words are looked for in all of the book. */
  void ready(Search whole) {
    search = Optional.of(whole);
    list();
  }

  // ---- what it shows

  /** What is typed to find a case. */
  public StringProperty wordsProperty() {
    return words;
  }

  /** The cases that are listed: all in groups, or what is found, best first. */
  public ReadOnlyObjectProperty<List<Entry>> entriesProperty() {
    return entries.getReadOnlyProperty();
  }

  /** The case that is open; empty until one is. */
  public ReadOnlyObjectProperty<Optional<CaseModel>> openProperty() {
    return open.getReadOnlyProperty();
  }

  /** How many cases are listed, or that nothing fits. */
  public ReadOnlyStringProperty noteProperty() {
    return note.getReadOnlyProperty();
  }

  /** Whether the open case has been copied. */
  public ReadOnlyBooleanProperty copiedProperty() {
    return copied.getReadOnlyProperty();
  }

  /** Whether somebody has come to look for a case, and nobody has given him the search field yet. */
  public ReadOnlyBooleanProperty lookingProperty() {
    return looking.getReadOnlyProperty();
  }

  /** The case that an address means. */
  Optional<Book.Page> at(String address) {
    return Cases.at(address, book);
  }

  /** The army of the edition in force as a table. */
  ObservableValue<Passage.Table> armyProperty() {
    return inForce.nowProperty().map(now -> MadeTables.army(now.rules().rules(), now.numbering()));
  }

  // ---- commands

  /** Somebody comes to look for a case, or has got the search field. */
  void look(boolean comes) {
    looking.set(comes);
  }

  /** Opens a case. */
  public void open(Book.Page page) {
    if (open.get().filter(c -> c.chapter().id().equals(page.chapter().id())).isEmpty()) {
      put(page);
    }
  }

  /** Opens the first of the list, by all that is typed. */
  public void openFirst() {
    listing.now();
    entries.get().stream().findFirst().ifPresent(first -> open(first.page()));
  }

  /** Closes the open case. */
  public void close() {
    finish();
    open.set(Optional.empty());
  }

  /** That it was copied has been read. */
  void forgetCopied() {
    copied.set(false);
  }

  /** Puts the open case onto the clipboard as text. */
  public void copy() {
    open.get().ifPresent(c -> {
      clipboard.copy(c.text());
      copied.set(true);
    });
  }

  void copy(String text) {
    clipboard.copy(text);
  }

  private void put(Book.Page page) {
    finish();
    copied.set(false);
    open.set(Optional.of(new CaseModel(page, inForce.nowProperty().get(), texts)));
  }

  private void finish() {
    open.get().ifPresent(c -> c.boards().forEach(LiveBoard::finish));
  }

  private void changed() {
    list();
    open.get().flatMap(c -> book.page(c.chapter().id())).ifPresent(this::put);
  }

  private void list() {
    List<Book.Page> all = Cases.of(book);
    String typed = words.get().strip();
    boolean grouped = typed.isEmpty() || search.isEmpty();
    List<Book.Page> shown = grouped ? all : found(search.get(), typed, all);
    entries.set(shown.stream().map(p -> entry(p, grouped)).toList());
    note.set(shown.isEmpty() && !all.isEmpty() ? texts.text("cases.nothing", typed)
        : texts.text(grouped ? "cases.all" : "cases.found", shown.size(), inForce.titleProperty().getValue()));
  }

  private static List<Book.Page> found(Search search, String typed, List<Book.Page> all) {
    return search.find(typed, all.size(), all::contains).stream().map(hit -> hit.page()).toList();
  }

  private Entry entry(Book.Page page, boolean grouped) {
    return new Entry(page, grouped ? page.group() : "", page.chapter().title(),
        page.chapter().verdict(inForce.rules().edition()).orElse(""));
  }
}

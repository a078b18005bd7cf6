package rankandfile.ui.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.book.MadeTables;
import rankandfile.book.Passage;
import rankandfile.lesson.Progress;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Continuation;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Place;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.Address;
import rankandfile.ui.live.Editions;
import rankandfile.ui.live.LiveBoard;
import rankandfile.ui.live.ScenarioModel;
import rankandfile.ui.live.TaskModel;
import rankandfile.ui.live.Verdicts;

/** The page that is open, its boards, which of them is at the reading line, and what has been done. */
public final class LearnModel {

  /** Where in the page to go: a heading or a board; empty for its top. A new object each time. */
  public record Aim(String in) {}

  private final ReadOnlyObjectWrapper<Library> library = new ReadOnlyObjectWrapper<>(this, "library");
  private final InForce inForce;
  private final Progress progress;
  private final Clipboard clipboard;
  private final Texts texts;
  private final ReadOnlyObjectWrapper<Book.Page> page = new ReadOnlyObjectWrapper<>(this, "page");
  private final ReadOnlyObjectWrapper<List<LiveBoard>> boards =
      new ReadOnlyObjectWrapper<>(this, "boards", List.of());
  private final ReadOnlyObjectWrapper<Optional<LiveBoard>> active =
      new ReadOnlyObjectWrapper<>(this, "active", Optional.empty());
  private final ReadOnlyObjectWrapper<Aim> aim = new ReadOnlyObjectWrapper<>(this, "aim", new Aim(""));
  private final ReadOnlyObjectWrapper<Place> place = new ReadOnlyObjectWrapper<>(this, "place");
  private final ReadOnlyObjectWrapper<Optional<Continuation>> continuation =
      new ReadOnlyObjectWrapper<>(this, "continuation", Optional.empty());
  private final ReadOnlyStringWrapper tab = new ReadOnlyStringWrapper(this, "tab", Shelf.STEPS);
  private final ReadOnlyStringWrapper topNote = new ReadOnlyStringWrapper(this, "topNote", "");
  private final ReadOnlyStringWrapper verdict = new ReadOnlyStringWrapper(this, "verdict", "");
  private final ReadOnlyStringWrapper copied = new ReadOnlyStringWrapper(this, "copied", "");
  private final ReadOnlyIntegerWrapper revision = new ReadOnlyIntegerWrapper(this, "revision", 0);
  private boolean opening;
  private boolean begun;

  /** The screen before it has its book: see {@link #open}. */
  public LearnModel(InForce inForce, Progress progress, Clipboard clipboard, Texts texts) {
    library.set(Library.empty(progress, texts));
    this.inForce = inForce;
    this.progress = progress;
    this.clipboard = clipboard;
    this.texts = texts;
    inForce.nowProperty().addListener((property, was, now) -> changed(now));
    put(library().start());
  }

  /** Opens a book where its reader was last. */
  public void open(Book read) {
    library.set(library().with(read));
    if (library().guest().filter(page.get()::equals).isEmpty()) {
      put(library().start());
    }
    changed();
  }

  /** Takes a chapter from a file among the pages, instead of the one before; the place where it can be read. */
  Place take(Chapter chapter) {
    library.set(library().with(chapter));
    Book.Page guest = library().guest().orElseThrow();
    if (page.get().chapter().id().equals(guest.chapter().id())) {
      put(guest);
    }
    return Addresses.place(guest.chapter(), "");
  }

  // ---- what it shows

  public ReadOnlyObjectProperty<Book.Page> pageProperty() {
    return page.getReadOnlyProperty();
  }

  /** The scenarios and tasks of the page, in order. */
  public ReadOnlyObjectProperty<List<LiveBoard>> boardsProperty() {
    return boards.getReadOnlyProperty();
  }

  /** The one at the reading line; empty on a page without boards. */
  public ReadOnlyObjectProperty<Optional<LiveBoard>> activeProperty() {
    return active.getReadOnlyProperty();
  }

  /** Where the text is to be scrolled to. */
  public ReadOnlyObjectProperty<Aim> aimProperty() {
    return aim.getReadOnlyProperty();
  }

  /** Where the reader is, as an address. */
  public ReadOnlyObjectProperty<Place> placeProperty() {
    return place.getReadOnlyProperty();
  }

  /** Aims at the board that is active, as if somebody had asked for it. */
  Aim aimHere() {
    aim.set(new Aim(in()));
    return aim.get();
  }

  /** What the first screen offers to go on with. */
  public ReadOnlyObjectProperty<Optional<Continuation>> continuationProperty() {
    return continuation.getReadOnlyProperty();
  }

  /** Which contents are shown: {@code first-steps} or {@code reference}. */
  public ReadOnlyStringProperty tabProperty() {
    return tab.getReadOnlyProperty();
  }

  /** That the page is about other editions than the one in force; empty if it is not. */
  public ReadOnlyStringProperty topNoteProperty() {
    return topNote.getReadOnlyProperty();
  }

  /** Where the book tells of the edition in force. */
  Optional<String> aboutEdition() {
    return TopNote.address(library().book(), inForce.rules().edition());
  }

  /** A case's verdict for the edition in force; empty on other pages. */
  public ReadOnlyStringProperty verdictProperty() {
    return verdict.getReadOnlyProperty();
  }

  /** The name of the board whose address was copied last. */
  public ReadOnlyStringProperty copiedProperty() {
    return copied.getReadOnlyProperty();
  }

  /** Goes up whenever {@link #isDone} and the like may answer differently. */
  public ReadOnlyIntegerProperty revisionProperty() {
    return revision.getReadOnlyProperty();
  }

  /** The pages there are; another one once the book has been read. */
  ReadOnlyObjectProperty<Library> libraryProperty() {
    return library.getReadOnlyProperty();
  }

  Library library() {
    return library.get();
  }

  public Progress progress() {
    return progress;
  }

  /** Other verdicts of a case than the one for the edition in force, in lines: {@code Ultimate Lightning: Yes.} */
  List<String> otherVerdicts() {
    return Verdicts.others(page.get().chapter(), inForce.rules());
  }

  // ---- where to read

  /** The place that an address means. */
  public Optional<Place> resolve(String address) {
    if (address.equals(Addresses.SCREEN)) {
      return Optional.of(Addresses.place(page.get().chapter(), in()));
    }
    boolean isOfGuest = address.startsWith("#") && library().guest().filter(page.get()::equals).isPresent();
    Optional<Place> here = isOfGuest ? Addresses.within(page.get().chapter(), page.get().chapter().id() + address)
        : Optional.empty();
    return here.or(() -> library().resolve(address, inForce.rules()));
  }

  private String in() {
    return active.get().map(LiveBoard::name).orElse("");
  }

  /** Opens a place that was resolved here. */
  public void show(Place there) {
    begun = true; // before that nobody has read anything
    int hash = there.address().indexOf('#');
    String id = hash < 0 ? there.address() : there.address().substring(0, hash);
    String in = hash < 0 ? "" : there.address().substring(hash + 1);
    Book.Page wanted = library().page(id, inForce.rules());
    if (!wanted.chapter().id().equals(page.get().chapter().id())) {
      put(wanted);
    }
    boards.get().stream().filter(b -> b.name().equals(in)).findFirst().ifPresent(this::activate);
    aim.set(new Aim(in));
    moved();
    continuation.set(Continuing.of(library().book(), progress, texts));
  }

  private void put(Book.Page wanted) {
    Optional<Progress.Reading> reading = progress.reading().filter(r -> r.page().equals(wanted.chapter().id()));
    opening = true;
    boards.get().forEach(LiveBoard::finish);
    page.set(wanted);
    tab.set(Shelf.tab(wanted.part()));
    if (begun && library().holds(wanted)) {
      progress.open(wanted.chapter());
    }
    boards.set(boards(wanted.chapter()));
    describe();
    active.set(reading.flatMap(this::resume).or(() -> boards.get().stream().findFirst()));
    opening = false;
    aim.set(new Aim(reading.map(Progress.Reading::block).orElse("")));
    moved();
  }

  private Optional<LiveBoard> resume(Progress.Reading reading) {
    Optional<LiveBoard> board = boards.get().stream().filter(b -> b.name().equals(reading.block())).findFirst();
    board.ifPresent(b -> {
      if (b instanceof ScenarioModel s) {
        s.go(reading.step());
      }
    });
    return board;
  }

  private List<LiveBoard> boards(Chapter chapter) {
    List<LiveBoard> all = new ArrayList<>();
    Blocks.of(chapter).forEach(block -> all.add(switch (block) {
      case Blocks.Board b -> watched(new ScenarioModel(b.scenario(), inForce.nowProperty().get()));
      case Blocks.Exercise e -> watched(new TaskModel(e.task(), inForce.nowProperty().get()));
    }));
    return List.copyOf(all);
  }

  private ScenarioModel watched(ScenarioModel board) {
    board.stepProperty().subscribe(v -> {
      if (!opening && isCounted() && board.stepProperty().get() == board.last() && board.last() > 0) {
        progress.step(board.scenario());
        changed();
      }
      moved();
    });
    return board;
  }

  /** Whether what is done on the page is kept: it is of the book. */
  private boolean isCounted() {
    return library().holds(page.get());
  }

  private TaskModel watched(TaskModel board) {
    board.solvedProperty().addListener((property, was, is) -> {
      if (is && isCounted()) {
        progress.solve(board.task());
        changed();
      }
    });
    return board;
  }

  /** This board is at the reading line now. */
  public void activate(LiveBoard board) {
    if (active.get().filter(b -> b == board).isEmpty()) {
      active.get().ifPresent(LiveBoard::finish);
      active.set(Optional.of(board));
      moved();
    }
  }

  private void moved() {
    if (!opening) {
      int step = active.get().map(b -> b instanceof ScenarioModel s ? s.stepProperty().get() : 0).orElse(0);
      Chapter chapter = page.get().chapter();
      if (begun && isCounted()) {
        progress.read(new Progress.Reading(chapter.id(), in(), step));
      }
      place.set(Addresses.place(chapter, in()));
    }
  }

  private void changed() {
    revision.set(revision.get() + 1);
    continuation.set(Continuing.of(library().book(), progress, texts));
  }

  public void showTab(String wanted) {
    tab.set(wanted);
  }

  // ---- editions

  private void changed(InForce.Now now) {
    if (isListOfCases()) {
      put(library().page(page.get().chapter().id(), now.rules()));
    } else {
      boards.get().forEach(b -> b.inForce(now));
      describe();
    }
    changed();
  }

  private boolean isListOfCases() {
    return page.get().chapter().id().equals(Shelf.CASES);
  }

  private void describe() {
    Chapter chapter = page.get().chapter();
    topNote.set(TopNote.of(page.get(), inForce.rules(), texts));
    verdict.set(page.get().part().equals(Shelf.CASES)
        ? chapter.verdict(inForce.rules().edition()).orElse("") : "");
  }

  /** The edition in force with its house rules, as verdicts name it. */
  String edition() {
    return Editions.full(inForce.rules());
  }

  boolean hasHouseRules() {
    return !inForce.rules().switches().isEmpty();
  }

  // ---- other commands

  /** From a solved task on to the next board of the page, or to the next page. */
  public void goOn() {
    List<LiveBoard> all = boards.get();
    int at = active.get().map(all::indexOf).orElse(-1);
    boolean solved = active.get().filter(b -> b instanceof TaskModel t && !t.solvedProperty().get()).isEmpty();
    if (solved && at + 1 < all.size()) {
      activate(all.get(at + 1));
      aim.set(new Aim(all.get(at + 1).name()));
    } else if (solved) {
      library().neighbour(page.get(), 1).ifPresent(p -> show(Addresses.place(p.chapter(), "")));
    }
  }

  /** Puts a board's address onto the clipboard. */
  public void copyAddress(String name) {
    clipboard.copy(Address.line(name, inForce.rules()));
    copied.set(name);
  }

  public void copy(String text) {
    clipboard.copy(text);
  }

  /** The lesson counts as not done. */
  public void reset(Chapter chapter) {
    progress.forget(chapter);
    if (chapter.id().equals(page.get().chapter().id())) {
      put(page.get());
    }
    changed();
  }

  /** The army of the edition in force as a table. */
  ObservableValue<Passage.Table> armyProperty() {
    return inForce.nowProperty().map(now -> MadeTables.army(inForce.rules().rules(), inForce.numbering()));
  }

  /** Nothing counts as done. */
  public void resetAll() {
    progress.forgetAll(library().book());
    put(page.get());
    changed();
  }
}

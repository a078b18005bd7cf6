package rankandfile.ui.referee;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import rankandfile.book.Book;
import rankandfile.rules.BattleTable;
import rankandfile.rules.Rank;
import rankandfile.search.PieceNames;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Texts;

/** The table of fights of the edition in force with its house rules, and the cell that is chosen. */
public final class TableModel {

  private final InForce inForce;
  private final Clipboard clipboard;
  private final Texts texts;
  private final ReadOnlyObjectWrapper<BattleTable> table = new ReadOnlyObjectWrapper<>(this, "table");
  private final ReadOnlyObjectWrapper<FightModel> fight = new ReadOnlyObjectWrapper<>(this, "fight");
  private final ReadOnlyBooleanWrapper copied = new ReadOnlyBooleanWrapper(this, "copied");
  private final StringProperty words = new SimpleStringProperty(this, "words", "");
  private final ReadOnlyStringWrapper note = new ReadOnlyStringWrapper(this, "note", "");
  private Map<String, List<String>> foreign = Map.of();
  private FightPages pages = FightPages.NONE;

  TableModel(InForce inForce, Clipboard clipboard, Texts texts) {
    this.inForce = inForce;
    this.clipboard = clipboard;
    this.texts = texts;
    inForce.nowProperty().subscribe(now -> changed());
    words.subscribe(typed -> typed());
  }

  /** The book is read: it knows the pieces' names in other languages, and pages about fights. */
  void open(Book book, FightPages found) {
    foreign = PieceNames.of(book);
    pages = found;
    put(fight.get().fight());
  }

  // ---- what it shows

  public ReadOnlyObjectProperty<BattleTable> tableProperty() {
    return table.getReadOnlyProperty();
  }

  /** The fight of the chosen cell; there is always one. */
  public ReadOnlyObjectProperty<FightModel> fightProperty() {
    return fight.getReadOnlyProperty();
  }

  /** Whether the table as it is now has been copied. */
  public ReadOnlyBooleanProperty copiedProperty() {
    return copied.getReadOnlyProperty();
  }

  /** Two pieces as they are typed; as soon as they name a cell it is chosen. */
  public StringProperty wordsProperty() {
    return words;
  }

  /** What is wrong with the words that were entered last; empty for nothing. */
  public ReadOnlyStringProperty noteProperty() {
    return note.getReadOnlyProperty();
  }

  /** The number on a piece. */
  String label(Rank rank) {
    return inForce.numbering().label(rank);
  }

  /** A cell in words. */
  String told(Encounter cell) {
    return FightModel.told(cell, table.get(), texts);
  }

  // ---- commands

  /** Chooses a cell. */
  public void choose(Encounter cell) {
    if (!cell.equals(fight.get().fight())) {
      put(cell);
    }
  }

  /** Chooses the cell so many rows down and columns to the right, or the last one there. */
  public void step(int down, int right) {
    Encounter now = fight.get().fight();
    choose(new Encounter(at(now.attacker(), down), at(now.defender(), right)));
  }

  private Rank at(Rank from, int by) {
    List<Rank> ranks = table.get().ranks();
    return ranks.get(Math.clamp(ranks.indexOf(from) + by, 0, ranks.size() - 1));
  }

  /** Plays the chosen fight from its start. */
  public void play() {
    fight.get().play();
  }

  /** Plays the fight that is typed, or the chosen one where nothing is; says so where the words name no fight here. */
  public boolean enter() {
    boolean known = words.get().isBlank() || read().isPresent();
    note.set(known ? "" : texts.text("typed.unknown", words.get().strip(), labels()));
    if (known) {
      play();
    }
    return known;
  }

  private String labels() {
    return table.get().ranks().stream().map(this::label).collect(Collectors.joining(texts.text("between")));
  }

  /** That it was copied has been read. */
  void forgetCopied() {
    copied.set(false);
  }

  /** Puts the table onto the clipboard as text. */
  public void copy() {
    clipboard.copy(new TableText(inForce.nowProperty().get(), texts).of(table.get()));
    copied.set(true);
  }

  private void typed() {
    note.set("");
    read().ifPresent(this::choose);
  }

  private Optional<Encounter> read() {
    return new TypedFight(table.get().ranks(), inForce.numbering(), foreign).read(words.get());
  }

  private void changed() {
    copied.set(false);
    table.set(new BattleTable(inForce.rules().rules()));
    Encounter before = fight.get() == null ? new Encounter(Rank.SCOUT, Rank.BOMB) : fight.get().fight();
    put(new Encounter(inArmy(before.attacker()), inArmy(before.defender())));
  }

  /** The rank itself, or in its place the one that is as strong. */
  private Rank inArmy(Rank rank) {
    List<Rank> ranks = table.get().ranks();
    return ranks.contains(rank) ? rank : ranks.stream().filter(r -> r.strength() == rank.strength()).findFirst()
        .orElse(Rank.SCOUT);
  }

  private void put(Encounter cell) {
    fight.set(new FightModel(cell, inForce.nowProperty().get(), pages.of(cell), texts));
  }
}

package rankandfile.ui.setup;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableValue;
import rankandfile.formation.Formation;
import rankandfile.formation.Remark;
import rankandfile.formation.Remarks;
import rankandfile.formation.Shuffle;
import rankandfile.picture.BoardPicture;
import rankandfile.play.Lineup;
import rankandfile.rules.Army;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Numbering;
import rankandfile.ui.board.BoardActions;

/**
 * An army that is being set up: what stands, what is still in the tray, what is in hand or chosen, and what there is
 * to say. A piece is in hand when it comes from the tray, and chosen when it stands.
 */
public final class SetupModel implements BoardActions {

  private final SetupWish wish;
  private final ObservableValue<Numbering> numbering;
  private final RandomGenerator random;
  private final Drafts drafts;
  private final PieceNumbers numbers;
  private final ReadOnlyObjectWrapper<Lineup> lineup = new ReadOnlyObjectWrapper<>(this, "lineup");
  private final ReadOnlyObjectWrapper<BoardPicture> picture = new ReadOnlyObjectWrapper<>(this, "picture");
  private final ReadOnlyObjectWrapper<List<TrayRow>> tray = new ReadOnlyObjectWrapper<>(this, "tray", List.of());
  private final ReadOnlyObjectWrapper<List<Remark>> remarks = new ReadOnlyObjectWrapper<>(this, "remarks", List.of());
  private final ReadOnlyStringWrapper said = new ReadOnlyStringWrapper(this, "said", "");
  private Pointed pointed = Pointed.NOTHING;

  /** The numbering decides what stands on the pieces, the random numbers what a random army is. */
  public SetupModel(SetupWish wish, ObservableValue<Numbering> numbering, RandomGenerator random) {
    this.wish = wish;
    this.numbering = numbering;
    this.random = random;
    drafts = new Drafts(wish.start(), wish.rules().rules());
    numbers = new PieceNumbers(wish.start());
    show();
    numbering.addListener((value, was, is) -> show());
  }

  // ---- what it shows

  /** What stands. */
  public ReadOnlyObjectProperty<Lineup> lineupProperty() {
    return lineup.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<BoardPicture> pictureProperty() {
    return picture.getReadOnlyProperty();
  }

  /** A row for each rank of the army, strongest first, Bomb and Flag last. */
  ReadOnlyObjectProperty<List<TrayRow>> trayProperty() {
    return tray.getReadOnlyProperty();
  }

  /** What a teacher would say about the army as it stands; it forbids nothing. */
  public ReadOnlyObjectProperty<List<Remark>> remarksProperty() {
    return remarks.getReadOnlyProperty();
  }

  /** What happened last, in a sentence. */
  public ReadOnlyStringProperty saidProperty() {
    return said.getReadOnlyProperty();
  }

  SetupWish wish() {
    return wish;
  }

  ObservableValue<Numbering> numbering() {
    return numbering;
  }

  Side side() {
    return wish.side();
  }

  Army army() {
    return drafts.army();
  }

  /** Those that are ready for this army. */
  List<Formation> formations() {
    return Formation.of(army());
  }

  Lineup now() {
    return drafts.now();
  }

  /** How many pieces are still to be placed. */
  int left() {
    return drafts.left();
  }

  /** Whether a game can begin with it. */
  boolean isWhole() {
    return drafts.isWhole();
  }

  boolean canUndo() {
    return drafts.canUndo();
  }

  boolean canRedo() {
    return drafts.canRedo();
  }

  /** The piece that is chosen on the board. */
  Optional<Square> chosen() {
    return pointed.chosen();
  }

  // ---- the whole army

  /** Sets the whole army up at random. */
  public void shuffle() {
    tell(drafts.replace(Shuffle.of(side(), army(), random), SetupWords.text("said.random")));
  }

  /** Exchanges left and right. */
  public void mirror() {
    tell(drafts.put(now().mirrored(), SetupWords.text("said.mirrored")));
  }

  /** Puts everything back into the tray. */
  public void clearAll() {
    tell(drafts.put(Lineup.empty(side()), SetupWords.text("said.cleared")));
  }

  public void use(Formation formation) {
    tell(drafts.use(formation.name(), formation.lineup(side())));
  }

  /** Sets up a lineup of either side, whole or not, if it is of this army; otherwise says why not and keeps all. */
  public boolean use(String name, Lineup given) {
    return tell(drafts.use(name, given));
  }

  /** Takes back the last change; where a piece from the hand was placed, one of its rank is in hand again. */
  public void undo() {
    if (drafts.canUndo()) {
      Optional<Rank> hand = pointed.hand();
      Lineup before = now();
      tell(drafts.undo());
      hand.flatMap(rank -> drafts.cameBack(before)).ifPresent(rank -> {
        pointed = Pointed.inHand(Optional.of(rank));
        show();
      });
    }
  }

  public void redo() {
    if (drafts.canRedo()) {
      tell(drafts.redo());
    }
  }

  /** Begins the game, or says what is missing. An army that is only edited need not be whole. */
  public void ready() {
    if (wish.editing() || isWhole()) {
      wish.onReady().accept(now());
    } else {
      said.set(SetupWords.text("said.missing", left(), SetupWords.counts(drafts.toPlace())));
    }
  }

  // ---- single pieces

  /** Takes a piece of this rank into the hand, or puts it back; says where they stand when none is left. */
  public void take(Rank rank) {
    boolean already = pointed.hand().equals(Optional.of(rank));
    pointed = Pointed.NOTHING;
    if (drafts.left(rank) == 0) {
      said.set(drafts.allSet(rank));
    } else if (!already) {
      pointed = Pointed.inHand(Optional.of(rank));
      said.set(SetupWords.text("said.in-hand", SetupWords.name(rank), drafts.left(rank)));
    }
    show();
  }

  /** Places a piece of this rank; what stood there goes back into the tray. */
  public void place(Rank rank, Square square) {
    tell(drafts.place(rank, square));
  }

  @Override
  public void select(Square square) {
    if (now().at(square).isPresent()) {
      pointed = Pointed.choosing(square);
      said.set(SetupWords.text("said.chosen", SetupWords.name(now().at(square).get()), square));
      show();
    } else if (!drafts.isHome(square)) {
      tell(drafts.outside(square));
    } else if (pointed.hand().isPresent()) {
      placeFromHand(pointed.hand().get(), square);
    } else {
      pointed = Pointed.NOTHING;
      said.set(SetupWords.text("said.nothing-in-hand", square));
      show();
    }
  }

  /** Keeps pieces of the rank in hand as long as there are any, then takes the next rank and says so. */
  private void placeFromHand(Rank rank, Square square) {
    place(rank, square);
    Optional<Rank> next = TrayRow.next(army(), now(), rank);
    pointed = Pointed.inHand(next);
    next.filter(r -> r != rank).ifPresent(r -> said.set(SetupWords.text("said.next", said.get(), SetupWords.name(r))));
    show();
  }

  @Override
  public void move(Square from, Square to) {
    tell(drafts.move(from, to));
  }

  /** Puts a piece back into the tray. */
  @Override
  public void takeOff(Square square) {
    tell(drafts.takeOff(square));
  }

  @Override
  public void clear() {
    pointed = Pointed.NOTHING;
    show();
  }

  @Override
  public boolean exchanges() {
    return true;
  }

  @Override
  public SortedSet<Square> movable() {
    return pointed.hand().isPresent() ? drafts.free() : new TreeSet<>(now().pieces().keySet());
  }

  @Override
  public Optional<String> whyNone(Square from) {
    return Optional.of(SetupWords.text("anywhere", SetupWords.rows(side())));
  }

  @Override
  public String typedExample() {
    return SetupWords.text("typed.example");
  }

  @Override
  public boolean typed(String text) {
    Optional<TypedPiece> typed = TypedPiece.read(text);
    typed.ifPresentOrElse(t -> place(t.rank(), t.square()),
        () -> said.set(SetupWords.text("typed.unknown", text)));
    return typed.isPresent();
  }

  /** Tells what happened elsewhere on the screen. */
  void say(String sentence) {
    said.set(sentence);
  }

  // ---- inside

  private boolean tell(Answer answer) {
    if (answer.done()) {
      settle(answer.said());
    } else {
      pointed = answer.refused().map(pointed::refusing).orElse(pointed);
      said.set(answer.said());
      show();
    }
    return answer.done();
  }

  /** The lineup is another one: what was chosen is let go, and a remark that is new is said. */
  private void settle(String what) {
    pointed = Pointed.inHand(pointed.hand().filter(r -> drafts.left(r) > 0));
    numbers.follow(now());
    List<Remark> before = remarks.get();
    show();
    said.set(remarks.get().stream().filter(r -> !before.contains(r)).findFirst()
        .map(r -> what + " " + r.text()).orElse(what));
  }

  private void show() {
    remarks.set(Remarks.of(now(), army()));
    tray.set(TrayRow.of(army(), now(), pointed.hand()));
    lineup.set(now());
    picture.set(pointed.on(SetupPicture.with(
        SetupPicture.board(now(), numbers.now(), numbering.getValue()), remarks.get()), drafts.free()));
  }
}

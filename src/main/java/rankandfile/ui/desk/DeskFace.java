package rankandfile.ui.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import rankandfile.notation.RulesText;
import rankandfile.picture.Area;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Mark;
import rankandfile.picture.Refusing;
import rankandfile.rules.Ending;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Piece;
import rankandfile.rules.Scope;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;
import rankandfile.scenario.Scene;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.Offer;
import rankandfile.ui.live.Said;
import rankandfile.wording.Defects;
import rankandfile.wording.Names;
import rankandfile.wording.Sentences;

/** What the desk shows at the moment. Everything of it follows the observation of the viewer who is chosen. */
public final class DeskFace {

  /** The piece that is chosen while pieces are set up. */
  public record Chosen(Square square, Piece piece, boolean moved, boolean known) {}

  private final Texts texts;
  private final ReadOnlyObjectWrapper<BoardPicture> picture =
      new ReadOnlyObjectWrapper<>(this, "picture", BoardPicture.empty(Area.BOARD));
  private final ReadOnlyObjectWrapper<DeskModel.Mode> mode =
      new ReadOnlyObjectWrapper<>(this, "mode", DeskModel.Mode.SET_UP);
  private final ReadOnlyObjectWrapper<Viewer> view = new ReadOnlyObjectWrapper<>(this, "view", Viewer.ALL);
  private final ReadOnlyObjectWrapper<Side> turn = new ReadOnlyObjectWrapper<>(this, "turn", Side.RED);
  private final ReadOnlyObjectWrapper<Scope> scope = new ReadOnlyObjectWrapper<>(this, "scope", Scope.FRAGMENT);
  private final ReadOnlyObjectWrapper<RulesText> rules = new ReadOnlyObjectWrapper<>(this, "rules");
  private final ReadOnlyObjectWrapper<Numbering> numbering = new ReadOnlyObjectWrapper<>(this, "numbering");
  private final ReadOnlyStringWrapper under = new ReadOnlyStringWrapper(this, "under", "");
  private final ReadOnlyObjectWrapper<List<Tray.Row>> tray = new ReadOnlyObjectWrapper<>(this, "tray", List.of());
  private final ReadOnlyObjectWrapper<Optional<Piece>> inHand =
      new ReadOnlyObjectWrapper<>(this, "inHand", Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Chosen>> chosen =
      new ReadOnlyObjectWrapper<>(this, "chosen", Optional.empty());
  private final ReadOnlyObjectWrapper<List<Piece>> captured =
      new ReadOnlyObjectWrapper<>(this, "captured", List.of());
  private final ReadOnlyObjectWrapper<Said> said = new ReadOnlyObjectWrapper<>(this, "said", new Said.Nothing());
  private final ReadOnlyStringWrapper after = new ReadOnlyStringWrapper(this, "after", "");
  private final ReadOnlyObjectWrapper<List<Offer>> offers = new ReadOnlyObjectWrapper<>(this, "offers", List.of());
  private final ReadOnlyObjectWrapper<List<Count>> counts = new ReadOnlyObjectWrapper<>(this, "counts", List.of());
  private final ReadOnlyObjectWrapper<List<String>> log = new ReadOnlyObjectWrapper<>(this, "log", List.of());
  private final ReadOnlyObjectWrapper<List<Elsewhere>> elsewhere =
      new ReadOnlyObjectWrapper<>(this, "elsewhere", List.of());
  private final ReadOnlyObjectWrapper<List<String>> defects =
      new ReadOnlyObjectWrapper<>(this, "defects", List.of());
  private final ReadOnlyStringWrapper caption = new ReadOnlyStringWrapper(this, "caption", "");
  private final ReadOnlyStringWrapper line = new ReadOnlyStringWrapper(this, "line", "");
  private final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper(this, "asking");
  private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper(this, "canUndo");
  private final ReadOnlyBooleanWrapper canRedo = new ReadOnlyBooleanWrapper(this, "canRedo");
  private List<Object> about = List.of();

  DeskFace(Texts texts) {
    this.texts = texts;
  }

  // ---- the board

  public ReadOnlyObjectProperty<BoardPicture> pictureProperty() {
    return picture.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<DeskModel.Mode> modeProperty() {
    return mode.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Viewer> viewProperty() {
    return view.getReadOnlyProperty();
  }

  /** The side to move. */
  public ReadOnlyObjectProperty<Side> turnProperty() {
    return turn.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Scope> scopeProperty() {
    return scope.getReadOnlyProperty();
  }

  /** The rules that are played here. */
  public ReadOnlyObjectProperty<RulesText> rulesProperty() {
    return rules.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Numbering> numberingProperty() {
    return numbering.getReadOnlyProperty();
  }

  /** The rules that are played, with direction and house rules, where they are not those in force; else empty. */
  public ReadOnlyStringProperty underProperty() {
    return under.getReadOnlyProperty();
  }

  /** What the board shows, in a line; empty where nobody has said. */
  public ReadOnlyStringProperty captionProperty() {
    return caption.getReadOnlyProperty();
  }

  // ---- setting up

  /** What is left of the armies. */
  ReadOnlyObjectProperty<List<Tray.Row>> trayProperty() {
    return tray.getReadOnlyProperty();
  }

  /** The piece that was taken from the tray. */
  public ReadOnlyObjectProperty<Optional<Piece>> inHandProperty() {
    return inHand.getReadOnlyProperty();
  }

  /** The piece on the board that is chosen; nothing while the rules answer. */
  public ReadOnlyObjectProperty<Optional<Chosen>> chosenProperty() {
    return chosen.getReadOnlyProperty();
  }

  /** The captured pieces, Red's before Blue's. */
  public ReadOnlyObjectProperty<List<Piece>> capturedProperty() {
    return captured.getReadOnlyProperty();
  }

  /** What is wrong with the setup, in sentences; shown to nobody from whom something is hidden. */
  public ReadOnlyObjectProperty<List<String>> defectsProperty() {
    return defects.getReadOnlyProperty();
  }

  // ---- playing

  public ReadOnlyObjectProperty<Said> saidProperty() {
    return said.getReadOnlyProperty();
  }

  /** A sentence more below what is said; empty for none. */
  public ReadOnlyStringProperty afterProperty() {
    return after.getReadOnlyProperty();
  }

  /** What a move may mean while it is not clear; empty otherwise. */
  public ReadOnlyObjectProperty<List<Offer>> offersProperty() {
    return offers.getReadOnlyProperty();
  }

  /** What the rules of repetition count. */
  public ReadOnlyObjectProperty<List<Count>> countsProperty() {
    return counts.getReadOnlyProperty();
  }

  /** All moves in sentences, oldest first. */
  public ReadOnlyObjectProperty<List<String>> logProperty() {
    return log.getReadOnlyProperty();
  }

  /** What all editions say to the move in question; empty without one, and while something is hidden. */
  public ReadOnlyObjectProperty<List<Elsewhere>> elsewhereProperty() {
    return elsewhere.getReadOnlyProperty();
  }

  /** The line below the board: what is said, or what was done beside it, or what to do next. */
  public ReadOnlyStringProperty lineProperty() {
    return line.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty askingProperty() {
    return asking.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty canUndoProperty() {
    return canUndo.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty canRedoProperty() {
    return canRedo.getReadOnlyProperty();
  }

  // ---- from the model

  /** How many of the pieces are left to set up. */
  int left(Piece piece) {
    return tray.get().stream().filter(r -> r.rank() == piece.rank()).mapToInt(r -> r.left(piece.side())).sum();
  }

  /** Tells what was done beside the board, such as copying it, until the next thing is done; and again if it is. */
  void tell(String sentence) {
    line.set("");
    line.set(sentence);
  }

  void show(DeskModel desk) {
    Observation seen = desk.scene().seen();
    boolean open = seen.viewer() == Viewer.ALL;
    rules.set(desk.sketch().rules());
    numbering.set(desk.numbering());
    caption.set(desk.sketch().title().caption());
    mode.set(desk.mode());
    view.set(seen.viewer());
    turn.set(seen.turn());
    scope.set(desk.sketch().setup().scope());
    under.set(desk.sketch().rules().equals(desk.inForce()) ? "" : played());
    tray.set(Tray.of(seen));
    inHand.set(desk.hand().inHand());
    chosen.set(desk.hand().chosen().filter(s -> desk.mode() == DeskModel.Mode.SET_UP).flatMap(s -> chosen(desk, s)));
    captured.set(seen.lost());
    defects.set(open ? desk.moment().setup().defects().stream().map(Defects::of).toList() : List.of());
    counts.set(Count.all(seen, texts));
    log.set(log(desk.moment()));
    elsewhere.set(open ? compare(desk) : List.of());
    asking.set(desk.hand().isAsking());
    canUndo.set(desk.canUndo());
    canRedo.set(desk.canRedo());
    offers.set(desk.hand().mover().offers());
    Saying now = Saying.of(desk, texts);
    after.set(now.after());
    picture.set(picture(desk));
    said.set(now.said());
    line(desk, (now.said().words() + " " + now.after()).strip());
  }

  /** Nothing stays in the line that is about another board, other rules, or another way of holding it. */
  private void line(DeskModel desk, String words) {
    List<Object> now = List.of(desk.moment(), desk.mode(), desk.answer());
    String wanted = words.isEmpty() ? hint(desk) : words;
    if (!now.equals(about)) {
      about = now;
      tell(wanted);
    } else {
      line.set(wanted);
    }
  }

  /** What to do next. */
  private String hint(DeskModel desk) {
    if (desk.mode() == DeskModel.Mode.PLAY) {
      return desk.hand().chosen().isPresent() ? texts.text("hint.where")
          : texts.text("hint.play", Names.of(desk.scene().turn()));
    }
    if (desk.hand().inHand().isPresent()) {
      return texts.text("in-hand", desk.setUp().name(desk.hand().inHand().get()));
    }
    boolean empty = desk.scene().seen().board().isEmpty();
    return texts.text(desk.hand().chosen().isPresent() ? "hint.place" : empty ? "hint" : "hint.set-up");
  }

  /** The rules that are played, with direction and house rules, in a sentence. */
  String played() {
    RulesText played = rules.get();
    String name = Names.of(played.edition());
    String house = String.join(texts.text("between.rules"), played.switches().stream().map(Names::with).toList());
    return texts.text("under", house.isEmpty() ? name : texts.text("under.house", name, house),
        Names.direction(numbering.get()));
  }

  private static Optional<Chosen> chosen(DeskModel desk, Square square) {
    var setup = desk.moment().setup();
    return setup.at(square).map(p -> new Chosen(square, p, setup.moved().contains(square),
        setup.known().contains(square)));
  }

  private static List<String> log(Moment moment) {
    List<String> lines = new ArrayList<>();
    moment.played().steps().forEach(s -> lines.add(Sentences.of(s.news())));
    return lines;
  }

  private List<Elsewhere> compare(DeskModel desk) {
    Moment moment = desk.moment();
    if (moment.tried().isPresent()) {
      Move move = moment.tried().get();
      return Elsewhere.ofMove(Reply.of(moment.scene(), move), moment.elsewhere().and(move).last(), texts);
    }
    return moment.hasMoves()
        ? Elsewhere.ofMove(new Reply(moment.played().steps().getLast().result(), Optional.empty()),
            moment.elsewhere().last(), texts)
        : desk.mode() == DeskModel.Mode.PLAY ? standing(moment) : List.of();
  }

  /** How the board is over as it stands, where it is so anywhere. */
  private List<Elsewhere> standing(Moment moment) {
    Optional<Ending> here = Standing.of(moment.scene()).map(Standing::ending);
    Map<Edition, Optional<Ending>> there = Standing.everywhere(moment);
    boolean over = here.isPresent() || there.values().stream().anyMatch(Optional::isPresent);
    return over ? Elsewhere.ofStanding(here, there, texts) : List.of();
  }

  private static BoardPicture picture(DeskModel desk) {
    BoardPicture drawn = desk.scene().picture(desk.numbering()).seenFrom(desk.bottom());
    if (desk.mode() == DeskModel.Mode.PLAY) {
      drawn = desk.hand().mover().mark(drawn);
    } else if (desk.hand().chosen().isPresent()) {
      drawn = drawn.with(desk.hand().chosen().get(), Mark.SELECTED);
    }
    BoardPicture marked = drawn;
    return desk.moment().tried().filter(m -> desk.answer().last())
        .map(m -> desk.scene().tried(m) instanceof Scene.Attempt.Refused r
            ? Refusing.mark(marked, r.refusal()) : marked)
        .orElse(marked);
  }
}

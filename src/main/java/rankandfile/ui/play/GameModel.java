package rankandfile.ui.play;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;
import rankandfile.coach.Coach;
import rankandfile.coach.Remark;
import rankandfile.notation.RulesText;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Mark;
import rankandfile.play.Answer;
import rankandfile.play.GameEnd;
import rankandfile.play.GameRecord;
import rankandfile.play.Player;
import rankandfile.play.Players;
import rankandfile.play.Table;
import rankandfile.rules.Move;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Placement;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Numbering;
import rankandfile.ui.board.BoardActions;
import rankandfile.ui.live.Said;
import rankandfile.wording.Names;
import rankandfile.wording.Notices;
import rankandfile.wording.Sentences;

/**
 * One game as the person at the screen sees it: drives the table, and shows what that side may know. After the end it
 * shows both armies and the way back through the moves.
 *
 * <p>Hands out what is shown and never the table. Asks nothing: whoever calls a command has asked.
 */
public final class GameModel {

  private final Table table;
  private final Players players;
  private final LocalDateTime begun;
  private final Around around;
  private final Optional<Coach> coach;
  private final Rival rival;
  private final Adviser adviser;
  private final Deciding hand = new Deciding(this::seat, new AtTheTable());
  private final ReadOnlyObjectWrapper<Shown> shown = new ReadOnlyObjectWrapper<>(this, "shown");
  private final ReadOnlyObjectWrapper<Told> told = new ReadOnlyObjectWrapper<>(this, "told", Told.NOTHING);
  private Optional<ReplayModel> replay = Optional.empty();
  private Optional<Curtain> curtain = Optional.empty();
  private String note = "";
  private final Subscription watching;
  private Side viewer;

  /**
   * A game at this table, which may be over. Nothing happens by itself before {@link #resume()}.
   *
   * @param begun when it began
   * @param coach who speaks to the person, if anybody
   */
  GameModel(Table table, Players players, LocalDateTime begun, Around around, Optional<Coach> coach) {
    this.table = table;
    this.players = players;
    this.begun = begun;
    this.around = around;
    this.coach = coach;
    viewer = players.of(table.turn()) instanceof Player.Person ? table.turn() : table.turn().other();
    rival = new Rival(table, players, around, news -> happened(news, false));
    adviser = new Adviser(table, around);
    if (table.isOver()) {
      over();
    } else if (isForTwo()) {
      lowerCurtain();
    } else {
      tell(PlayWords.text("you-are", Names.of(viewer)));
      coach.ifPresent(c -> c.happened(seat().seen(), List.of(), false));
    }
    watching = Subscription.combine(around.settings().rememberProperty().subscribe(on -> show()),
        around.inForce().nowProperty().subscribe(now -> show()));
  }

  /** It is not shown any more. */
  void close() {
    rival.cancel();
    adviser.drop();
    watching.unsubscribe();
  }

  private Seat seat() {
    return new Seat(table, viewer);
  }

  // ---- what it shows

  public ReadOnlyObjectProperty<Shown> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  /** What the status line is to say. */
  public ReadOnlyObjectProperty<Told> toldProperty() {
    return told.getReadOnlyProperty();
  }

  /** The hand on the board, and the answers to its keys. */
  public BoardActions hand() {
    return hand;
  }

  public Players players() {
    return players;
  }

  /** The edition with its switches, which the game keeps. */
  public RulesText rules() {
    return table.rules();
  }

  /** Whether these are also the rules in force. */
  boolean isByRulesInForce() {
    return table.rules().equals(around.inForce().rules());
  }

  public Numbering numbering() {
    return around.inForce().nowProperty().get().choice().in(table.rules().edition());
  }

  /** The side of the person who may look, or may after the curtain. */
  public Side viewer() {
    return viewer;
  }

  /** All moves so far, also while one looks back; nothing while the curtain is down. */
  public List<LogLine> log() {
    return curtain.isPresent() ? List.of() : LogLine.of(seat().seen().log(), eyes().remembers());
  }

  public Optional<GameEnd> end() {
    return table.end();
  }

  boolean isForTwo() {
    return players.kind() == Players.Kind.TWO_PEOPLE;
  }

  /** What the coach has explained, in one line; empty without a coach. */
  Optional<String> explained() {
    return coach.map(Coach::kept);
  }

  /** How many turns have begun. */
  int turn() {
    return table.ply() / 2 + 1;
  }

  /** The game as a record, which tells both armies. */
  GameRecord record() {
    return table.record(players).begun(begun);
  }

  /**
   * What stands on the board at the moment that is shown, both armies open.
   *
   * @throws IllegalStateException while the game runs
   */
  Setup setup() {
    Observation open = table.openAt(replay.map(r -> r.plyProperty().get()).orElse(table.ply()));
    List<Placement> placed = new ArrayList<>();
    SortedSet<Square> moved = new TreeSet<>();
    SortedSet<Square> known = new TreeSet<>();
    open.board().forEach((square, sighting) -> {
      if (sighting instanceof Sighting.Own own) {
        placed.add(new Placement(square, own.piece()));
        if (own.moved()) {
          moved.add(square);
        }
        if (own.known()) {
          known.add(square);
        }
      }
    });
    return new Setup(placed, open.lost(), moved, known, open.turn(), open.rules(), Scope.FRAGMENT);
  }

  // ---- the course of the game

  /** The screen is in front: a computer player whose turn it is thinks. */
  public void resume() {
    rival.begin();
    show();
  }

  /** The screen is left: nothing goes on, and of two people nobody sees what the other could. */
  public void pause() {
    rival.cancel();
    adviser.drop();
    replay.ifPresent(r -> r.go(r.plyProperty().get()));
    if (isForTwo() && !table.isOver()) {
      lowerCurtain();
    }
    show();
  }

  private void happened(List<News> news, boolean own) {
    settle();
    tell(Sentences.of(news));
    coach.ifPresent(c -> c.happened(seat().seen(), news, own));
    changed();
  }

  /** Whatever was begun or asked before is done with. */
  private void settle() {
    note = "";
    adviser.drop();
    hand.drop();
    replay = Optional.empty();
  }

  private void changed() {
    if (table.isOver()) {
      over();
    }
    around.keep().accept(this);
    rival.begin();
    show();
  }

  private void over() {
    settle();
    rival.cancel();
    curtain = Optional.empty();
    replay = Optional.of(ReplayModel.over(table));
    replay.get().seenProperty().addListener((property, was, is) -> step());
    tell((told.get().words() + " " + EndWords.told(table.end().orElseThrow(), told.get().words())).strip());
  }

  private void step() {
    replay.ifPresent(r -> tell(r.words()));
    show();
  }

  /** Has the status line say this. */
  void tell(String sentence) {
    told.set(told.get().then(sentence));
  }

  // ---- two people at one screen

  /** The one who has moved gives the screen away. */
  public void handOver() {
    if (shown.get().possible().handOver()) {
      settle();
      lowerCurtain();
      show();
    }
  }

  private void lowerCurtain() {
    Side next = table.turn();
    viewer = next;
    hand.drop();
    if (replay.isPresent()) {
      replay = Optional.empty();
    }
    String news = table.ply() == 0 ? "" : ReplayModel.running(table, next, table.ply()).words();
    curtain = Optional.of(new Curtain(PlayWords.text("curtain.title", Names.of(next)), news,
        PlayWords.text("curtain.button", Names.of(next))));
  }

  /** The next person is at the screen and alone with it. */
  public void raiseCurtain() {
    curtain.ifPresent(c -> {
      curtain = Optional.empty();
      tell(c.news().isEmpty() ? PlayWords.text("you-are", Names.of(viewer)) : c.news());
      show();
    });
  }

  // ---- what else a player may do

  /** Takes back one's own last decision. */
  public void undo() {
    int back = table.pliesSinceDecision(viewer);
    if (back > 0 && curtain.isEmpty()) {
      rival.cancel();
      settle();
      table.undo(back);
      coach.ifPresent(c -> c.takenBack(seat().seen()));
      tell(PlayWords.text("undone", back));
      changed();
    }
  }

  /** Asks for a move to consider. */
  public void hint() {
    if (shown.get().possible().hint()) {
      hand.drop();
      note = PlayWords.text("hint.wait");
      adviser.ask(seat(), this::advise);
      show();
    }
  }

  private void advise() {
    adviser.words().ifPresent(words -> {
      note = words;
      tell(words);
    });
    show();
  }

  public void resign() {
    if (shown.get().possible().resign()) {
      table.resign(viewer);
      tell("");
      changed();
    }
  }

  public void offerDraw() {
    if (shown.get().possible().draw() && table.offerDraw(viewer)) {
      settle();
      note = PlayWords.text(isForTwo() ? "draw.offered" : "draw.asked");
      tell(note);
      changed();
      rival.askForDraw(viewer.other(), this::answered);
    }
  }

  private void answered(boolean yes) {
    if (!yes) {
      note = PlayWords.text("draw.declined");
      tell(note);
    }
    changed();
  }

  private void answer(boolean yes) {
    boolean done = yes ? table.acceptDraw(viewer) : table.declineDraw(viewer);
    note = "";
    tell(done && !yes ? PlayWords.text("draw.you-declined") : "");
    changed();
  }

  /** The coach's remark is read. */
  public void gotIt() {
    coach.ifPresent(Coach::gotIt);
    around.keep().accept(this);
    show();
  }

  public void fewerTips() {
    coach.ifPresent(Coach::fewerTips);
    around.keep().accept(this);
    show();
  }

  // ---- looking back

  /** Shows the game as it was after so many moves; the game waits. */
  public void lookAt(int ply) {
    if (table.isOver()) {
      replay.orElseThrow().go(ply);
    } else if (curtain.isEmpty() && ply < table.ply()) {
      hand.drop();
      replay = Optional.of(ReplayModel.running(table, viewer, ply));
      replay.get().seenProperty().addListener((property, was, is) -> step());
      step();
    } else {
      backToGame();
    }
  }

  /** Shows the game as it stands. */
  public void backToGame() {
    if (!table.isOver() && replay.isPresent()) {
      replay = Optional.empty();
      show();
    }
  }

  // ---- showing

  private void show() {
    Observation seen = seen();
    Sight sight = curtain.isPresent() ? Sight.NOTHING : eyes().of(seen);
    boolean now = replay.isEmpty() && curtain.isEmpty();
    shown.set(new Shown(now ? sight.with(marked(sight.picture())) : sight, head(), now ? said(seen) : new Said.Nothing(),
        now ? choices() : List.of(), possible(), replay, curtain, now ? coach.flatMap(Coach::remark) : Optional.empty()));
  }

  private Eyes eyes() {
    return new Eyes(numbering(), bottom(), around.settings().rememberProperty().get() || table.isOver());
  }

  private Observation seen() {
    return replay.map(r -> r.seenProperty().get()).orElseGet(() -> seat().seen());
  }

  private Side bottom() {
    return isForTwo() && table.isOver() ? around.settings().bottomProperty().get() : viewer;
  }

  private BoardPicture marked(BoardPicture picture) {
    BoardPicture drawn = hand.mark(adviser.mark(picture));
    for (Square square : coach.flatMap(Coach::remark).map(Remark::marked).orElseGet(Collections::emptySortedSet)) {
      drawn = drawn.with(square, Mark.HINT);
    }
    return drawn;
  }

  private Said said(Observation seen) {
    return hand.said().orElseGet(() -> {
      List<String> notes = new ArrayList<>();
      if (isDrawOffered()) {
        notes.add(PlayWords.text("draw.question", Names.of(viewer.other())));
      } else if (!note.isEmpty()) {
        notes.add(note);
      }
      if (seat().isOnTurn()) {
        notes.addAll(Notices.onTurn(seen, viewer));
      }
      return notes.isEmpty() ? new Said.Nothing() : new Said.Plain(String.join(" ", notes));
    });
  }

  private boolean isDrawOffered() {
    return table.drawOfferedBy().filter(s -> s != viewer).isPresent();
  }

  private List<Choice> choices() {
    return hand.choices().isEmpty() && isDrawOffered()
        ? List.of(new Choice(PlayWords.text("draw.take"), false, () -> answer(true)),
            new Choice(PlayWords.text("draw.play-on"), false, () -> answer(false)))
        : hand.choices();
  }

  private Possible possible() {
    if (table.isOver() || curtain.isPresent() || replay.isPresent()) {
      return Possible.NOTHING;
    }
    boolean own = seat().isOnTurn();
    return new Possible(table.pliesSinceDecision(viewer) > 0, own && !adviser.isBusy(),
        own && table.drawOfferedBy().isEmpty(), true, isForTwo() && !own);
  }

  private String head() {
    if (table.isOver()) {
      return EndWords.title(table.end().orElseThrow(), players);
    }
    if (isForTwo()) {
      return PlayWords.text("head.two", Names.of(table.turn()), turn());
    }
    return PlayWords.text(seat().isOnTurn() ? "head.yours" : "head.computer", turn());
  }

  /** What the hand needs of the game. */
  private final class AtTheTable implements Deciding.Game {

    @Override
    public Optional<String> waiting() {
      if (replay.isPresent()) {
        return Optional.of(PlayWords.text(table.isOver() ? "waiting.over" : "waiting.back"));
      }
      return seat().isOnTurn() && curtain.isEmpty() ? Optional.empty()
          : Optional.of(PlayWords.text(isForTwo() ? "waiting.hand-over" : "waiting.computer"));
    }

    @Override
    public Optional<String> question(Move move) {
      return coach.flatMap(c -> c.asksBefore(seat().seen(), move))
          .or(() -> around.settings().confirmMovesProperty().get()
              ? Optional.of(PlayWords.text("confirm", Names.of(move))) : Optional.empty());
    }

    @Override
    public Answer submit(Move move) {
      Answer answer = table.submit(viewer, move);
      if (answer instanceof Answer.Made made) {
        happened(made.news(), true);
      }
      return answer;
    }

    @Override
    public Observation seen() {
      return GameModel.this.seen();
    }

    @Override
    public Sight sight() {
      return shown.get().sight();
    }

    @Override
    public void tell(String sentence) {
      GameModel.this.tell(sentence);
    }

    @Override
    public void show() {
      GameModel.this.show();
    }
  }
}

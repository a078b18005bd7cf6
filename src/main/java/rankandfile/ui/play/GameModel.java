package rankandfile.ui.play;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;
import rankandfile.coach.Coach;
import rankandfile.notation.RulesText;
import rankandfile.play.Answer;
import rankandfile.play.GameEnd;
import rankandfile.play.GameRecord;
import rankandfile.play.Players;
import rankandfile.play.Table;
import rankandfile.rules.Move;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.edition.Numbering;
import rankandfile.ui.board.BoardActions;
import rankandfile.wording.Names;

/**
 * One game as the person at the screen sees it: drives the table, and shows what that side may know. After the end it
 * shows both armies and the way back through the moves.
 *
 * <p>Hands out what is shown and never the table. Asks nothing: whoever calls a command has asked.
 */
public final class GameModel {

  private final Table table;
  private final Sitting sitting;
  private final Around around;
  private final Guide guide;
  private final Rival rival;
  private final Adviser adviser;
  private final Deciding hand = new Deciding(this::seat, new AtTheTable());
  private final Showing showing;
  private final ReadOnlyObjectWrapper<Shown> shown = new ReadOnlyObjectWrapper<>(this, "shown");
  private final Status status;
  private final Subscription watching;
  private Moment now;

  /**
   * A game at this table, which may be over. Nothing happens by itself before {@link #resume()}.
   *
   * @param begun when it began
   * @param coach who speaks to the person, if anybody
   */
  GameModel(Table table, Players players, LocalDateTime begun, Around around, Optional<Coach> coach) {
    this.table = table;
    this.around = around;
    guide = new Guide(coach);
    sitting = new Sitting(table, players, begun);
    now = Moment.of(sitting.firstViewer());
    status = new Status(this::seat, sitting.isForTwo());
    rival = new Rival(table, players, around, news -> happened(news, false));
    adviser = new Adviser(table, around);
    showing = new Showing(sitting, around, hand, adviser, guide, this::answer);
    if (table.isOver()) {
      over();
    } else if (isForTwo()) {
      lowerCurtain();
    } else {
      status.opened(hand.lastMove());
      guide.happened(seat().seen(), List.of(), false);
    }
    watching = Subscription.combine(around.settings().rememberProperty().subscribe(on -> show()),
        around.inForce().nowProperty().subscribe(inForce -> show()));
  }

  /** It is not shown any more. */
  void close() {
    rival.cancel();
    adviser.drop();
    watching.unsubscribe();
  }

  private Seat seat() {
    return new Seat(table, viewer());
  }

  // ---- what it shows

  public ReadOnlyObjectProperty<Shown> shownProperty() {
    return shown.getReadOnlyProperty();
  }

  /** What the status line is to say. */
  public ReadOnlyObjectProperty<Told> toldProperty() {
    return status.toldProperty();
  }

  /** The hand on the board, and the answers to its keys. */
  public BoardActions hand() {
    return hand;
  }

  public Players players() {
    return sitting.players();
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
    return showing.numbering();
  }

  /** The side of the person who may look, or may after the curtain. */
  public Side viewer() {
    return now.viewer();
  }

  /** All moves so far, also while one looks back; nothing while the curtain is down. */
  public List<LogLine> log() {
    return showing.log(now);
  }

  /** When it began, to the second. */
  LocalDateTime begun() {
    return record().begun().orElseThrow();
  }

  public Optional<GameEnd> end() {
    return table.end();
  }

  boolean isForTwo() {
    return sitting.isForTwo();
  }

  /** The game as a record, which tells both armies. */
  GameRecord record() {
    return sitting.record();
  }

  /** What the coach has explained, in one line; empty without a coach. */
  Optional<String> explained() {
    return guide.kept();
  }

  /**
   * What stands on the board at the moment that is shown, both armies open.
   *
   * @throws IllegalStateException while the game runs
   */
  Setup setup() {
    return sitting.setup(now.replay().map(r -> r.plyProperty().get()).orElse(table.ply()));
  }

  // ---- the course of the game

  /** The screen is in front: a computer player whose turn it is thinks, or answers an offer that waits. */
  public void resume() {
    rival.begin();
    if (seat().isOnTurn() && table.drawOfferedBy().filter(by -> by == viewer()).isPresent()) {
      askRival();
    }
    show();
  }

  /** The screen is left: nothing goes on, and of two people nobody sees what the other could. */
  public void pause() {
    rival.cancel();
    adviser.drop();
    now = now.noting(""); // a hint goes with its marks, and what was waited for does not come
    now.replay().ifPresent(r -> r.go(r.plyProperty().get()));
    if (isForTwo() && !table.isOver()) {
      lowerCurtain();
    }
    show();
  }

  private void happened(List<News> news, boolean own) {
    adviser.drop();
    hand.drop();
    now = now.noting("");
    now.replay().ifPresent(ReplayModel::follow); // whoever looks back is not disturbed
    status.happened(news, own);
    guide.happened(seat().seen(), news, own);
    changed();
  }

  /** Whatever was begun or asked before is done with. */
  private void settle() {
    adviser.drop();
    hand.drop();
    now = now.now();
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
    walk(ReplayModel.over(table));
    now = now.uncovered();
    tell((status.words() + " " + EndWords.told(table.end().orElseThrow(), status.words())).strip());
  }

  private void walk(ReplayModel replay) {
    now = now.with(replay);
    replay.seenProperty().addListener((property, was, is) -> step(replay));
  }

  private void step(ReplayModel replay) {
    tell(replay.words());
    show();
  }

  /** Has the status line say this. */
  void tell(String sentence) {
    status.tell(sentence);
  }

  private void note(String words) {
    now = now.noting(words);
    tell(words);
  }

  private void show() {
    shown.set(showing.of(now));
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
    hand.drop();
    now = Moment.behind(sitting.curtain(), table.turn());
  }

  /** The next person is at the screen and alone with it. */
  public void raiseCurtain() {
    now.curtain().ifPresent(c -> {
      now = now.uncovered();
      status.looks(c.news());
      show();
    });
  }

  // ---- what else a player may do

  /** Takes back one's own last decision. */
  public void undo() {
    int back = table.pliesSinceDecision(viewer());
    if (back > 0 && now.curtain().isEmpty()) {
      rival.cancel();
      settle();
      table.undo(back);
      guide.takenBack(seat().seen());
      status.takenBack(back);
      changed();
    }
  }

  /** Asks for a move to consider. */
  public void hint() {
    if (shown.get().possible().hint()) {
      hand.drop();
      now = now.noting(PlayWords.text("hint.wait"));
      adviser.ask(seat(), () -> {
        note(adviser.words().orElse(""));
        show();
      });
      show();
    }
  }

  public void resign() {
    if (shown.get().possible().resign()) {
      table.resign(viewer());
      tell("");
      changed();
    }
  }

  public void offerDraw() {
    if (shown.get().possible().draw() && table.offerDraw(viewer())) {
      settle();
      note(PlayWords.text(isForTwo() ? "draw.offered" : "draw.asked"));
      changed();
      askRival();
    }
  }

  /** Puts the person's offer to the computer, if one sits there. */
  private void askRival() {
    rival.askForDraw(viewer().other(), taken -> {
      if (!taken) {
        note(PlayWords.text("draw.declined"));
      }
      changed();
    });
  }

  /** The answer to the other person's offer. */
  private void answer(boolean yes) {
    boolean declined = yes ? !table.acceptDraw(viewer()) : table.declineDraw(viewer());
    now = now.noting("");
    tell(declined ? PlayWords.text("draw.you-declined") : "");
    changed();
  }

  /** The coach's remark is read. */
  public void gotIt() {
    guide.gotIt();
    around.keep().accept(this);
    show();
  }

  /** Whether a coach sits beside the person and the game goes on. */
  boolean isGuided() {
    return guide.isThere() && end().isEmpty();
  }

  /** The coach explains everything again. */
  public void tellAgain() {
    guide.tellAgain();
    around.keep().accept(this);
    show();
  }

  public void fewerTips() {
    guide.fewerTips();
    around.keep().accept(this);
    show();
  }

  // ---- looking back

  /** Shows the game as it was after so many moves; a running game waits. */
  public void lookAt(int ply) {
    if (table.isOver()) {
      now.replay().orElseThrow().go(ply);
    } else if (now.curtain().isEmpty() && ply < table.ply()) {
      hand.drop();
      ReplayModel replay = ReplayModel.running(table, viewer(), ply);
      walk(replay);
      step(replay);
    } else {
      backToGame();
    }
  }

  /** Shows the game as it stands. */
  public void backToGame() {
    if (!table.isOver() && now.replay().isPresent()) {
      now = now.now();
      status.returned(hand.lastMove());
      show();
    }
  }

  /** What the hand needs of the game. */
  private final class AtTheTable implements Deciding.Game {

    @Override
    public Optional<String> waiting() {
      if (now.replay().isPresent()) {
        return Optional.of(PlayWords.text(table.isOver() ? "waiting.over" : "waiting.back"));
      }
      return seat().isOnTurn() && now.curtain().isEmpty() ? Optional.empty()
          : Optional.of(PlayWords.text(isForTwo() ? "waiting.hand-over" : "waiting.computer"));
    }

    @Override
    public Optional<String> question(Move move) {
      return guide.asksBefore(seat().seen(), move)
          .or(() -> around.settings().confirmMovesProperty().get()
              ? Optional.of(PlayWords.text("confirm", Names.of(move))) : Optional.empty());
    }

    @Override
    public Answer submit(Move move) {
      Answer answer = table.submit(viewer(), move);
      if (answer instanceof Answer.Made made) {
        happened(made.news(), true);
      }
      return answer;
    }

    @Override
    public Observation seen() {
      return showing.seen(now);
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

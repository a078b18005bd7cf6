package rankandfile.ui.play;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import rankandfile.coach.Coach;
import rankandfile.notation.RulesText;
import rankandfile.opponent.Level;
import rankandfile.play.EarlierGame;
import rankandfile.play.GameRecord;
import rankandfile.play.Lineup;
import rankandfile.play.Player;
import rankandfile.play.Players;
import rankandfile.play.Table;
import rankandfile.rules.Side;
import rankandfile.wording.Names;

/** Which page of the screen for games is in front, and how games begin. */
public final class PlayModel {

  private final Around around;
  private final GameShelf shelf;
  private final Supplier<Coach> coaches;
  private final Supplier<LocalDateTime> clock;
  private final LongSupplier seeds;
  private final ReadOnlyObjectWrapper<Page> page = new ReadOnlyObjectWrapper<>(this, "page", new Page.Start());
  private final NextGame next;

  /** The army against the computer that was set up last. One of two people's is kept by its page alone. */
  private Optional<Page.SettingUp> unfinished = Optional.empty();

  /**
   * Nothing is begun yet.
   *
   * @param coaches gives the coach of a guided game, who knows what was explained before
   * @param clock tells when a game begins
   * @param seeds gives the random numbers of computer players
   */
  PlayModel(Around around, GameShelf shelf, Supplier<Coach> coaches,
      Supplier<LocalDateTime> clock, LongSupplier seeds) {
    this.around = around;
    this.shelf = shelf;
    this.coaches = coaches;
    this.clock = clock;
    this.seeds = seeds;
    next = new NextGame(around.inForce());
  }

  // ---- what it shows

  public ReadOnlyObjectProperty<Page> pageProperty() {
    return page.getReadOnlyProperty();
  }

  public GameShelf shelf() {
    return shelf;
  }

  /** What is chosen for the next game. */
  public NextGame next() {
    return next;
  }

  /** The game in front, running or over. */
  public Optional<GameModel> game() {
    return page.get() instanceof Page.Playing p ? Optional.of(p.game()) : Optional.empty();
  }

  // ---- beginning

  /** A beginner's first game, or the one that was begun; the army for it that is being set up stays. */
  public void guided() {
    if (page.get() instanceof Page.SettingUp p && p.kind() == Players.Kind.GUIDED) {
      return;
    }
    if (shelf.currentProperty().get().filter(g -> g.players().kind() == Players.Kind.GUIDED).isPresent()) {
      goOn();
    } else {
      against(Players.guided(new Player.Computer(Levels.word(Level.BEGINNER), seeds.getAsLong()), Side.RED));
    }
  }

  /** A game against the computer as it is chosen. */
  public void againstComputer() {
    Player.Computer computer = new Player.Computer(Levels.word(next.levelProperty().get()), seeds.getAsLong());
    against(Players.against(computer, next.sideProperty().get()));
  }

  private void against(Players players) {
    against(players, unfinished(own(players), around.inForce().rules()));
  }

  private static Side own(Players players) {
    return players.red() instanceof Player.Person ? Side.RED : Side.BLUE;
  }

  private void against(Players players, Lineup lineup) {
    RulesText rules = around.inForce().rules();
    Side own = own(players);
    Page.SettingUp begun = new Page.SettingUp(players.kind(), rules, army(lineup),
        army -> begin(rules, players, List.of(army, rivals(rules, players, own.other()))));
    unfinished = Optional.of(begun);
    show(begun);
  }

  /** What stood when such an army was left last; empty once a game has begun. */
  private Lineup unfinished(Side own, RulesText rules) {
    return unfinished.filter(p -> p.rules().equals(rules)).map(p -> p.army().get()).filter(a -> a.side() == own)
        .orElseGet(() -> Lineup.empty(own));
  }

  private Lineup rivals(RulesText rules, Players players, Side computer) {
    Player.Computer player = (Player.Computer) players.of(computer);
    return Lineup.of(computer, around.opponents().apply(Levels.of(player.level()))
        .arrange(computer, rules.rules(), player.randomForLineup()));
  }

  /** Two people set up one after the other. */
  public void twoPeople() {
    twoPeople(Lineup.empty(Side.RED), Lineup.empty(Side.BLUE));
  }

  private void twoPeople(Lineup first, Lineup second) {
    RulesText rules = around.inForce().rules();
    setUpAlone(army(first), rules, red -> setUpAlone(army(second), rules,
        blue -> begin(rules, Players.twoPeople(), List.of(red, blue))));
  }

  private static ObjectProperty<Lineup> army(Lineup lineup) {
    return new SimpleObjectProperty<>(lineup);
  }

  private void setUpAlone(ObjectProperty<Lineup> army, RulesText rules, Consumer<Lineup> ready) {
    Side who = army.get().side();
    show(new Page.Between(new Curtain(PlayWords.text("curtain.set-up", Names.of(who)), "",
        PlayWords.text("curtain.set-up.button", Names.of(who))),
        () -> show(new Page.SettingUp(Players.Kind.TWO_PEOPLE, rules, army, ready))));
  }

  private void begin(RulesText rules, Players players, List<Lineup> armies) {
    unfinished = Optional.empty();
    Lineup red = armies.get(armies.getFirst().side() == Side.RED ? 0 : 1);
    Lineup blue = armies.get(armies.getFirst().side() == Side.RED ? 1 : 0);
    Side chosen = next.firstProperty().get();
    Side begins = Table.mayBegin(chosen, rules.rules()) ? chosen : rules.rules().firstMover();
    GameModel game = game(Table.start(rules, red, blue, begins), players, clock.get());
    shelf.begin(game.record());
    play(game);
  }

  private GameModel game(Table table, Players players, LocalDateTime begun) {
    return new GameModel(table, players, begun, around,
        players.kind() == Players.Kind.GUIDED ? Optional.of(coaches.get()) : Optional.empty());
  }

  /** Armies without a game. */
  public void tryArmies() {
    show(new Page.Trying(around.inForce().rules()));
  }

  // ---- going on

  /** Goes on with the current game, if there is one. */
  public void goOn() {
    if (game().filter(g -> g.end().isEmpty()).isEmpty()) {
      shelf.currentProperty().get().ifPresent(this::open);
    }
  }

  /** Opens an earlier game: to look at, or to go on with where it was left. */
  public void open(EarlierGame earlier, Runnable missing) {
    Page asked = page.get();
    shelf.load(earlier, record -> {
      if (page.get() == asked) { // nothing else was begun while the disk was read
        take(record);
      }
    }, missing);
  }

  /** Shows a game, to look at if it is over; otherwise it becomes the current one. */
  void take(GameRecord record) {
    if (record.end().isEmpty()) {
      shelf.begin(record);
    }
    open(record);
  }

  void open(GameRecord record) {
    play(game(record.table(), record.players(), record.begun().orElseGet(clock)));
  }

  private void play(GameModel game) {
    show(new Page.Playing(game));
    game.resume();
  }

  /** The same players once more with the other colours and their armies as before; nothing while the game runs. */
  public void again() {
    game().filter(g -> g.end().isPresent()).ifPresent(g -> {
      if (g.isForTwo()) {
        twoPeople(lastArmy(g, Side.RED), lastArmy(g, Side.BLUE));
      } else {
        Players players = reseeded(g.players().swapped());
        against(players, lastArmy(g, own(players)));
      }
    });
  }

  /** What the player of this side had on the other one; nothing where the rules in force want another army. */
  private Lineup lastArmy(GameModel last, Side side) {
    GameRecord record = last.record();
    Lineup before = (side == Side.RED ? record.blue() : record.red()).turnedFor(side);
    return before.defects(around.inForce().rules().rules()).isEmpty() ? before : Lineup.empty(side);
  }

  private Players reseeded(Players players) {
    Side own = own(players);
    Player.Computer before = (Player.Computer) players.of(own.other());
    Player.Computer again = new Player.Computer(before.level(), seeds.getAsLong());
    return players.kind() == Players.Kind.GUIDED ? Players.guided(again, own) : Players.against(again, own);
  }

  /** The screen is left: before the army of one of two people a curtain stands, and the army behind it as it was. */
  void pause() {
    if (page.get() instanceof Page.SettingUp p && p.kind() == Players.Kind.TWO_PEOPLE) {
      setUpAlone(p.army(), p.rules(), p.ready());
    }
  }

  /** Back to the page where games begin; a running game can be gone on with. */
  public void leave() {
    show(new Page.Start());
  }

  private void show(Page next) {
    game().ifPresent(GameModel::close);
    page.set(next);
  }
}

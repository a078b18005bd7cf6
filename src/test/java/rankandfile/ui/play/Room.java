package rankandfile.ui.play;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.Property;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rankandfile.formation.Formation;
import rankandfile.notation.RulesText;
import rankandfile.opponent.Budget;
import rankandfile.opponent.Opponent;
import rankandfile.play.GameRecord;
import rankandfile.play.Lineup;
import rankandfile.play.Player;
import rankandfile.play.Players;
import rankandfile.play.Table;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.edition.Edition;
import rankandfile.store.KeptValues;
import rankandfile.ui.frame.FrameController;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Motion;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.UserFiles;

/** The screen for games in a frame of its own, with ready armies, and a person who answers as the test says. */
final class Room implements Dialogs, Clipboard, SetupDoor {

  static final LocalDateTime DAY = LocalDateTime.of(2026, 5, 3, 18, 30);

  final InForce inForce = new InForce(KeptValues.inMemory());
  final Settings settings = new Settings(KeptValues.inMemory());
  final Navigation navigation = new Navigation();
  final List<String> asked = new ArrayList<>();
  final List<String> copied = new ArrayList<>();
  final List<Setup> desk = new ArrayList<>();
  final KeptValues progress = KeptValues.inMemory();
  final PlayController play;
  final FrameController frame;
  Optional<Path> file = Optional.empty();
  boolean yes = true;
  boolean setsUpAtOnce = true;

  Room(Look look, GameShelf shelf, Opponent opponent) {
    settings.animationProperty().set(Motion.OFF);
    settings.themeProperty().set(look.themeProperty().get());
    settings.textSizeProperty().set(look.textSizeProperty().get());
    settings.show(look);
    SplittableRandom seeds = new SplittableRandom(5);
    play = new PlayController(inForce, shelf,
        new Rivals(level -> opponent, level -> Budget.ofNodes(100), seeds::nextLong, () -> DAY), progress,
        new PlayDoors(navigation, this, this, look, settings, this,
            (setup, rules, viewer) -> desk.add(setup), new UserFiles(this), () -> { }));
    frame = new FrameController(navigation, inForce, settings, List.of(play.screen()), StackPane::new);
    frame.model().open("play");
  }

  static Room with(Look look, Opponent opponent) {
    return new Room(look, new GameShelf(Optional.empty(), e -> {}), opponent);
  }

  PlayModel model() {
    return play.model();
  }

  GameModel game() {
    return play.model().game().orElseThrow();
  }

  /** A game of two bots, up to so many plies. */
  static GameRecord played(RulesText rules, Players players, int plies, long seed) {
    List<Formation> armies = Formation.of(rules.rules().army());
    Table table = Table.start(rules, armies.get(0).lineup(Side.RED), armies.get(armies.size() - 1).lineup(Side.BLUE));
    Bot bot = new Bot(false);
    SplittableRandom random = new SplittableRandom(seed);
    while (!table.isOver() && table.ply() < plies) {
      Side side = table.turn();
      table.submit(side, bot.choose(table.seenBy(side), random, Budget.ofNodes(1)));
    }
    return table.record(players).begun(DAY);
  }

  static Players againstComputer(Side own) {
    return Players.against(new Player.Computer("casual", 7), own);
  }

  static RulesText rules(Edition edition) {
    return RulesText.of(edition);
  }

  // ---- the doors

  @Override
  public Parent before(Property<Lineup> army, RulesText rules, Players.Kind kind, Consumer<Lineup> ready,
      Runnable back) {
    if (setsUpAtOnce) {
      Side side = army.getValue().side();
      Platform.runLater(() -> ready.accept(Formation.of(rules.rules().army()).getFirst().lineup(side)));
    }
    return new VBox();
  }

  @Override
  public Parent without(RulesText rules, Runnable back) {
    return new VBox();
  }

  @Override
  public Optional<Path> open(FileWish wish) {
    return file;
  }

  @Override
  public Optional<Path> save(FileWish wish) {
    return file;
  }

  @Override
  public boolean confirm(String title, String text, String word) {
    asked.add(title);
    return yes;
  }

  @Override
  public void tell(String title, String text) {
    asked.add(title + ": " + text);
  }

  @Override
  public void copy(String text) {
    copied.add(text);
  }
}

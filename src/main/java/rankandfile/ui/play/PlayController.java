package rankandfile.ui.play;

import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import rankandfile.coach.Coach;
import rankandfile.play.EarlierGame;
import rankandfile.play.GameRecord;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.Continuation;
import rankandfile.ui.kit.Destination;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Place;
import rankandfile.ui.kit.Screen;

/** Puts the screen for games together, and ties it to the ways through the program. */
public final class PlayController {

  static final String SCREEN = "play";
  private static final String COACH = "coach";
  private static final String GUIDED = SCREEN + "/guided";
  private static final String GAME = SCREEN + "/game";

  private final PlayModel model;
  private final GameShelf shelf;
  private final PlayDoors doors;
  private final ObservableValue<Optional<Continuation>> continuation;

  /**
   * The screen.
   *
   * @param progress keeps what the coach has explained
   */
  public PlayController(InForce inForce, GameShelf shelf, Rivals rivals, KeptValues progress, PlayDoors doors) {
    this.shelf = shelf;
    this.doors = doors;
    Around around = new Around(inForce, doors.settings(), doors.look().motionProperty(), rivals.opponents(),
        rivals.budgets(), game -> {
          shelf.keep(game.record());
          game.explained().ifPresent(words -> progress.set(COACH, words));
        });
    model = new PlayModel(around, shelf, () -> new Coach(progress.value(COACH).orElse("")), rivals.clock(),
        rivals.seeds());
    continuation = shelf.currentProperty().map(game -> game.map(PlayController::continuation));
    model.pageProperty().addListener((property, was, is) -> doors.navigation().moveOn(place(is)));
    shelf.asideProperty().addListener((property, was, is) -> doors.tellOfBroken(is));
    shelf.unsavedProperty().addListener((property, was, is) -> is.filter(why -> was.isEmpty())
        .ifPresent(doors::tellOfUnsaved));
  }

  public PlayModel model() {
    return model;
  }

  /** What the first screen offers to go on with. */
  public ObservableValue<Optional<Continuation>> continuation() {
    return continuation;
  }

  private static Continuation continuation(GameRecord game) {
    return new Continuation(PlayerNames.game(game.players()),
        PlayWords.text("continue.turn", game.plies().size() / 2 + 1), GAME);
  }

  /** Shows a game from a file; one that still runs is gone on with, and the current one stands among the earlier. */
  public void show(GameRecord game) {
    model.take(game);
    doors.navigation().open(place(model.pageProperty().get()));
  }

  /** The screen for the frame. */
  public Screen screen() {
    return new Screen(new Places(), () -> new PlayView(model, this::page));
  }

  private Node page(Page page) {
    return switch (page) {
      case Page.Start p -> new StartView(model, this::open, doors.gameFromFile());
      case Page.SettingUp p -> doors.setups().before(p.army(), p.rules(), p.kind(), p.ready(), model::leave);
      case Page.Trying p -> doors.setups().without(p.rules(), model::leave);
      case Page.Between p -> new CurtainView(p.curtain(), p.go());
      case Page.Playing p -> new GameView(p.game(), doors.of(p.game(), model), doors.look(), doors.settings());
    };
  }

  private void open(EarlierGame game) {
    model.open(game, () -> doors.tellMissing(game));
  }

  private static Place place(Page page) {
    String address = switch (page) {
      case Page.Playing p -> p.game().end().isEmpty() ? GAME : GAME + "/" + p.game().begun();
      case Page.Start p -> SCREEN;
      case Page.SettingUp p -> SCREEN;
      case Page.Trying p -> SCREEN;
      case Page.Between p -> SCREEN;
    };
    return new Place(SCREEN, address, PlayWords.text("start"));
  }

  /** The game that this address means, if it is over and still there. */
  private Optional<EarlierGame> earlier(String address) {
    return shelf.earlierProperty().get().stream()
        .filter(g -> g.begun().filter(b -> address.equals(GAME + "/" + b)).isPresent()).findFirst();
  }

  /** Where one can go on this screen. */
  private final class Places implements Destination {

    @Override
    public String screen() {
      return SCREEN;
    }

    @Override
    public Optional<Place> resolve(String address) {
      boolean known = address.equals(SCREEN) || address.equals(GUIDED)
          || address.equals(GAME) && (model.game().isPresent() || shelf.currentProperty().get().isPresent())
          || earlier(address).isPresent();
      return known ? Optional.of(new Place(SCREEN, address, PlayWords.text("start"))) : Optional.empty();
    }

    /** Whoever comes from elsewhere finds the game or the army that was left; whoever is here goes to the start. */
    @Override
    public void show(Place place) {
      switch (place.address()) {
        case GUIDED -> model.guided();
        case GAME -> model.goOn();
        case SCREEN -> {
          boolean here = doors.navigation().placeProperty().get().screen().equals(SCREEN);
          if (here || model.game().flatMap(GameModel::end).isPresent()) {
            model.leave();
          }
        }
        default -> {
          if (model.game().filter(g -> place.equals(place(new Page.Playing(g)))).isEmpty()) {
            earlier(place.address()).ifPresent(PlayController.this::open);
          }
        }
      }
    }

    @Override
    public List<Place> places() {
      return List.of(new Place(SCREEN, SCREEN, PlayWords.text("start")),
          new Place(SCREEN, GUIDED, PlayWords.text("guided")));
    }
  }
}

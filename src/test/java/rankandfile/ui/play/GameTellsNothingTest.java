package rankandfile.ui.play;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rankandfile.opponent.Level;
import rankandfile.play.GameRecord;
import rankandfile.play.Player;
import rankandfile.play.Players;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.board.BoardView;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.Fx;

/** Two games that a player cannot tell apart look, read and sound alike: window, log, coach, keys, focus, pixels. */
class GameTellsNothingTest {

  @BeforeAll
  static void start() {
    Fx.start();
  }

  @Test
  void redealtRanksLookAlike() {
    compare(2, 6, 6);
  }

  @Test
  @Tag("long")
  void redealtRanksLookAlikeInManyPositions() {
    compare(200, 20, 20);
  }

  /** @param window of how many deals one is compared in a window too, by words, focus and pixels */
  private static void compare(int positions, int deals, int window) {
    Random random = new Random(8);
    int changed = 0;
    for (int i = 0; i < positions; i++) {
      GameRecord game = game(i, random);
      look(game, true); // what is drawn for the first time may differ by a hair from what the toolkit kept of it
      Seen first = look(game, true);
      for (int d = 0; d < deals; d++) {
        Optional<GameRecord> other = OtherDeal.of(game, random);
        if (other.isPresent()) {
          changed += other.get().blue().equals(game.blue()) ? 0 : 1;
          Seen second = look(other.get(), d % window == 0);
          assertEquals(first.shown, second.shown);
          if (d % window == 0) {
            assertEquals(first.texts, second.texts);
            assertArrayEquals(first.pixels, second.pixels);
          }
        }
      }
    }
    assertTrue(changed >= positions * deals / 2, "only " + changed + " deals differ");
  }

  /** A running game with Red to move, in turn by several editions and with a coach; after an end all lies open. */
  private static GameRecord game(int number, Random random) {
    Edition edition = List.of(Edition.FIELD_GUIDE, Edition.LIGHTNING, Edition.BARRAGE).get(number % 3);
    Player.Computer computer = new Player.Computer("beginner", 7);
    Players players = number % 2 == 0 ? Players.guided(computer, Side.RED) : Players.against(computer, Side.RED);
    int plies = edition == Edition.BARRAGE ? 2 * random.nextInt(4) : 2 * random.nextInt(60);
    GameRecord game = Room.played(Room.rules(edition), players, plies, random.nextLong());
    return game.end().isPresent() ? game(number, random) : game;
  }

  /** All that there is to see and hear. */
  private record Seen(List<Object> shown, List<String> texts, int[] pixels) {}

  private static Seen look(GameRecord game, boolean window) {
    return Fx.on(() -> {
      Room room = Room.with(Fx.look(), Level.BEGINNER);
      room.inForce.choose(game.rules());
      Parent view = room.frame.view();
      if (window) {
        Scene scene = new Scene(new StackPane(view), 1280, 800);
        Fx.look().applyTo(scene);
        room.model().open(game);
        scene.snapshot(null);
      } else {
        room.model().open(game);
      }
      GameModel model = room.game();
      List<Object> shown = new ArrayList<>(List.of(withoutRunnables(model.shownProperty().get()),
          model.toldProperty().get().words(), model.log(), model.hand().lastMove(), model.hand().lastBattle(),
          new TreeSet<>(model.hand().movable())));
      Square.all().forEach(s -> shown.add(List.of(model.hand().targets(s), model.hand().whyNone(s), model.hand().more(s))));
      assertTrue(Square.all().stream().anyMatch(s -> model.hand().more(s).isPresent()), "nothing is told of covered pieces");
      List<String> texts = window ? texts(view) : List.of();
      int[] pixels = window ? Fx.pixels(view) : new int[0];
      model.shownProperty().get().sight().picture().blocks().keySet().forEach(s -> {
        model.hand().select(s);
        shown.add(withoutRunnables(model.shownProperty().get()));
        model.hand().clear();
        shown.add(model.toldProperty().get().words());
      });
      room.model().leave();
      return new Seen(shown, texts, pixels);
    });
  }

  private static List<Object> withoutRunnables(Shown shown) {
    return List.of(shown.sight(), shown.head(), shown.said(), shown.possible(), shown.curtain(), shown.remark(),
        shown.replay().isPresent(), shown.choices().stream().map(Choice::words).toList());
  }

  private static List<String> texts(Parent view) {
    List<String> texts = new ArrayList<>();
    for (Node node : Fx.shown(view)) {
      texts.add(node.getId() + " " + node.getStyleClass() + " " + node.getPseudoClassStates() + " "
          + node.queryAccessibleAttribute(AccessibleAttribute.TEXT) + " "
          + (node instanceof Labeled label ? label.getText() : "")
          + (node instanceof Button button && button.getTooltip() != null ? button.getTooltip().getText() : ""));
    }
    BoardView board = (BoardView) view.lookup("#game-board");
    Square.all().forEach(s -> texts.add(board.textOf(s)));
    FocusRing.stops(view).forEach(stop -> texts.add("stop " + stop.getId() + " " + stop.getClass().getSimpleName()));
    return texts;
  }

  @Test
  void anotherArmyOfOnesOwnIsSeen() {
    GameRecord game = Room.played(Room.rules(Edition.FIELD_GUIDE), Room.againstComputer(Side.RED), 0, 1);
    GameRecord other = Room.played(Room.rules(Edition.DUEL), Room.againstComputer(Side.RED), 0, 1);
    assertNotEquals(look(game, true).texts, look(other, true).texts, "the comparison sees nothing");
  }
}

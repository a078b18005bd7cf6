package rankandfile.ui.play;

import java.util.List;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import rankandfile.play.GameRecord;
import rankandfile.play.Player;
import rankandfile.play.Players;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.board.BoardActions;
import rankandfile.ui.kit.Look;

/** The screen for games in each state that is worth a look. */
public final class PlayStates {

  public static final List<String> NAMES = List.of("start", "start-lightning", "start-running", "game", "guided",
      "thinking", "chosen", "pointed", "refused", "confirm", "hint", "draw", "forgetful", "lightning", "other-edition",
      "curtain", "hand-over", "look-back", "end", "end-red-view", "end-guided", "begin", "typed", "typed-trouble");

  private final Room room;

  public PlayStates(Look look) {
    room = Room.with(look, new Bot(false));
  }

  /** The frame with the screen in this state. */
  public Parent at(String name) {
    switch (name) {
      case "start" -> { }
      case "start-lightning" -> room.inForce.choose(Edition.LIGHTNING);
      case "start-running" -> {
        open(classic(40));
        room.game().shownProperty();
        room.play.model().shelf().keep(classic(40));
        room.model().leave();
      }
      case "game" -> open(classic(60));
      case "begin" -> open(classic(0));
      case "guided" -> {
        open(record(Players.guided(new Player.Computer("beginner", 7), Side.RED), 24));
        attack();
      }
      case "thinking" -> open(classic(61));
      case "chosen" -> {
        open(classic(60));
        room.game().hand().select(room.game().hand().movable().last());
      }
      case "pointed" -> {
        open(classic(60));
        room.game().hand().select(Square.of(8, 5));
      }
      case "refused" -> {
        open(classic(60));
        room.game().hand().move(Square.of(0, 0), Square.of(0, 4));
      }
      case "confirm" -> {
        open(classic(60));
        room.settings.confirmMovesProperty().set(true);
        Square from = room.game().hand().movable().last();
        room.game().hand().move(from, room.game().hand().targets(from).first());
      }
      case "hint" -> open(classic(60));
      case "draw" -> {
        open(two(60));
        room.game().raiseCurtain();
        room.game().offerDraw();
        Square from = room.game().hand().movable().last();
        room.game().hand().move(from, room.game().hand().targets(from).first());
        room.game().handOver();
        room.game().raiseCurtain();
      }
      case "forgetful" -> {
        room.settings.rememberProperty().set(false);
        open(classic(60));
      }
      case "lightning" -> {
        room.inForce.choose(Edition.LIGHTNING);
        open(record(Edition.LIGHTNING, Room.againstComputer(Side.BLUE), 41));
      }
      case "other-edition" -> {
        room.inForce.choose(Edition.BOX_1961);
        open(classic(60));
      }
      case "curtain" -> open(two(61));
      case "hand-over" -> {
        open(two(60));
        room.game().raiseCurtain();
        Square from = room.game().hand().movable().last();
        room.game().hand().move(from, room.game().hand().targets(from).first());
      }
      case "look-back" -> {
        open(classic(60));
        room.game().lookAt(20);
      }
      case "end" -> open(classic(5000));
      case "end-guided" -> {
        open(record(Players.guided(new Player.Computer("beginner", 7), Side.RED), 24));
        attack();
        room.game().resign();
      }
      case "typed", "typed-trouble" -> open(classic(60));
      case "end-red-view" -> {
        open(classic(5000));
        ReplayModel replay = room.game().shownProperty().get().replay().orElseThrow();
        replay.viewerProperty().set(Viewer.RED);
        replay.go(30);
      }
      default -> throw new IllegalArgumentException(name);
    }
    return room.frame.view();
  }

  /** The first attack that is possible. */
  private void attack() {
    BoardActions hand = room.game().hand();
    BoardPicture seen = room.game().shownProperty().get().sight().picture();
    for (Square from : hand.movable()) {
      for (Square to : hand.targets(from)) {
        if (seen.block(to).isPresent()) {
          hand.move(from, to);
          return;
        }
      }
    }
    throw new IllegalStateException("no attack is possible");
  }

  /** What is done once the screen is in a window. */
  public void then(String name) {
    switch (name) {
      case "hint" -> room.game().hint();
      case "typed" -> type("");
      case "typed-trouble" -> type("A1 Z9");
      default -> { }
    }
  }

  private void type(String text) {
    Node board = room.frame.view().lookup("#game-board");
    Event.fireEvent(board, new KeyEvent(board, board, KeyEvent.KEY_PRESSED, "", "", KeyCode.I, false, false, false,
        false));
    TextField field = (TextField) board.lookup(".typed-move");
    if (!text.isEmpty()) {
      field.setText(text);
      Event.fireEvent(field, new ActionEvent());
    }
  }

  private void open(GameRecord record) {
    room.model().open(record);
  }

  private static GameRecord classic(int plies) {
    return record(Room.againstComputer(Side.RED), plies);
  }

  private static GameRecord two(int plies) {
    return record(Players.twoPeople(), plies);
  }

  private static GameRecord record(Players players, int plies) {
    return record(Edition.FIELD_GUIDE, players, plies);
  }

  private static GameRecord record(Edition edition, Players players, int plies) {
    return Room.played(Room.rules(edition), players, plies, 11);
  }
}

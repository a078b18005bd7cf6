package rankandfile.monkey;

import static javafx.scene.input.KeyCode.*;

import java.util.List;
import java.util.random.RandomGenerator;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.Motion;
import rankandfile.ui.kit.NumberingChoice;
import rankandfile.ui.kit.Theme;

/** What comes to the monkey's mind. Each is told in words, so that a person can do the same. */
final class Whims {

  private static final List<KeyCode> KEYS = List.of(TAB, TAB, TAB, ENTER, ENTER, SPACE, SPACE, ESCAPE, UP, DOWN, LEFT,
      RIGHT, HOME, END, PAGE_UP, PAGE_DOWN, DELETE, BACK_SPACE, F1, O, L, C, M, N, X, I, S, A, H, U, R, F, P, DIGIT1,
      DIGIT5, PLUS, MINUS, F5, F6, F10, INSERT);
  private static final List<List<KeyCode>> SHORTCUTS = List.of(List.of(CONTROL, K), List.of(CONTROL, Z),
      List.of(CONTROL, Y), List.of(CONTROL, SHIFT, Z), List.of(CONTROL, C), List.of(CONTROL, V), List.of(CONTROL, X),
      List.of(CONTROL, A), List.of(CONTROL, S), List.of(CONTROL, O), List.of(CONTROL, P), List.of(CONTROL, F),
      List.of(CONTROL, PLUS), List.of(CONTROL, MINUS), List.of(CONTROL, HOME), List.of(CONTROL, END),
      List.of(ALT, LEFT), List.of(ALT, RIGHT), List.of(SHIFT, TAB), List.of(SHIFT, N), List.of(SHIFT, F10),
      List.of(ALT, DOWN), List.of(CONTROL, TAB), List.of(CONTROL, Q));
  private static final List<String> WORDS = List.of("bomb", "scout lake", "does the bomb go away", "A4 A5", "a4-a5",
      "E4xE5", "MA B3", "sc a1", "10 on bomb", "#case-bomb-goes-too", "qqqzzz", "\u0130\u0131\u00df\u20ac",
      "\uD83D\uDCA3",
      "\u0007", "'\"\\{0}<>&%", "../../x", "mine", " ", "x".repeat(300));
  private static final List<String> ADDRESSES = List.of("welcome", "learn", "referee", "referee/table",
      "referee/cases", "referee/board", "play", "print", "settings", "help");

  private static final Edition[] EDITIONS = {Edition.FIELD_GUIDE, Edition.ORIGINAL, Edition.LIGHTNING};

  private final Home home;
  private final Paws paws = new Paws();

  Whims(Home home) {
    this.home = home;
  }

  /** Does something to a window, as the dice fall. */
  String next(Window window, RandomGenerator dice) {
    Spots spots = new Spots(window);
    Scene scene = window.getScene();
    int chance = dice.nextInt(100);
    if (chance < 38) {
      return touch(spots, spots.any(dice, scene.getRoot()), dice);
    } else if (chance < 52 && !spots.boards().isEmpty()) {
      return move(spots, dice);
    } else if (chance < 66) {
      return press(List.of(KEYS.get(dice.nextInt(KEYS.size()))));
    } else if (chance < 72) {
      return press(SHORTCUTS.get(dice.nextInt(SHORTCUTS.size())));
    } else if (chance < 77) {
      return type(scene, WORDS.get(dice.nextInt(WORDS.size())));
    } else if (chance < 83) {
      return wheel(spots.anywhere(dice), dice.nextInt(21) - 10);
    } else if (chance < 87) {
      return drag(spots.anywhere(dice), spots.anywhere(dice), MouseButton.PRIMARY);
    } else if (chance < 90) {
      paws.hover(spots.on(spots.any(dice, scene.getRoot()), dice));
      return "hovers";
    } else if (chance < 94) {
      return click(spots.anywhere(dice), MouseButton.values()[1 + dice.nextInt(3)], 1);
    } else if (chance < 97) {
      return go(ADDRESSES.get(dice.nextInt(ADDRESSES.size())));
    }
    return chance == 97 ? resize(dice) : change(dice);
  }

  private String touch(Spots spots, Node node, RandomGenerator dice) {
    MouseButton button = dice.nextInt(12) == 0 ? MouseButton.SECONDARY : MouseButton.PRIMARY;
    return click(spots.on(node, dice), button, dice.nextInt(12) == 0 ? 2 : 1) + " on " + name(node);
  }

  private String click(Point2D at, MouseButton button, int times) {
    paws.click(at, button, times);
    return "clicks " + button + (times == 1 ? "" : " twice") + " at " + round(at);
  }

  /** Moves what is on one square to a square near it, by mouse or by keys. */
  private String move(Spots spots, RandomGenerator dice) {
    Node board = spots.boards().get(dice.nextInt(spots.boards().size()));
    if (dice.nextInt(3) == 0) {
      board.requestFocus();
      press(List.of(N));
      press(List.of(ENTER));
      press(List.of(List.of(UP, UP, DOWN, LEFT, RIGHT).get(dice.nextInt(5))));
      return press(List.of(ENTER)) + " after N, Enter and an arrow, on " + name(board);
    }
    Bounds area = board.getLayoutBounds();
    double square = Math.min(area.getWidth(), area.getHeight()) / 11;
    Point2D from = spots.on(board, dice);
    Point2D to = from.add((dice.nextInt(3) - 1) * square, (dice.nextInt(3) - 1) * square);
    return dice.nextBoolean() ? drag(from, to, MouseButton.PRIMARY) + " on " + name(board)
        : click(from, MouseButton.PRIMARY, 1) + ", " + click(to, MouseButton.PRIMARY, 1) + " on " + name(board);
  }

  private String drag(Point2D from, Point2D to, MouseButton button) {
    paws.drag(from, to, button);
    return "drags from " + round(from) + " to " + round(to);
  }

  String press(List<KeyCode> keys) {
    paws.press(keys);
    return "presses " + keys;
  }

  private String type(Scene scene, String text) {
    Paws.type(scene, text);
    return "types " + text;
  }

  private String wheel(Point2D at, int notches) {
    paws.wheel(at, notches);
    return "turns the wheel by " + notches + " at " + round(at);
  }

  private String go(String address) {
    home.desktop.navigation().open(address);
    return "goes to " + address;
  }

  private String resize(RandomGenerator dice) {
    home.stage.setWidth(1024 + dice.nextInt(257));
    home.stage.setHeight(600 + dice.nextInt(201));
    home.stage.setMaximized(dice.nextInt(4) == 0);
    return "makes the window " + home.stage.getWidth() + " by " + home.stage.getHeight();
  }

  private String change(RandomGenerator dice) {
    var settings = home.desktop.settings();
    switch (dice.nextInt(6)) {
      case 0 -> settings.themeProperty().set(any(Theme.values(), dice));
      case 1 -> settings.textSizeProperty().set(100 + 10 * dice.nextInt(11));
      case 2 -> settings.animationProperty().set(any(Motion.values(), dice));
      case 3 -> home.desktop.inForce().choose(any(EDITIONS, dice));
      case 4 -> home.desktop.inForce().number(any(NumberingChoice.values(), dice));
      default -> settings.textSizeProperty().set(100);
    }
    return "sets " + settings.themeProperty().get() + " " + settings.textSizeProperty().get() + " "
        + settings.animationProperty().get() + " " + home.desktop.inForce().rules().text();
  }

  private static <T> T any(T[] all, RandomGenerator dice) {
    return all[dice.nextInt(all.length)];
  }

  private static String name(Node node) {
    String id = node.getId() == null ? "" : "#" + node.getId();
    String text = node.getAccessibleText() == null ? "" : " " + node.getAccessibleText();
    return node.getClass().getSimpleName() + id + " " + String.join(".", node.getStyleClass()) + text;
  }

  private static String round(Point2D at) {
    return Math.round(at.getX()) + "," + Math.round(at.getY());
  }
}

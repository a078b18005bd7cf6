package rankandfile.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Parent;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.StackPane;
import rankandfile.notation.RulesText;
import rankandfile.rules.Piece;
import rankandfile.rules.Rank;
import rankandfile.rules.Scope;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;
import rankandfile.store.KeptValues;
import rankandfile.ui.desk.DeskController;
import rankandfile.ui.desk.DeskModel;
import rankandfile.ui.frame.FrameController;
import rankandfile.ui.kit.Destination;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Nobody;
import rankandfile.ui.kit.Screen;
import rankandfile.ui.kit.Segments;
import rankandfile.ui.kit.Settings;

/** Your board at the referee's desk in its states, in the frame. */
public final class DeskShots {

  /** The moment of the design's picture. */
  public static final String DISPUTE = """
      ```scenario dispute
      caption: A moment of a game.
      cites: T1
      moved: F5 E4 J7
           A   B   C   D   E   F   G   H   I   J
      10  ..  ..  ..  ..  ..  ..  bo  fl  bo  ..
       9  ..  mi  ..  sg  ..  ..  ..  bo  ..  ..
       8  ..  ..  ..  sp  ma  ge  sc  ..  lt  ..
       7  co  ..  mj  ..  ..  ..  ..  ..  ..  cp
       6  ..  ..  ~~  ~~  ..  ..  ~~  ~~  ..  ..
       5  ..  ..  ~~  ~~  ..  GE  ~~  ~~  ..  ..
       4  CP  ..  SC  ..  SG  ..  LT  ..  CO  SC
       3  ..  MA  ..  ..  ..  ..  ..  MJ  ..  ..
       2  ..  SP  ..  BO  ..  ..  MI  ..  ..  ..
       1  ..  ..  BO  FL  BO  ..  ..  ..  ..  ..
      E4-E5
      J7-J8
      E5-E4
      J8-J7
      C4-C7 -> refused: lake in the way
      ```
      """;

  private final Look look;
  private final List<Shot> shots = new ArrayList<>();

  private DeskShots(Look look) {
    this.look = look;
  }

  static List<Shot> all(Look look) {
    return new DeskShots(look).all();
  }

  private List<Shot> all() {
    all("desk-empty", d -> { });
    all("desk-dispute", d -> paste(d, DISPUTE));
    all("desk-fight", d -> {
      paste(d, DISPUTE);
      d.model().play(RulesText.of(Edition.LIGHTNING));
      d.model().hand().move(at("F5"), at("F6"));
      d.model().hand().move(at("C7"), at("B7"));
      d.model().hand().move(at("F6"), at("F7"));
      d.model().hand().move(at("F8"), at("F7"));
    });
    all("desk-set-up", d -> {
      paste(d, DISPUTE);
      d.model().hold(DeskModel.Mode.SET_UP);
      d.model().scope(Scope.GAME);
      d.model().setUp().capture(new Piece(Side.RED, Rank.CAPTAIN));
      d.model().setUp().capture(new Piece(Side.BLUE, Rank.SCOUT));
      d.model().hand().takeOff(at("D1"));
      d.model().hand().select(at("B3"));
    });
    all("desk-over", d -> {
      paste(d, "rules: tournament\nscope: game\nred: Flag A1, Bomb A2, Scout B1, Bomb B2, Bomb C1\nblue: Flag J10, Bomb J9\n");
      d.model().play(RulesText.of(Edition.BOX_1999));
    });
    all("desk-part-stuck", d -> paste(d, "red: Flag A1, Bomb B1\nblue: Scout J10\n"));
    all("desk-in-hand", d -> d.model().setUp().take(new Piece(Side.BLUE, Rank.BOMB)));
    all("desk-as-red", d -> {
      paste(d, DISPUTE);
      d.model().view(Viewer.RED);
      d.model().hand().select(at("F5"));
    });
    all("desk-problems", d -> paste(d, DISPUTE.replace("MA", "MX").replace("E4-E5", "E4-E9").replace("caption", "captoin")));
    Shot rules = new Shot("desk-rules-1024", 1024, 600, this::rules);
    shots.addAll(List.of(rules, rules.text(200), rules.dark()));
    return shots;
  }

  /** Where there is less room, the switches are a page of the panel. */
  private Parent rules() {
    Parent window = window(d -> paste(d, DISPUTE));
    return new SlowRoot(window, () -> window.lookup("#desk-pages").lookupAll(".segment").stream()
        .map(ToggleButton.class::cast).filter(page -> page.getText().equals("Rules")).forEach(ToggleButton::fire));
  }

  private static Square at(String name) {
    return Boards.at(name);
  }

  private static void paste(DeskController desk, String block) {
    desk.paste().take("pasted text", block);
  }

  private void all(String name, Consumer<DeskController> before) {
    Shot shot = new Shot(name, 1280, 800, () -> window(before));
    Shot small = new Shot(name + "-1024", 1024, 600, () -> window(before));
    shots.addAll(List.of(shot, shot.dark(), shot.text(200), small, small.text(200), small.dark()));
  }

  private Parent window(Consumer<DeskController> before) {
    Navigation navigation = new Navigation();
    InForce inForce = new InForce(KeptValues.inMemory());
    Settings settings = new Settings(KeptValues.inMemory());
    settings.textSizeProperty().set(look.textSizeProperty().get());
    DeskController desk = new DeskController(inForce, navigation, look, settings, new Nobody(), text -> { },
        KeptValues.inMemory());
    before.accept(desk);
    Segments<String> parts = new Segments<>("Part", List.of("Battle table", "Cases", "Your board"), p -> p);
    parts.valueProperty().set("Your board");
    Screen screen = new Screen(Destination.single("referee", "Referee"), () -> desk.view(parts));
    FrameController frame = new FrameController(navigation, inForce, settings, List.of(screen), StackPane::new);
    navigation.open("referee");
    return frame.view();
  }
}

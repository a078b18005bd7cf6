package rankandfile.gallery;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import rankandfile.formation.Formation;
import rankandfile.notation.RulesText;
import rankandfile.play.Lineup;
import rankandfile.play.SavedLineups;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Edition;
import rankandfile.store.Folders;
import rankandfile.store.KeptValues;
import rankandfile.ui.frame.FrameController;
import rankandfile.ui.kit.Destination;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Nobody;
import rankandfile.ui.kit.NumberingChoice;
import rankandfile.ui.kit.Screen;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.setup.SetupController;
import rankandfile.ui.setup.SetupWish;

/** The screen on which an army is set up, in its states, in the frame. */
final class SetupShots {

  private final Look look;
  private final List<Shot> shots = new ArrayList<>();

  private SetupShots(Look look) {
    this.look = look;
  }

  static List<Shot> all(Look look) {
    return new SetupShots(look).all();
  }

  private List<Shot> all() {
    SetupWish classic = wish(Side.RED, Edition.FIELD_GUIDE);
    everySize(add("setup-begun", classic.from(begun()), s -> s.model().take(Rank.SCOUT)));
    everySize(add("setup-empty", classic, s -> { }));
    everySize(add("setup-whole", classic.from(formation(Edition.FIELD_GUIDE, Side.RED)), s -> { }));
    add("setup-chosen", classic.from(begun()), s -> s.model().select(at("D4")));
    add("setup-refused", classic.from(begun()), s -> s.model().move(at("D4"), at("D7")));
    add("setup-lake", classic.from(begun()), s -> {
      s.model().take(Rank.SCOUT);
      s.model().select(at("C5"));
    });
    everySize(add("setup-remarks", classic.from(poor()), s -> { }));
    add("setup-sealed", classic.from(sealed()), s -> { }).dark();
    everySize(add("setup-blue", wish(Side.BLUE, Edition.ORIGINAL)
        .from(formation(Edition.ORIGINAL, Side.BLUE)), s -> s.model().takeOff(at("C8"))));
    add("setup-lightning", wish(Side.RED, Edition.LIGHTNING), s -> s.model().shuffle());
    shots.add(add("setup-barrage", wish(Side.RED, Edition.BARRAGE)
        .from(formation(Edition.BARRAGE, Side.RED)), s -> { }).dark());
    add("setup-duel", wish(Side.BLUE, Edition.DUEL), s -> s.model().shuffle());
    add("setup-one", classic.from(begun()), s -> s.model().take(Rank.MINER), NumberingChoice.MARSHAL_ONE);
    everySize(add("setup-coach", classic.with(new SimpleStringProperty(
        "Take a ready formation, or place your pieces yourself. The Flag likes company: Bombs on either side.")),
        s -> { }));
    everySize(add("setup-shelf", classic.from(begun()), s -> s.view().showShelf()));
    everySize(add("setup-shelf-rubbish", classic.from(begun()), s -> {
      s.view().showShelf();
      s.shelf().read("the text", " 4  SC  QQ\nrubbish\n");
    }));
    everySize(add("setup-saved", classic.from(begun()), s -> {
      s.shelf().show(new SavedLineups.Found(List.of(new SavedLineups.Named("Against Anna", sealed()),
          new SavedLineups.Named("My corner", poor())), List.of()));
      s.view().showShelf();
    }));
    add("setup-editing", SetupWish.forEditing(Side.RED, RulesText.of(Edition.FIELD_GUIDE), () -> { }), s -> { });
    return shots;
  }

  private void everySize(Shot shot) {
    shots.add(shot.dark());
    shots.add(shot.text(200));
    Shot small = new Shot(shot.name() + "-small", 1024, 600, shot.theme(), shot.textSize(), shot.filter(),
        shot.root());
    shots.add(small);
    shots.add(small.text(200));
  }

  private Shot add(String name, SetupWish wish, Consumer<SetupController> before) {
    return add(name, wish, before, NumberingChoice.EDITION);
  }

  private Shot add(String name, SetupWish wish, Consumer<SetupController> before, NumberingChoice numbering) {
    Shot shot = new Shot(name, 1280, 800, () -> window(wish, before, numbering));
    shots.add(shot);
    return shot;
  }

  private Parent window(SetupWish wish, Consumer<SetupController> before, NumberingChoice numbering) {
    InForce inForce = new InForce(KeptValues.inMemory());
    inForce.choose(wish.rules());
    inForce.number(numbering);
    Settings settings = new Settings(KeptValues.inMemory());
    settings.textSizeProperty().set(look.textSizeProperty().get());
    SetupController setup = new SetupController(wish, new SavedLineups(Folders.under(Path.of("target/no-home"))),
        inForce, look, settings, new Nobody(), text -> { }, new Random(7));
    Navigation navigation = new Navigation();
    FrameController frame = new FrameController(navigation, inForce, settings,
        List.of(new Screen(Destination.single("play", "Play"), setup::view)), StackPane::new);
    navigation.open("play");
    before.accept(setup);
    return frame.view();
  }

  private static SetupWish wish(Side side, Edition edition) {
    return SetupWish.forGame(side, RulesText.of(edition), ready -> { }, () -> { });
  }

  private static Lineup formation(Edition edition, Side side) {
    return Formation.of(edition.rules().army()).getFirst().lineup(side);
  }

  /** Seven pieces short of a formation. */
  private static Lineup begun() {
    Lineup lineup = Formation.all().get(1).lineup();
    for (String square : List.of("E4", "H4", "F3", "I3", "A1", "B1", "J1")) {
      lineup = lineup.without(at(square));
    }
    return lineup;
  }

  /** Somebody's first idea. */
  private static Lineup poor() {
    Lineup lineup = Formation.all().getFirst().lineup();
    return lineup.swapped(at("J1"), at("A4")).swapped(at("G3"), at("J4")).swapped(at("A1"), at("B3"))
        .swapped(at("C1"), at("H3")).swapped(at("H2"), at("E4")).swapped(at("A2"), at("A3"))
        .swapped(at("E1"), at("A2"));
  }

  private static Lineup sealed() {
    Lineup lineup = Formation.all().getFirst().lineup();
    return lineup.swapped(at("C2"), at("A4")).swapped(at("F2"), at("B4")).swapped(at("J2"), at("E4"))
        .swapped(at("E1"), at("F4")).swapped(at("H1"), at("I4")).swapped(at("I1"), at("J4"));
  }

  private static Square at(String name) {
    return Boards.at(name);
  }
}

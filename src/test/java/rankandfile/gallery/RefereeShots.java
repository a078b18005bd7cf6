package rankandfile.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import rankandfile.rules.Rank;
import rankandfile.rules.SwitchValue.BombAfterFight;
import rankandfile.rules.SwitchValue.EqualRanks;
import rankandfile.rules.edition.Edition;
import rankandfile.store.KeptValues;
import rankandfile.ui.frame.FrameController;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.NumberingChoice;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.referee.Encounter;
import rankandfile.ui.referee.RefereeController;
import rankandfile.ui.referee.RefereeDesks;

/** The referee's desk in the frame: the table and the cases in their states. */
final class RefereeShots {

  private final InForce inForce = new InForce(KeptValues.inMemory());
  private final RefereeController referee;
  private final Navigation navigation = new Navigation();
  private final Parent view;

  private RefereeShots(Look look) {
    Settings settings = new Settings(KeptValues.inMemory());
    settings.textSizeProperty().set(look.textSizeProperty().get());
    referee = RefereeDesks.of(inForce, navigation, look, settings);
    FrameController frame = new FrameController(navigation, inForce, settings, List.of(referee.screen()),
        StackPane::new);
    view = frame.view();
  }

  static List<Shot> all(Look look) {
    List<Shot> shots = new ArrayList<>();
    add(shots, look, "table", r -> { });
    add(shots, look, "table-lightning", r -> {
      r.inForce.choose(Edition.LIGHTNING);
      r.referee.table().choose(new Encounter(Rank.SCOUT, Rank.BOMB));
    });
    add(shots, look, "table-house", r -> {
      r.inForce.choose(Edition.BOX_1961);
      r.inForce.set(EqualRanks.ATTACKER);
      r.inForce.set(BombAfterFight.REMOVED);
      r.referee.table().choose(new Encounter(Rank.MINER, Rank.MINER));
    });
    add(shots, look, "table-other", r -> r.referee.table().fightProperty().get().play(Edition.LIGHTNING));
    add(shots, look, "table-spy", r -> {
      r.inForce.number(NumberingChoice.MARSHAL_ONE);
      r.referee.table().choose(new Encounter(Rank.SPY, Rank.MARSHAL));
    });
    add(shots, look, "table-flag", r -> r.referee.table().choose(new Encounter(Rank.FLAG, Rank.SPY)));
    add(shots, look, "cases", r -> r.navigation.open("referee/cases"));
    add(shots, look, "cases-open", r -> {
      r.navigation.open("referee/cases/case-bomb-goes-too");
      r.referee.cases().openProperty().get().orElseThrow().boards().getFirst().go(1);
    });
    add(shots, look, "cases-found", r -> {
      r.navigation.open("referee/cases/case-scout-over-lake");
      RefereeDesks.find(r.referee, "scout lake");
    });
    add(shots, look, "cases-nothing", r -> {
      r.navigation.open("referee/cases");
      RefereeDesks.find(r.referee, "qqqzzz");
    });
    shots.add(new Shot("referee-picture", 640, 760, () -> RefereeDesks.picture("case-bomb-goes-too", look)));
    return shots;
  }

  private static void add(List<Shot> shots, Look look, String name, Consumer<RefereeShots> before) {
    Shot wide = new Shot("referee-" + name, 1280, 800, () -> new RefereeShots(look).at(before));
    Shot small = new Shot("referee-" + name + "-1024", 1024, 600, () -> new RefereeShots(look).at(before));
    shots.addAll(List.of(wide, wide.dark(), wide.text(200), small, small.text(200)));
  }

  private Parent at(Consumer<RefereeShots> before) {
    navigation.open("referee/table");
    before.accept(this);
    return view;
  }
}

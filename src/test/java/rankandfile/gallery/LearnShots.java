package rankandfile.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import rankandfile.book.Book;
import rankandfile.lesson.Progress;
import rankandfile.notation.RulesText;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Edition;
import rankandfile.store.KeptValues;
import rankandfile.ui.frame.FrameController;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Nobody;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.learn.LearnController;
import rankandfile.ui.learn.LearnModel;
import rankandfile.ui.live.ScenarioModel;
import rankandfile.ui.live.TaskModel;

/** The screen with the chapters in its states, as large as the frame leaves it. */
final class LearnShots {

  private final Look look;
  private InForce inForce = new InForce(KeptValues.inMemory());
  private Settings settings = new Settings(KeptValues.inMemory());
  private Book book = Book.read(file -> Optional.empty());
  private final List<Shot> shots = new ArrayList<>();

  private LearnShots(Look look) {
    this.look = look;
  }

  static List<Shot> all(Look look) {
    return new LearnShots(look).all();
  }

  private List<Shot> all() {
    Shot fight = add("learn-fight", Edition.FIELD_GUIDE, "bombs", m -> scenario(m).go(1));
    shots.add(fight.dark());
    shots.add(narrow(fight));
    shots.add(fight.text(200));
    shots.add(fight.text(125));
    Shot refusal = add("learn-refusal", Edition.FIELD_GUIDE, "#miner-lifts-bomb", m -> {
      scenario(m).tryIt(true);
      scenario(m).move(at("E6"), at("D6"));
    });
    shots.add(refusal.dark());
    Shot lightning = add("learn-lightning", Edition.LIGHTNING, "bombs", m -> scenario(m).go(1));
    shots.add(lightning.dark());
    add("learn-rescue", Edition.FIELD_GUIDE, "rescue", m -> scenario(m).go(4));
    add("learn-ways", Edition.LIGHTNING, "cavalry-captains", m -> { });
    shots.add(add("learn-case", Edition.ORIGINAL, "case-bomb-goes-too", m -> scenario(m).go(1)).text(150));
    add("learn-cases", Edition.FIELD_GUIDE, "cases", m -> { });
    add("learn-legal", Edition.FIELD_GUIDE, "scouts", m -> scenario(m).go(1));
    add("learn-two-squares", Edition.FIELD_GUIDE, "back-and-forth", m -> scenario(m).go(scenario(m).last()));
    Shot stopped = add("learn-stopped", Edition.BOX_1999, "back-and-forth", m -> scenario(m).go(scenario(m).last()));
    shots.addAll(List.of(stopped.dark(), stopped.text(200)));
    add("learn-armies", Edition.FIELD_GUIDE, "the-armies", m -> { });
    shots.add(add("learn-lesson", Edition.FIELD_GUIDE, "lesson-bombs", m -> scenario(m).go(1)).text(200));
    add("learn-lesson-lightning", Edition.LIGHTNING, "lesson-bombs", m -> scenario(m).go(1));
    Shot real = add("learn-lesson-task", Edition.FIELD_GUIDE, "#task-lift-the-bomb", m -> { });
    shots.add(real.dark());
    add("learn-lesson-ranks", Edition.LIGHTNING, "lesson-army", m -> { });
    add("learn-resign", Edition.FIELD_GUIDE, "case-resign", m -> { });
    add("learn-switches", Edition.FIELD_GUIDE, "editions", m -> { });
    Shot path12 = add("learn-path12", Edition.FIELD_GUIDE, "first-steps", m -> { });
    shots.add(path12.text(200));
    Shot lesson = example("learn-task", "lesson-one", m -> { });
    shots.add(lesson.dark());
    shots.add(narrow(lesson));
    example("learn-task-selected", "lesson-one", m -> task(m).select(at("E6")));
    example("learn-task-wrong", "lesson-one", m -> {
      task(m).move(at("E6"), at("F6"));
      task(m).finish();
    });
    example("learn-task-refused", "lesson-one", m -> task(m).move(at("E6"), at("D6")));
    example("learn-task-hints", "lesson-one", m -> {
      task(m).giveHint();
      task(m).giveHint();
    });
    example("learn-task-solved", "lesson-one", m -> {
      task(m).move(at("E6"), at("E7"));
      task(m).finish();
      task(m).move(at("E7"), at("E8"));
      task(m).finish();
    });
    example("learn-task-name", "lesson-two#task-name", m -> { });
    example("learn-task-point", "lesson-two#task-point", m -> {
      task(m).select(at("A6"));
      task(m).select(at("B5"));
    });
    Shot path = example("learn-path", "first-steps", m -> { });
    shots.add(path.dark());
    for (int[] size : new int[][] {{1280, 800}, {1024, 600}, {1920, 1080}}) {
      Shot window = new Shot("learn-window-" + size[0], size[0], size[1],
          () -> window(bundled(), "bombs", m -> scenario(m).go(1)));
      shots.addAll(List.of(window, window.dark(), window.text(200)));
    }
    shots.add(example("learn-broken", "broken-page", m -> { }).dark());
    return shots;
  }

  private static Square at(String name) {
    return Boards.at(name);
  }

  private static ScenarioModel scenario(LearnModel model) {
    return (ScenarioModel) model.activeProperty().get().orElseThrow();
  }

  private static TaskModel task(LearnModel model) {
    return (TaskModel) model.activeProperty().get().orElseThrow();
  }

  private Shot add(String name, Edition edition, String address, Consumer<LearnModel> before) {
    Shot shot = new Shot(name, 1204, 744, () -> root(bundled(), edition, address, before));
    shots.add(shot);
    return shot;
  }

  private Shot example(String name, String address, Consumer<LearnModel> before) {
    Shot shot = new Shot(name, 1204, 744, () -> root(LearnExamples.book(), Edition.FIELD_GUIDE, address, before));
    shots.add(shot);
    return shot;
  }

  private Book bundled() {
    book = book.pages().isEmpty() ? Book.bundled() : book;
    return book;
  }

  private static Shot narrow(Shot shot) {
    return new Shot(shot.name() + "-narrow", 960, 552, shot.theme(), shot.textSize(), shot.filter(), shot.root());
  }

  /** The screen in the frame. */
  private Parent window(Book book, String address, Consumer<LearnModel> before) {
    Navigation navigation = new Navigation();
    LearnController learn = learn(book, navigation);
    FrameController frame = new FrameController(navigation, inForce, settings, List.of(learn.screen()),
        StackPane::new);
    navigation.open(address);
    before.accept(learn.model());
    return frame.view();
  }

  private Parent root(Book book, Edition edition, String address, Consumer<LearnModel> before) {
    LearnController learn = learn(book, new Navigation());
    inForce.choose(RulesText.of(edition));
    learn.model().resolve(address).ifPresent(learn.model()::show);
    Parent view = learn.screen().view().get();
    before.accept(learn.model());
    return new StackPane(view);
  }

  private LearnController learn(Book book, Navigation navigation) {
    inForce = new InForce(KeptValues.inMemory());
    settings = new Settings(KeptValues.inMemory());
    settings.textSizeProperty().set(look.textSizeProperty().get());
    Progress progress = new Progress(KeptValues.inMemory());
    book.pages().stream().filter(p -> p.part().equals("reference")).limit(4)
        .forEach(p -> p.chapter().scenarios().forEach(progress::step));
    LearnController learn = new LearnController(inForce, progress, navigation, look, settings, silent(),
        new Nobody(), (setup, rules) -> { }, () -> { });
    learn.open(book);
    return learn;
  }

  private static Clipboard silent() {
    return text -> { };
  }
}

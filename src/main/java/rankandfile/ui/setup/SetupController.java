package rankandfile.ui.setup;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Subscription;
import rankandfile.notation.RulesText;
import rankandfile.play.Lineup;
import rankandfile.play.SavedLineups;
import rankandfile.rules.edition.Numbering;
import rankandfile.store.Reason;
import rankandfile.ui.kit.Background;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.UserFiles;

/**
 * Puts the screen together for one army: {@code new SetupController(SetupWish.forGame(side, rules, ready, back), …)},
 * then show its {@link #view()}. Reads and writes files off the screen's thread.
 */
public final class SetupController {

  private final InForce inForce;
  private final ObjectProperty<Numbering> numbering = new SimpleObjectProperty<>(this, "numbering");
  private final SetupModel model;
  private final ShelfModel shelf;
  private final SavedLineups saved;
  private final Dialogs dialogs;
  private final UserFiles files;
  private final Clipboard clipboard;
  private final SetupView view;
  private Subscription watching = Subscription.EMPTY;

  /** @param random for armies set up at random */
  public SetupController(SetupWish wish, SavedLineups saved, InForce inForce, Look look, Settings settings,
      Dialogs dialogs, Clipboard clipboard, RandomGenerator random) {
    this.saved = saved;
    this.dialogs = dialogs;
    files = new UserFiles(dialogs);
    this.clipboard = clipboard;
    this.inForce = inForce;
    number(inForce.nowProperty().get(), wish.rules());
    model = new SetupModel(wish, numbering, random);
    shelf = new ShelfModel(model);
    view = new SetupView(model, shelf, look, settings);
    view.shelf().saveButton().setOnAction(pressed -> save(view.shelf().name().getText()));
    view.shelf().openButton().setOnAction(pressed -> open());
    view.shelf().exportButton().setOnAction(pressed -> export());
    view.shelf().copyButton().setOnAction(pressed -> copy());
    view.shelf().onDelete(this::delete);
    view.shelf().readButton().setOnAction(pressed ->
        shelf.read(SetupWords.text("shelf.pasted"), view.shelf().text()));
    view.sceneProperty().subscribe(scene -> watch(scene != null, wish.rules()));
    run(saved::all, shelf::show);
  }

  /** Follows the choice of numbers only while the screen is shown, since each army has a screen of its own. */
  private void watch(boolean shown, RulesText rules) {
    watching.unsubscribe();
    watching = shown ? inForce.nowProperty().subscribe(now -> number(now, rules)) : Subscription.EMPTY;
  }

  private void number(InForce.Now now, RulesText rules) {
    numbering.set(now.choice().in(rules.edition()));
  }

  public SetupModel model() {
    return model;
  }

  public ShelfModel shelf() {
    return shelf;
  }

  /** The screen's nodes, always the same. */
  public SetupView view() {
    return view;
  }

  private void save(String name) {
    String tidy = SavedLineups.tidy(name);
    if (tidy.isEmpty()) {
      shelf.fail(SetupWords.text("shelf.no-name"));
    } else if (!saved.has(tidy) || dialogs.confirm(SetupWords.text("shelf.replace.title"),
        SetupWords.text("shelf.replace", tidy), SetupWords.text("shelf.replace.yes"))) {
      Lineup lineup = model.now();
      run(() -> {
        saved.save(tidy, lineup);
        return saved.all();
      }, found -> {
        shelf.show(found);
        model.say(SetupWords.text("shelf.saved-as", tidy));
      });
    }
  }

  private void delete(String name) {
    if (dialogs.confirm(SetupWords.text("shelf.delete.title"), SetupWords.text("shelf.delete.text", name),
        SetupWords.text("shelf.delete.yes"))) {
      run(() -> {
        saved.remove(name);
        return saved.all();
      }, found -> {
        shelf.show(found);
        model.say(SetupWords.text("shelf.deleted", name));
      });
    }
  }

  private void open() {
    files.open(SetupWords.text("shelf.open.title"), kind(), shelf::read, shelf::fail);
  }

  private void export() {
    byte[] text = model.now().text().getBytes(StandardCharsets.UTF_8);
    files.save(SetupWords.text("shelf.export.title"), SetupWords.text("shelf.file"), kind(), () -> text,
        file -> model.say(SetupWords.text("shelf.saved-as", file)), shelf::fail);
  }

  private static UserFiles.Kind kind() {
    return new UserFiles.Kind(SetupWords.text("shelf.kind"), ".txt");
  }

  private void copy() {
    clipboard.copy(model.now().text());
    model.say(SetupWords.text("shelf.copied"));
  }

  private <T> void run(Callable<T> work, Consumer<T> done) {
    Background.run(work, done,
        Background.trouble(e -> shelf.fail(SetupWords.text("shelf.cannot-write", Reason.of(e)))));
  }
}

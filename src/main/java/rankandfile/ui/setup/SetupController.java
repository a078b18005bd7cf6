package rankandfile.ui.setup;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Subscription;
import rankandfile.notation.RulesText;
import rankandfile.play.Lineup;
import rankandfile.play.SavedLineups;
import rankandfile.rules.edition.Numbering;
import rankandfile.store.Disk;
import rankandfile.store.SafeFile;
import rankandfile.ui.kit.Background;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Settings;

/**
 * Puts the screen together for one army: {@code new SetupController(SetupWish.forGame(side, rules, ready, back), …)},
 * then show its {@link #view()}. Reads and writes files off the screen's thread.
 */
public final class SetupController {

  private static final List<String> PATTERNS = List.of("*.txt");

  private final InForce inForce;
  private final ObjectProperty<Numbering> numbering = new SimpleObjectProperty<>(this, "numbering");
  private final SetupModel model;
  private final ShelfModel shelf;
  private final SavedLineups saved;
  private final Dialogs dialogs;
  private final Clipboard clipboard;
  private final SetupView view;
  private Subscription watching = Subscription.EMPTY;

  /** @param random for armies set up at random */
  public SetupController(SetupWish wish, SavedLineups saved, InForce inForce, Look look, Settings settings,
      Dialogs dialogs, Clipboard clipboard, RandomGenerator random) {
    this.saved = saved;
    this.dialogs = dialogs;
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

  private Dialogs.FileWish file(String title) {
    return new Dialogs.FileWish(title, Path.of(System.getProperty("user.home", ".")), SetupWords.text("shelf.file"),
        SetupWords.text("shelf.kind"), PATTERNS);
  }

  private void open() {
    Optional<Path> chosen = dialogs.open(file(SetupWords.text("shelf.open.title")));
    chosen.ifPresent(path -> run(() -> text(path), text -> shelf.read(path.getFileName().toString(), text)));
  }

  private static String text(Path path) throws IOException {
    try {
      if (Files.size(path) > SafeFile.LARGEST) {
        throw new Unreadable(SetupWords.text("shelf.too-large", path));
      }
      return new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw e instanceof Unreadable ? e : new Unreadable(SetupWords.text("shelf.cannot-read", path, e.getMessage()));
    }
  }

  private void export() {
    Optional<Path> chosen = dialogs.save(file(SetupWords.text("shelf.export.title")));
    String text = model.now().text();
    chosen.ifPresent(path -> run(() -> {
      Disk.REAL.replace(path, text.getBytes(StandardCharsets.UTF_8));
      return path;
    }, done -> model.say(SetupWords.text("shelf.saved-as", done))));
  }

  private void copy() {
    clipboard.copy(model.now().text());
    model.say(SetupWords.text("shelf.copied"));
  }

  private <T> void run(Callable<T> work, java.util.function.Consumer<T> done) {
    Background.run(work, done, Background.trouble(e -> shelf.fail(e instanceof Unreadable
        ? String.valueOf(e.getMessage())
        : SetupWords.text("shelf.cannot-write", String.valueOf(e.getMessage())))));
  }

  /** A file that cannot be read; its message is for a person. */
  private static final class Unreadable extends IOException {
    private static final long serialVersionUID = 1;

    Unreadable(String message) {
      super(message);
    }
  }
}

package rankandfile.ui.desk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import rankandfile.notation.RulesText;
import rankandfile.rules.Setup;
import rankandfile.rules.Viewer;
import rankandfile.scenario.Sketch;
import rankandfile.store.Disk;
import rankandfile.store.SafeFile;
import rankandfile.ui.board.BoardImage;
import rankandfile.ui.kit.Background;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Png;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Texts;

/** Puts the desk together, and ties it to clipboard, files and the ways through the program. */
public final class DeskController {

  private final Texts texts = new Texts("rankandfile.ui.desk.desk");
  private final DeskModel model;
  private final PasteModel paste;
  private final Navigation navigation;
  private final Look look;
  private final Settings settings;
  private final Dialogs dialogs;
  private final Clipboard clipboard;
  private final Commands commands = new Commands();
  private Path folder = Path.of(System.getProperty("user.home", "."));

  public DeskController(InForce inForce, Navigation navigation, Look look, Settings settings, Dialogs dialogs,
      Clipboard clipboard) {
    this.navigation = navigation;
    this.look = look;
    this.settings = settings;
    this.dialogs = dialogs;
    this.clipboard = clipboard;
    model = new DeskModel(inForce, settings.bottomProperty().get(), texts);
    paste = new PasteModel(model, texts);
  }

  public DeskModel model() {
    return model;
  }

  /** The text that is being read onto the board. */
  public PasteModel paste() {
    return paste;
  }

  /** The desk by itself. */
  public Parent view() {
    return view(new Region());
  }

  /** The desk, with this node in its first row at the left, before the buttons; made anew each time. */
  public Parent view(Node lead) {
    return new DeskView(model, paste, commands, lead, look, settings, navigation::open, texts);
  }

  /** Puts a position of another screen on the desk, seen by all; undo brings back what stood there. */
  public void open(Setup setup) {
    open(setup, RulesText.of(setup.rules()), Viewer.ALL);
  }

  /** The same under rules whose edition is known, and as this viewer sees it. */
  public void open(Setup setup, RulesText rules, Viewer viewer) {
    model.open(Sketch.of(setup, rules, viewer));
  }

  /** The door to the world outside. */
  private final class Commands implements DeskCommands {

    @Override
    public void copy() {
      clipboard.copy(model.block());
      tell(said("copied"));
    }

    /** With what {@code check} will say of the setup, if it will say something. */
    private String said(String key) {
      List<String> defects = model.face().defectsProperty().get();
      return defects.isEmpty() ? texts.text(key) : texts.text(key + ".defects", defects.getFirst());
    }

    @Override
    public void paste() {
      paste.take(texts.text("paste.source"), clipboard.text().orElse(""));
    }

    @Override
    public void open() {
      dialogs.open(wish("open", "", texts.text("kind.block"), "*.md")).ifPresent(file -> {
        remember(file);
        Background.run(() -> read(file), text -> text.ifPresentOrElse(
            t -> paste.take(file.getFileName().toString(), t),
            () -> dialogs.tell(texts.text("open.failed"), texts.text("open.too-long", file))),
            Background.trouble(e -> dialogs.tell(texts.text("open.failed"), texts.text("open.failed.text", file,
                why(e)))));
      });
    }

    private Optional<String> read(Path file) throws IOException {
      return Files.size(file) > SafeFile.LARGEST ? Optional.empty() : Optional.of(Files.readString(file));
    }

    @Override
    public void save() {
      String name = model.sketch().title().name();
      dialogs.save(wish("save", name + ".md", texts.text("kind.block"), "*.md")).ifPresent(file -> {
        remember(file);
        String text = texts.text("save.heading") + "\n\n" + model.block();
        write(file, () -> text.getBytes(StandardCharsets.UTF_8));
      });
    }

    @Override
    public void savePicture() {
      String name = model.sketch().title().name();
      dialogs.save(wish("picture", name + ".png", texts.text("kind.picture"), "*.png")).ifPresent(file -> {
        remember(file);
        Png png = Png.of(BoardImage.of(model.face().pictureProperty().get(), look, words()));
        write(file, png::bytes);
      });
    }

    @Override
    public void copyPicture() {
      clipboard.copy(BoardImage.of(model.face().pictureProperty().get(), look, words()));
      tell(texts.text("copied.picture"));
    }

    /** What stands below the board in its picture: its caption, what is said of it, and by which rules. */
    private String[] words() {
      DeskFace face = model.face();
      return Stream.of(face.captionProperty().get(), face.saidProperty().get().words(), face.played())
          .filter(line -> !line.isEmpty()).toArray(String[]::new);
    }

    private void write(Path file, Supplier<byte[]> bytes) {
      Background.run(() -> {
        Disk.REAL.replace(file, bytes.get());
        return file;
      }, f -> tell(texts.text("saved", f)),
          Background.trouble(e -> dialogs.tell(texts.text("save.failed"), texts.text("save.failed.text", file,
              why(e)))));
    }

    private String why(IOException failure) {
      return Optional.ofNullable(failure.getMessage()).orElse(failure.getClass().getSimpleName());
    }

    private void remember(Path file) {
      folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(folder);
    }

    private Dialogs.FileWish wish(String key, String name, String kind, String pattern) {
      return new Dialogs.FileWish(texts.text("wish." + key), folder, name, kind, List.of(pattern));
    }

    private void tell(String sentence) {
      model.face().tell(sentence);
    }
  }
}

package rankandfile.ui.desk;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.image.WritableImage;
import rankandfile.notation.RulesText;
import rankandfile.rules.Setup;
import rankandfile.rules.Viewer;
import rankandfile.scenario.Sketch;
import rankandfile.store.KeptValues;
import rankandfile.ui.board.BoardImage;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Png;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.kit.UserFiles;

/** Puts the desk together, and ties it to clipboard, files and the ways through the program. */
public final class DeskController {

  private final Texts texts = new Texts("rankandfile.ui.desk.desk");
  private final DeskModel model;
  private final PasteModel paste;
  private final Navigation navigation;
  private final Look look;
  private final Settings settings;
  private final Dialogs dialogs;
  private final UserFiles files;
  private final Clipboard clipboard;
  private final KeptBoard kept;
  private final Commands commands = new Commands();
  private boolean restored;

  /**
   * A desk.
   *
   * @param state keeps its board
   */
  public DeskController(InForce inForce, Navigation navigation, Look look, Settings settings, Dialogs dialogs,
      Clipboard clipboard, KeptValues state) {
    this.navigation = navigation;
    this.look = look;
    this.settings = settings;
    this.dialogs = dialogs;
    files = new UserFiles(dialogs);
    this.clipboard = clipboard;
    model = new DeskModel(inForce, settings.bottomProperty().get(), texts);
    paste = new PasteModel(model, texts);
    kept = new KeptBoard(state);
  }

  public DeskModel model() {
    restore();
    return model;
  }

  /** Brings the board of the last run back, when it is first wanted. */
  private void restore() {
    if (!restored) {
      restored = true;
      kept.restore(model, texts.text("block.caption"));
      model.onChange(kept::keep);
    }
  }

  /** The text that is being read onto the board. */
  public PasteModel paste() {
    return paste;
  }

  /** The desk, with this node in its first row at the left, before the buttons; made anew each time. */
  public Parent view(Node lead) {
    restore();
    return new DeskView(model, paste, commands, lead, look, settings, navigation::open, texts);
  }

  /** Puts a position of another screen on the desk, as this viewer sees it; undo brings back what stood there. */
  public void open(Setup setup, RulesText rules, Viewer viewer) {
    restore();
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
      files.open(texts.text("wish.open"), block(), paste::take,
          trouble -> dialogs.tell(texts.text("open.failed"), trouble));
    }

    @Override
    public void save() {
      String text = texts.text("save.heading") + "\n\n" + model.block();
      save("wish.save", block(), () -> text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void savePicture() {
      Png png = Png.of(image());
      save("wish.picture", new UserFiles.Kind(texts.text("kind.picture"), ".png"), png::bytes);
    }

    private UserFiles.Kind block() {
      return new UserFiles.Kind(texts.text("kind.block"), ".md");
    }

    private void save(String title, UserFiles.Kind kind, Callable<byte[]> bytes) {
      files.save(texts.text(title), model.sketch().title().name() + kind.ending(), kind, bytes,
          file -> tell(texts.text("saved", file)), trouble -> dialogs.tell(texts.text("save.failed"), trouble));
    }

    @Override
    public void copyPicture() {
      clipboard.copy(image());
      tell(texts.text("copied.picture"));
    }

    private WritableImage image() {
      return BoardImage.of(model.face().pictureProperty().get(), look, words());
    }

    /** What stands below the board in its picture: its caption, what is said of it, and by which rules. */
    private String[] words() {
      DeskFace face = model.face();
      return Stream.of(face.captionProperty().get(), face.saidProperty().get().words(), face.played())
          .filter(line -> !line.isEmpty()).toArray(String[]::new);
    }

    private void tell(String sentence) {
      model.face().tell(sentence);
    }
  }
}

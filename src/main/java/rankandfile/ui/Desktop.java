package rankandfile.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.stage.Stage;
import rankandfile.book.Book;
import rankandfile.lesson.Progress;
import rankandfile.notation.RulesText;
import rankandfile.play.SavedLineups;
import rankandfile.print.Press;
import rankandfile.rules.Setup;
import rankandfile.rules.Viewer;
import rankandfile.search.Search;
import rankandfile.store.Folders;
import rankandfile.ui.desk.DeskController;
import rankandfile.ui.edition.EditionController;
import rankandfile.ui.edition.EditionModel.Page;
import rankandfile.ui.frame.FrameController;
import rankandfile.ui.frame.Logo;
import rankandfile.ui.help.HelpController;
import rankandfile.ui.kit.Background;
import rankandfile.ui.kit.Continuation;
import rankandfile.ui.kit.Doors;
import rankandfile.ui.kit.FirstFrame;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.KeyList;
import rankandfile.ui.kit.Late;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Screen;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.kit.UserFiles;
import rankandfile.ui.learn.LearnController;
import rankandfile.ui.play.DeskDoor;
import rankandfile.ui.play.PlayController;
import rankandfile.ui.play.PlayDoors;
import rankandfile.ui.play.Rivals;
import rankandfile.ui.print.PrintController;
import rankandfile.ui.referee.RefereeController;
import rankandfile.ui.referee.RefereePart;
import rankandfile.ui.search.BookFinder;
import rankandfile.ui.settings.SettingsController;
import rankandfile.ui.welcome.WelcomeController;

/** Wires the screens of the program together and puts them into a window. */
public final class Desktop {

  private final Memory memory;
  private final Folders folders;
  private final Look look;
  private final Settings settings;
  private final InForce inForce;
  private final Navigation navigation;
  private final Doors doors;
  private final EditionController editions;
  /** Of games and chapters. */
  private final UserFiles files;
  private final FileOpening opening;
  private final ObjectProperty<Optional<Continuation>> continuation =
      new SimpleObjectProperty<>(this, "continuation", Optional.empty());

  /** Everything that the screens share. To be made on JavaFX's thread. */
  public Desktop(Folders folders, Memory memory, Look look, Doors doors) {
    this.folders = folders;
    this.memory = memory;
    this.look = look;
    this.doors = doors;
    settings = new Settings(memory.config());
    inForce = new InForce(memory.config());
    navigation = new Navigation();
    editions = new EditionController(inForce);
    files = new UserFiles(doors.dialogs());
    opening = new FileOpening(doors.dialogs(), files);
    settings.show(look);
  }

  public Settings settings() {
    return settings;
  }

  public InForce inForce() {
    return inForce;
  }

  public Navigation navigation() {
    return navigation;
  }

  /** The sheet for choosing an edition. */
  public EditionController editions() {
    return editions;
  }

  /** Makes all screens; the first one is in front. */
  public FrameController frame() {
    Late<DeskController> board = new Late<>(() -> new DeskController(inForce, navigation, look, settings,
        doors.dialogs(), doors.clipboard(), memory.state()));
    DeskDoor door = (setup, rules, viewer) -> {
      board.get().open(setup, rules, viewer);
      navigation.open(RefereePart.BOARD.address());
    };
    BiConsumer<Setup, RulesText> desk = (setup, rules) -> door.open(setup, rules, Viewer.ALL);
    LearnController learn = new LearnController(inForce, new Progress(memory.progress()), navigation, look, settings,
        doors.clipboard(), doors.dialogs(), desk, opening::askForChapter);
    RefereeController referee = referee(board, desk);
    SettingsController page =
        new SettingsController(settings, look, folders, List.of(learn.reset()), doors.dialogs(), doors.clipboard());
    PlayController play = play(door);
    opening.leadTo(play::show, learn::show);
    new Continuations(memory.state(), navigation, learn.continuation(), play.continuation(), continuation).follow();
    FirstFrame.after(() -> Background.run(Bundled::book, book -> {
      learn.open(book);
      referee.open(book);
    }, Background::rethrow));
    Sheet sheet = new Sheet();
    WelcomeController welcome = new WelcomeController(navigation, inForce, continuation, sheet::open);
    List<Screen> screens = List.of(welcome.screen(), learn.screen(),
        referee.screen(), play.screen(), print(sheet).screen(), page.screen(), help().screen());
    FrameController frame = new FrameController(navigation, inForce, settings, screens, editions::view);
    sheet.opened = frame.model()::openChooser;
    navigation.over("switch:", word -> {
      open(Page.HOUSE_RULES, sheet);
      editions.view().enter(word);
    });
    FirstFrame.after(() -> Background.run(() -> Search.of(Bundled.book()), search -> {
      frame.search().ready(new BookFinder(search, inForce));
      referee.ready(search);
    }, Background::rethrow));
    frame.onHelp(() -> navigation.open(HelpController.ADDRESS));
    editions.onClose(frame.model()::closeChooser);
    frame.model().choosingProperty().addListener((property, was, open) -> {
      if (!open) { // whoever opens it next looks for an edition
        editions.model().pageProperty().set(Page.EDITIONS);
      }
    });
    return frame;
  }

  private RefereeController referee(Late<DeskController> board, BiConsumer<Setup, RulesText> desk) {
    RefereeController referee =
        new RefereeController(inForce, navigation, look, settings, doors.clipboard(), doors.dialogs(), memory.state(),
            desk);
    referee.set(RefereePart.BOARD, head -> board.get().view(head));
    return referee;
  }

  private PlayController play(DeskDoor desk) {
    Armies armies = new Armies(new SavedLineups(folders), inForce, look, settings, doors.dialogs(), doors.clipboard());
    FirstFrame.after(memory.games()::open);
    return new PlayController(inForce, memory.games(), Rivals.ofProgram(), memory.progress(),
        new PlayDoors(navigation, doors.dialogs(), doors.clipboard(), look, settings, armies, desk,
            files, opening::askForGame));
  }

  private HelpController help() {
    Supplier<List<KeyList>> keys = () -> Stream.of("desktop", "board.board", "learn.learn", "referee.referee",
            "desk.desk", "setup.setup", "play.play", "print.pages")
        .map(part -> KeyList.of(new Texts("rankandfile.ui." + part))).toList();
    String version = Optional.ofNullable(Desktop.class.getPackage().getImplementationVersion())
        .orElseGet(() -> new Texts("rankandfile.messages").text("version.unpackaged"));
    return new HelpController(keys, folders, version, doors.clipboard());
  }

  private PrintController print(Sheet sheet) {
    return new PrintController(inForce, settings, memory.config(), memory.state(), folders,
        () -> Press.of(Bundled.book()), doors, () -> open(Page.EDITIONS, sheet),
        () -> open(Page.HOUSE_RULES, sheet));
  }

  private void open(Page page, Sheet sheet) {
    editions.model().pageProperty().set(page);
    sheet.open();
  }

  /** The book of the program, read once: that takes a while. */
  private static final class Bundled {
    private static final Book BOOK = Book.bundled();

    static Book book() {
      return BOOK;
    }
  }

  /** What opens the sheet of editions, which is made after the first screen. */
  private static final class Sheet {
    private Runnable opened = () -> {};

    void open() {
      opened.run();
    }
  }

  /** What the first screen offers to go on with; whoever keeps progress sets it. */
  public ObjectProperty<Optional<Continuation>> continuationProperty() {
    return continuation;
  }

  /** Shows a file that somebody has: the record of a game or a chapter; tells why if it cannot be shown. */
  public void open(Path file) {
    opening.open(file);
  }

  /** Opens the window where it was last, in the colours of the theme from its first frame. */
  public void show(Stage stage, List<Rectangle2D> screens) {
    Scene scene = new Scene(frame().view(), WindowPlace.WIDTH, WindowPlace.HEIGHT);
    look.applyTo(scene);
    scene.getAccelerators().put(new KeyCodeCombination(KeyCode.Q, KeyCombination.SHORTCUT_DOWN), stage::close);
    stage.setTitle(new Texts("rankandfile.messages").text("program.name"));
    FirstFrame.after(() -> stage.getIcons().setAll(Logo.icon(look)));
    stage.setScene(scene);
    memory.place(stage, screens);
    stage.show();
  }
}

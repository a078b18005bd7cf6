package rankandfile.ui.referee;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import javafx.scene.Parent;
import rankandfile.book.Book;
import rankandfile.notation.RulesText;
import rankandfile.rules.Setup;
import rankandfile.search.Search;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.Background;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Destination;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Late;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Png;
import rankandfile.ui.kit.Screen;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.kit.UserFiles;
import rankandfile.ui.live.Surroundings;

/** Puts the parts of the referee's desk together: the table, the cases, and the board that another package makes. */
public final class RefereeController {

  private final Texts texts = new Texts("rankandfile.ui.referee.referee");
  private final Navigation navigation;
  private final Look look;
  private final RefereeModel model;
  private final Late<TableModel> table;
  private final CasesModel cases;
  private final Dialogs dialogs;
  private final UserFiles pictures;
  private final Map<RefereePart, Function<RefereeHead, Parent>> makers = new EnumMap<>(RefereePart.class);

  private Optional<Book> read = Optional.empty();
  private boolean wanted;

  /**
   * The desk.
   *
   * @param state keeps which part was in front
   * @param desk opens a position on the board of the third part
   */
  public RefereeController(InForce inForce, Navigation navigation, Look look, Settings settings, Clipboard clipboard,
      Dialogs dialogs, KeptValues state, BiConsumer<Setup, RulesText> desk) {
    this.navigation = navigation;
    this.look = look;
    table = new Late<>(() -> new TableModel(inForce, clipboard, texts));
    cases = new CasesModel(inForce, clipboard, texts);
    model = new RefereeModel(cases, state, texts);
    this.dialogs = dialogs;
    pictures = new UserFiles(dialogs, state, "pictures");
    Surroundings around = new Surroundings(look, settings, navigation::open, () -> { }, desk);
    set(RefereePart.TABLE, head -> new TableView(head, table.get(), around, texts));
    set(RefereePart.CASES, head -> new CasesView(head, cases, this::savePicture, around, texts));
    cases.openProperty().addListener((property, was, is) -> navigation.moveOn(model.here()));
  }

  /** Sets how a part is made: around its head, which it puts at its top left. Asked when it is first wanted. */
  public void set(RefereePart part, Function<RefereeHead, Parent> maker) {
    makers.put(part, maker);
  }

  /** The book is read. */
  public void open(Book book) {
    cases.open(book);
    read = Optional.of(book);
    findPages();
  }

  /** Looks for pages about the fights, once both the book is read and the desk is wanted. */
  private void findPages() {
    if (wanted && read.isPresent()) {
      Book book = read.get();
      Background.run(() -> FightPages.of(book), pages -> table.get().open(book, pages), Background::rethrow);
    }
  }

  /** From now on words are looked for in all of the book. */
  public void ready(Search search) {
    cases.ready(search);
  }

  public TableModel table() {
    return table.get();
  }

  public CasesModel cases() {
    return cases;
  }

  /** The screen for the frame. */
  public Screen screen() {
    return new Screen(Destination.of(RefereePart.SCREEN, model::resolve, model::show, model::places), this::view);
  }

  private RefereeView view() {
    wanted = true;
    findPages();
    return new RefereeView(model, makers, part -> navigation.open(part.address()), texts);
  }

  private void savePicture(CaseModel open) {
    Png picture = Png.of(new CasePicture(open, look, texts).image());
    pictures.save(texts.text("picture.title"), open.chapter().id() + ".png",
        new UserFiles.Kind(texts.text("picture.kind"), ".png"), picture::bytes,
        file -> { }, trouble -> dialogs.tell(texts.text("picture.failed"), trouble));
  }
}

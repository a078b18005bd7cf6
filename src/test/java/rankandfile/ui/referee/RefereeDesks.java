package rankandfile.ui.referee;

import javafx.scene.Parent;
import javafx.scene.layout.VBox;
import rankandfile.book.Book;
import rankandfile.search.Search;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Nobody;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Texts;

/** Desks with the program's own book, whose pages and index are made once; for pictures and tests. */
public final class RefereeDesks {

  private static final class Bundled {
    private static final Book BOOK = Book.bundled();
    private static final Search SEARCH = Search.of(BOOK);
    private static final FightPages PAGES = FightPages.of(BOOK);
  }

  private RefereeDesks() {}

  static Book book() {
    return Bundled.BOOK;
  }

  /** A desk whose user saves nothing, ready at once. */
  public static RefereeController of(InForce inForce, Navigation navigation, Look look, Settings settings) {
    RefereeController referee = new RefereeController(inForce, navigation, look, settings, text -> { }, new Nobody(),
        KeptValues.inMemory(), (setup, rules) -> { });
    return open(referee);
  }

  static RefereeController open(RefereeController referee) {
    referee.cases().open(Bundled.BOOK);
    referee.ready(Bundled.SEARCH);
    referee.table().open(Bundled.BOOK, Bundled.PAGES);
    referee.set(RefereePart.BOARD, VBox::new);
    return referee;
  }

  /** Looks for a case by these words, at once. */
  public static void find(RefereeController referee, String words) {
    referee.cases().wordsProperty().set(words);
    referee.ready(Bundled.SEARCH);
  }

  /** What the picture of a case is painted from, after its board's first step. */
  public static Parent picture(String id, Look look) {
    Texts texts = new Texts("rankandfile.ui.referee.referee");
    CaseModel open = new CaseModel(Bundled.BOOK.page(id).orElseThrow(),
        new InForce(KeptValues.inMemory()).nowProperty().get(), texts);
    open.boards().forEach(b -> b.go(1));
    return new CasePicture(open, look, texts).node();
  }
}

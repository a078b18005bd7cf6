package rankandfile.ui.learn;

import rankandfile.book.Book;
import rankandfile.gallery.LearnExamples;
import rankandfile.lesson.Progress;
import rankandfile.notation.RulesText;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Edition;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Nobody;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.LiveBoard;
import rankandfile.ui.live.ScenarioModel;
import rankandfile.ui.live.TaskModel;

/** The model of the screen with the small book of {@link LearnExamples}, or with the book of the program. */
final class Learning extends Nobody implements Clipboard {

  private static final class Bundled {
    private static final Book BOOK = Book.bundled();
  }

  final InForce inForce = new InForce(KeptValues.inMemory());
  final KeptValues kept;
  final Progress progress;
  final LearnModel model;
  String copied = "";
  boolean yes = true;
  int asked;

  Learning(Book book) {
    this(book, KeptValues.inMemory());
  }

  Learning(Book book, KeptValues kept) {
    this.kept = kept;
    progress = new Progress(kept);
    model = new LearnModel(inForce, progress, this, new Texts("rankandfile.ui.learn.learn"));
    model.open(book);
  }

  static Learning examples() {
    return new Learning(LearnExamples.book());
  }

  static Learning bundled() {
    return new Learning(Bundled.BOOK);
  }

  static Book book() {
    return Bundled.BOOK;
  }

  Learning at(String address) {
    model.show(model.resolve(address).orElseThrow());
    return this;
  }

  Learning under(Edition edition) {
    inForce.choose(RulesText.of(edition));
    return this;
  }

  ScenarioModel scenario() {
    return (ScenarioModel) model.activeProperty().get().orElseThrow();
  }

  TaskModel task() {
    return (TaskModel) model.activeProperty().get().orElseThrow();
  }

  static Square square(String name) {
    return Square.of(name.charAt(0) - 'A', Integer.parseInt(name.substring(1)) - 1);
  }

  static void move(LiveBoard board, String from, String to) {
    board.select(square(from));
    board.move(square(from), square(to));
  }

  @Override
  public void copy(String text) {
    copied = text;
  }

  @Override
  public boolean confirm(String title, String text, String button) {
    asked++;
    return yes;
  }
}

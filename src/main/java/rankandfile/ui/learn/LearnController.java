package rankandfile.ui.learn;

import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.beans.value.ObservableValue;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.lesson.Progress;
import rankandfile.notation.RulesText;
import rankandfile.rules.Setup;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Continuation;
import rankandfile.ui.kit.Destination;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Reset;
import rankandfile.ui.kit.Screen;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Texts;

/** Puts the screen with the chapters together, and ties it to the ways through the program. */
public final class LearnController {

  private final Texts texts = new Texts("rankandfile.ui.learn.learn");
  private final LearnModel model;
  private final Navigation navigation;
  private final Dialogs dialogs;
  private final Context context;

  /**
   * The screen.
   *
   * @param desk opens a position at the referee's desk
   * @param chapterFromFile lets the user choose a chapter that is not of the book
   */
  public LearnController(InForce inForce, Progress progress, Navigation navigation, Look look,
      Settings settings, Clipboard clipboard, Dialogs dialogs, BiConsumer<Setup, RulesText> desk,
      Runnable chapterFromFile) {
    this.navigation = navigation;
    this.dialogs = dialogs;
    model = new LearnModel(inForce, progress, clipboard, texts);
    context = new Context(model, look, settings, texts, this::open, desk, chapterFromFile);
    model.placeProperty().addListener((property, was, is) -> navigation.moveOn(is));
  }

  public LearnModel model() {
    return model;
  }

  /** Opens a book; without one the screen is empty. */
  public void open(Book book) {
    model.open(book);
  }

  /** Shows a chapter from a file, in place of the last such one. */
  public void show(Chapter chapter) {
    navigation.open(model.take(chapter));
  }

  /** The screen for the frame. */
  public Screen screen() {
    return new Screen(Destination.of(Addresses.SCREEN, model::resolve, model::show,
        () -> Addresses.all(model.library().book())), () -> new LearnView(context, this::resetAll));
  }

  /** What the settings offer to begin anew; they ask first. */
  public Reset reset() {
    return new Reset("progress", texts.text("reset.title"), texts.text("path.reset-all.text"),
        texts.text("path.reset-all"), model::resetAll);
  }

  /** What the first screen offers to go on with. */
  public ObservableValue<Optional<Continuation>> continuation() {
    return model.continuationProperty();
  }

  private void open(String address) {
    if (!navigation.open(address)) {
      model.resolve(address).ifPresent(model::show);
    }
  }

  private void resetAll() {
    if (dialogs.confirm(texts.text("path.reset-all.title"), texts.text("path.reset-all.text"),
        texts.text("path.reset-all.yes"))) {
      model.resetAll();
    }
  }
}

package rankandfile.ui.frame;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import rankandfile.ui.kit.FocusRing;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Screen;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.search.SearchModel;

/** Puts the screen in front where navigation is, and opens and closes the sheet of editions. */
public final class FrameController {

  private static final KeyCombination SEARCH = new KeyCodeCombination(KeyCode.K, KeyCombination.SHORTCUT_DOWN);
  /** The page that Escape leaves, as one leaves a book that was opened for a moment. */
  private static final String HELP = "help";
  private static final KeyCombination BACK = new KeyCodeCombination(KeyCode.LEFT, KeyCombination.ALT_DOWN);
  private static final KeyCombination FORWARD = new KeyCodeCombination(KeyCode.RIGHT, KeyCombination.ALT_DOWN);

  private final FrameModel model;
  private final SearchModel search;
  private final FrameView view;
  private final LastFocus lastFocus;
  private final Supplier<? extends Parent> sheet;
  private boolean sheetIsMade;
  private Runnable help = () -> {};
  private final Map<String, Screen> screens = new HashMap<>();
  private final Map<String, Parent> shown = new HashMap<>();
  private @Nullable Node focusBefore;

  /**
   * A frame around these screens.
   *
   * @param sheet gives what opens under the edition's name; asked when it is first wanted
   */
  public FrameController(Navigation navigation, InForce inForce, Settings settings, List<Screen> screens,
      Supplier<? extends Parent> sheet) {
    Texts texts = new Texts("rankandfile.ui.frame.frame");
    this.sheet = sheet;
    model = new FrameModel(navigation, inForce, texts);
    search = new SearchModel(navigation, inForce);
    view = new FrameView(model, search, settings, texts);
    lastFocus = new LastFocus(view);
    view.topBar().onLeave(lastFocus::giveBack);
    for (Screen screen : screens) {
      this.screens.put(screen.destination().screen(), screen);
      navigation.register(screen.destination());
    }
    model.screenProperty().subscribe(this::show);
    model.choosingProperty().addListener((property, was, open) -> chooser(open));
    view.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    view.addEventFilter(MouseEvent.MOUSE_PRESSED, this::mouse);
  }

  public FrameView view() {
    return view;
  }

  public FrameModel model() {
    return model;
  }

  /** What F1 does. */
  public void onHelp(Runnable tell) {
    help = tell;
  }

  /** What the search field finds; its finder comes when the book is read. */
  public SearchModel search() {
    return search;
  }

  private void show(String screen) {
    if (screens.containsKey(screen)) {
      boolean leaves = lastFocus.isInScreen();
      view.show(shown.computeIfAbsent(screen, id -> screens.get(id).view().get()));
      if (leaves) {
        lastFocus.giveBack();
      }
    }
  }

  private void comeBack(Runnable way) {
    String from = model.screenProperty().getValue();
    way.run();
    if (!model.screenProperty().getValue().equals(from)) {
      lastFocus.giveBack();
    }
  }

  private void chooser(boolean open) {
    Scene scene = view.getScene();
    if (scene == null) {
      return;
    }
    if (open) {
      focusBefore = scene.getFocusOwner();
      makeSheet();
      view.applyCss();
      view.layout();
      FocusRing.enter(sheet.get());
    } else if (focusBefore != null) {
      FocusRing.show(view, focusBefore);
    }
  }

  private void makeSheet() {
    if (!sheetIsMade) {
      sheetIsMade = true;
      view.add(sheet.get());
      FocusRing.install(sheet.get());
    }
  }

  private void key(KeyEvent event) {
    lastFocus.byKey(true);
    if (SEARCH.match(event)) {
      model.closeChooser();
      model.beginSearch();
      view.topBar().field().requestFocus();
      event.consume();
    } else if (event.getCode() == KeyCode.F1) {
      help.run();
      event.consume();
    } else if (BACK.match(event)) {
      comeBack(model::back);
      event.consume();
    } else if (FORWARD.match(event)) {
      comeBack(model::forward);
      event.consume();
    } else if (event.getCode() == KeyCode.ESCAPE && model.choosingProperty().get()) {
      model.closeChooser();
      event.consume();
    } else if (event.getCode() == KeyCode.ESCAPE && model.screenProperty().getValue().equals(HELP)
        && !model.searchingProperty().get() && model.canGoBackProperty().get()) {
      comeBack(model::back);
      event.consume();
    }
  }

  private void mouse(MouseEvent event) {
    lastFocus.byKey(false);
    if (event.getButton() == MouseButton.BACK) {
      comeBack(model::back);
    } else if (event.getButton() == MouseButton.FORWARD) {
      comeBack(model::forward);
    }
  }
}

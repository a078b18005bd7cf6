package rankandfile.ui.print;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import rankandfile.print.Press;
import rankandfile.print.Reference;
import rankandfile.store.Folders;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.Background;
import rankandfile.ui.kit.Destination;
import rankandfile.ui.kit.Doors;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Screen;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Texts;

/** Makes the screen that prints, and has the file made anew whenever something else is chosen while it is shown. */
public final class PrintController {

  private final Texts texts = new Texts("rankandfile.ui.print.pages");
  private final Settings settings;
  private final PrintModel model;
  private final PagePainter painter = new PagePainter();
  private final Deeds deeds;
  private final Callable<Press> press;
  private final Runnable chooseEdition;
  private final Runnable chooseHouseRules;
  private final EventHandler<KeyEvent> keys = this::key;
  /** What is to be done with the file that is being made; the last wish counts. */
  private Optional<Consumer<Printed>> waiting = Optional.empty();
  private boolean shown;
  private boolean making;

  /**
   * What is known of the rest of the program.
   *
   * @param press gives the press; called once, in the background
   * @param chooseEdition opens the choice of an edition
   * @param chooseHouseRules likewise, at the house rules
   */
  public PrintController(InForce inForce, Settings settings, KeptValues config, KeptValues state, Folders folders,
      Supplier<Press> press, Doors doors, Runnable chooseEdition, Runnable chooseHouseRules) {
    this.settings = settings;
    this.press = once(press);
    this.chooseEdition = chooseEdition;
    this.chooseHouseRules = chooseHouseRules;
    model = new PrintModel(inForce, new PrintOptions(config, Locale.getDefault()));
    deeds = new Deeds(model, state, folders, doors, texts);
    model.referenceProperty().subscribe(reference -> {
      model.sayNothing();
      make();
    });
  }

  private static Callable<Press> once(Supplier<Press> maker) {
    return new Callable<>() {
      private @Nullable Press made;

      @Override
      public synchronized Press call() {
        made = made == null ? maker.get() : made;
        return made;
      }
    };
  }

  PrintModel model() {
    return model;
  }

  public Screen screen() {
    return new Screen(Destination.single("print", texts.text("title")), this::view);
  }

  private PrintView view() {
    PrintView view = new PrintView(model, painter, settings, texts);
    OptionsPane options = view.options();
    options.editionButton().setOnAction(pressed -> chooseEdition.run());
    options.houseRulesLink().setOnAction(pressed -> {
      options.houseRulesLink().setVisited(false);
      chooseHouseRules.run();
    });
    options.saveButton().setOnAction(pressed -> whenMade(deeds::save));
    options.printButton().setOnAction(pressed -> whenMade(deeds::print));
    options.openButton().setOnAction(pressed -> whenMade(deeds::open));
    options.copyButton().setOnAction(pressed -> deeds.copyPath());
    view.sceneProperty().subscribe((was, is) -> comeOrGo(was, is));
    return view;
  }

  private void comeOrGo(@Nullable Scene was, @Nullable Scene is) {
    if (was != null) {
      was.removeEventFilter(KeyEvent.KEY_PRESSED, keys);
    }
    if (is != null) {
      is.addEventFilter(KeyEvent.KEY_PRESSED, keys);
    }
    shown = is != null;
    if (!shown) {
      waiting = Optional.empty(); // no dialog comes over another screen
    }
    make();
  }

  /** Keys that hold wherever the focus is, while the screen is shown. */
  private void key(KeyEvent event) {
    if (!event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    switch (event.getCode()) {
      case PLUS, EQUALS, ADD -> model.zoomIn();
      case MINUS, SUBTRACT -> model.zoomOut();
      case DIGIT0, NUMPAD0 -> model.zoom(new Zoom.Percent(100));
      case S -> whenMade(deeds::save);
      case P -> whenMade(deeds::print);
      default -> {
        return;
      }
    }
    event.consume();
  }

  /** Does something with the file of what is chosen now, once it is made. */
  private void whenMade(Consumer<Printed> deed) {
    model.printedProperty().get().filter(p -> p.reference().equals(model.reference()))
        .ifPresentOrElse(deed, () -> waiting = Optional.of(deed));
  }

  /** One file at a time; what was chosen meanwhile is made next. */
  private void make() {
    Reference wanted = model.reference();
    boolean made = model.printedProperty().get().filter(p -> p.reference().equals(wanted)).isPresent();
    if (!shown || making || made) {
      return;
    }
    making = true;
    Background.run(() -> print(wanted), this::made, failure -> {
      making = false;
      if (wanted.equals(model.reference())) {
        waiting = Optional.empty();
        model.failed(String.valueOf(failure.getMessage()));
      } else {
        make();
      }
    });
  }

  private Printed print(Reference reference) throws Exception {
    var pdf = press.call().print(reference);
    return new Printed(reference, pdf, pdf.pages());
  }

  private void made(Printed file) {
    making = false;
    model.made(file);
    if (file.reference().equals(model.reference())) {
      Optional<Consumer<Printed>> deed = waiting;
      waiting = Optional.empty();
      deed.ifPresent(d -> d.accept(file));
    }
    make();
  }
}

package rankandfile.ui.print;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import rankandfile.print.PageSize;
import rankandfile.print.Pdf;
import rankandfile.print.Press;
import rankandfile.print.PrintOrder;
import rankandfile.store.Folders;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.Doors;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Printers;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Viewer;

/** The screen that prints in a window of a test, which answers its dialogs, printers and viewer. */
final class PrintStage implements Dialogs, Clipboard, Printers {

  final KeptValues config = KeptValues.inMemory();
  final KeptValues state = KeptValues.inMemory();
  final InForce inForce = new InForce(KeptValues.inMemory());
  final Settings settings = new Settings(config);
  final List<FileWish> wishes = new ArrayList<>();
  final List<String> questions = new ArrayList<>();
  final List<String> copied = new ArrayList<>();
  final List<String> chosen = new ArrayList<>();
  final List<PrintOrder> orders = new CopyOnWriteArrayList<>();
  final PrintController controller;
  final PrintView view;
  final StackPane root;

  volatile Optional<Path> target = Optional.empty();
  volatile boolean yes;
  volatile List<String> printers = List.of();
  volatile Optional<PrintOrder> order = Optional.empty();
  volatile Viewer viewer = file -> Viewer.Answer.SHOWN;

  PrintStage(Stage stage, Path home, Supplier<Press> press) {
    controller = new PrintController(inForce, settings, config, state, Folders.under(home), press,
        new Doors(this, this, this, file -> viewer.show(file)), () -> chosen.add("edition"),
        () -> chosen.add("house rules"));
    view = (PrintView) controller.screen().view().get();
    root = new StackPane(view);
    Scene scene = new Scene(root, 1204, 744);
    Fx.look().applyTo(scene);
    stage.setScene(scene);
    stage.show();
    stage.requestFocus();
  }

  PrintModel model() {
    return controller.model();
  }

  /** Waits until what is chosen now is made and its large page is drawn. */
  Printed settled() {
    Fx.await(() -> model().printedProperty().get().filter(p -> p.reference().equals(model().reference())).isPresent()
        && page().isSharp());
    return Fx.on(() -> model().printedProperty().get().orElseThrow());
  }

  PageNode page() {
    return (PageNode) view.preview().large().getContent();
  }

  /** Waits for words about a save, a print or an opening. */
  String told(String part) {
    Fx.await(() -> said().contains(part));
    return Fx.on(this::said);
  }

  private String said() {
    return ((Labeled) view.lookup("#print-said")).getText();
  }

  @Override
  public Optional<Path> open(FileWish wish) {
    throw new AssertionError(wish);
  }

  @Override
  public Optional<Path> save(FileWish wish) {
    wishes.add(wish);
    return target;
  }

  @Override
  public boolean confirm(String title, String text, String word) {
    questions.add(text);
    return yes;
  }

  @Override
  public void tell(String title, String text) {
    throw new AssertionError(text);
  }

  @Override
  public void copy(String text) {
    copied.add(text);
  }

  @Override
  public List<String> names() {
    return printers;
  }

  @Override
  public Optional<PrintOrder> ask(String title, int pages, PageSize paper) {
    return order;
  }

  @Override
  public void print(Pdf pdf, PrintOrder wanted) {
    orders.add(wanted);
  }
}

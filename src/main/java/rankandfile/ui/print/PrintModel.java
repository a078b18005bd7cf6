package rankandfile.ui.print;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableDoubleValue;
import javafx.beans.value.ObservableValue;
import rankandfile.print.PageSize;
import rankandfile.print.Paper;
import rankandfile.print.Reference;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.NumberingChoice;

/** What is chosen about the pages, the file that was last made, and which of its pages is shown how large. */
public final class PrintModel {

  /** What a scroll bar takes of the room for a page, in pixels. */
  static final double BAR = 14;

  private final InForce inForce;
  private final PrintOptions options;
  private final ObjectBinding<Reference> reference;
  private final ObservableValue<NumberingChoice> numbering;
  private final ReadOnlyObjectWrapper<Optional<Printed>> printed =
      new ReadOnlyObjectWrapper<>(this, "printed", Optional.empty());
  private final ReadOnlyObjectWrapper<String> failure = new ReadOnlyObjectWrapper<>(this, "failure", "");
  private final ReadOnlyObjectWrapper<Optional<Said>> said =
      new ReadOnlyObjectWrapper<>(this, "said", Optional.empty());
  private final ReadOnlyIntegerWrapper page = new ReadOnlyIntegerWrapper(this, "page");
  private final ReadOnlyObjectWrapper<Zoom> zoom = new ReadOnlyObjectWrapper<>(this, "zoom", Zoom.Fit.PAGE);
  private final DoubleProperty roomWidth = new SimpleDoubleProperty(this, "roomWidth", 460);
  private final DoubleProperty roomHeight = new SimpleDoubleProperty(this, "roomHeight", 650);
  private final DoubleBinding factor;

  PrintModel(InForce inForce, PrintOptions options) {
    this.inForce = inForce;
    this.options = options;
    reference = Bindings.createObjectBinding(this::chosen, inForce.nowProperty(), options.paperProperty(),
        options.inkSaverProperty());
    numbering = inForce.numberingProperty()
        .map(n -> n.highIsStrong() ? NumberingChoice.MARSHAL_TEN : NumberingChoice.MARSHAL_ONE);
    factor = Bindings.createDoubleBinding(this::measured, printed, page, zoom, roomWidth, roomHeight);
  }

  private Reference chosen() {
    return new Reference(inForce.rules(), inForce.numbering(), options.paperProperty().get(),
        options.inkSaverProperty().get());
  }

  private double measured() {
    return printed.get().map(p -> p.pages().size(p.nearest(page.get())))
        .map(size -> zoom.get().factor(size, roomWidth.get(), roomHeight.get(), BAR)).orElse(1.0);
  }

  // ---- what is chosen

  /** What is to be printed now. */
  public ObservableValue<Reference> referenceProperty() {
    return reference;
  }

  Reference reference() {
    return reference.get();
  }

  public ObjectProperty<Paper> paperProperty() {
    return options.paperProperty();
  }

  public BooleanProperty inkSaverProperty() {
    return options.inkSaverProperty();
  }

  ObservableValue<String> editionProperty() {
    return inForce.titleProperty();
  }

  ObservableValue<List<String>> houseRulesProperty() {
    return inForce.houseRulesProperty();
  }

  /** Which way the numbers on the pieces count. */
  ObservableValue<NumberingChoice> numberingProperty() {
    return numbering;
  }

  /** Counts the numbers this way, everywhere in the program; what the edition does anyway is not held as a choice. */
  void number(NumberingChoice choice) {
    boolean own = choice.in(inForce.rules().edition()) == inForce.rules().edition().numbering();
    inForce.number(own ? NumberingChoice.EDITION : choice);
  }

  // ---- the file

  /** The file that was last made; empty before the first. */
  ReadOnlyObjectProperty<Optional<Printed>> printedProperty() {
    return printed.getReadOnlyProperty();
  }

  /** Why the file could not be made; empty when it could. */
  ObservableValue<String> failureProperty() {
    return failure;
  }

  void made(Printed file) {
    failure.set("");
    printed.set(Optional.of(file));
    page.set(file.nearest(page.get()));
  }

  void failed(String why) {
    printed.set(Optional.empty());
    failure.set(why);
  }

  /** What came of the last save, print or open; empty before, and after something else was chosen. */
  ReadOnlyObjectProperty<Optional<Said>> saidProperty() {
    return said.getReadOnlyProperty();
  }

  void say(Said what) {
    said.set(Optional.of(what));
  }

  void sayNothing() {
    said.set(Optional.empty());
  }

  // ---- what is shown

  /** The page that is shown large, from 0. */
  ReadOnlyIntegerProperty pageProperty() {
    return page.getReadOnlyProperty();
  }

  void show(int wanted) {
    printed.get().ifPresent(p -> page.set(p.nearest(wanted)));
  }

  ReadOnlyObjectProperty<Zoom> zoomProperty() {
    return zoom.getReadOnlyProperty();
  }

  void zoom(Zoom wish) {
    zoom.set(wish);
  }

  void zoomIn() {
    zoom.set(Zoom.above(factor.get()));
  }

  void zoomOut() {
    zoom.set(Zoom.below(factor.get()));
  }

  /** How many pixels there are for the large page. */
  void room(double width, double height) {
    roomWidth.set(Math.max(40, width));
    roomHeight.set(Math.max(40, height));
  }

  /** How large the page is shown; 1 is its real size. */
  ObservableDoubleValue factorProperty() {
    return factor;
  }

  /** The size of the large page, in points; A4 before there is one. */
  PageSize size() {
    return printed.get().map(p -> p.pages().size(p.nearest(page.get()))).orElse(new PageSize(595.28, 841.89));
  }
}

package rankandfile.ui.board;

import java.util.List;
import java.util.Optional;
import javafx.animation.Animation;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import rankandfile.picture.Area;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.InWords;
import rankandfile.picture.PictureWords;
import rankandfile.rules.Square;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Motion;

/**
 * The drawn board: shows what the observable picture holds at each moment, and tells its actions what the player
 * wants. It is one tab stop; within it a cursor goes from square to square.
 *
 * <p>Does not know rules and keeps no state of the game: what is chosen is read from the picture's marks.
 */
public final class BoardView extends Region {

  private final ObservableValue<BoardPicture> pictures;
  private final BoardActions actions;
  private final InWords told;
  private final Drawing drawing;
  private final Mouse mouse;
  private final Keys keys;
  private final StatusLine status = new StatusLine();
  private final Text probe = new Text();
  private final ReadOnlyObjectWrapper<Square> here;
  private final IntegerProperty maxSquare = new SimpleIntegerProperty(this, "maxSquare", 84);
  private final BooleanProperty coordinates = new SimpleBooleanProperty(this, "coordinates", true);
  private final ObjectProperty<Motion> motion = new SimpleObjectProperty<>(this, "motion", Motion.OFF);
  private Optional<Playback> playback = Optional.empty();
  private boolean byKey;
  private Optional<Square> pointed = Optional.empty();

  /** A board that draws what {@code pictures} holds, now and whenever it changes. */
  public BoardView(ObservableValue<BoardPicture> pictures, BoardActions actions) {
    this.pictures = pictures;
    this.actions = actions;
    PictureWords words = PictureWords.bundled();
    told = new InWords(words);
    Hand hand = new Hand(this::picture, actions);
    drawing = new Drawing(picture(), words, s -> new SquareNode(s, () -> picture().area(), () -> textOf(s),
        () -> hand.point(s)));
    mouse = new Mouse(this, drawing, hand);
    keys = new Keys(this, drawing, hand, actions, told);
    here = new ReadOnlyObjectWrapper<>(this, "here", start(picture().area()));
    build();
    mouse.install();
    keys.install();
    pictures.addListener((value, was, is) -> change(was, is));
    for (ObservableValue<?> each : List.of(maxSquare, coordinates, probe.fontProperty())) {
      each.addListener(o -> requestLayout());
    }
  }

  private void build() {
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.TABLE_VIEW);
    probe.setVisible(false);
    probe.setManaged(false);
    getChildren().add(probe);
    getChildren().addAll(drawing.nodes());
    getChildren().add(keys.typed());
    here.subscribe(this::showHere);
    here.subscribe(this::pointHere);
    focusedProperty().subscribe(this::showHere);
    focusedProperty().subscribe(this::pointHere);
    focusVisibleProperty().subscribe(byTab -> {
      if (byTab) {
        byKey();
      }
    });
    sceneProperty().subscribe(this::finish);
    status.addEventHandler(KeyEvent.KEY_PRESSED, e -> {
      if (e.getCode() == KeyCode.S && !e.isShortcutDown()) {
        byKey();
        requestFocus();
        e.consume();
      }
    });
  }

  private static Square start(Area area) {
    return Square.of(area.left(), area.bottom());
  }

  // ---- what a screen uses

  /** Where what happens is told in words; a screen places it and says with it what the board cannot know. */
  public StatusLine status() {
    return status;
  }

  /** How movements are shown; to be bound to {@link Look#motionProperty()}. */
  public ObjectProperty<Motion> motionProperty() {
    return motion;
  }

  /** The largest square that is drawn, in pixels, however much room there is. */
  public void setMaxSquare(int pixels) {
    maxSquare.set(pixels);
  }

  public int getMaxSquare() {
    return maxSquare.get();
  }

  /** Whether letters and numbers stand below and left of the board. */
  public void setCoordinates(boolean shown) {
    coordinates.set(shown);
  }

  /** The square at which the keys are; always one that is drawn. */
  public ReadOnlyObjectProperty<Square> hereProperty() {
    return here.getReadOnlyProperty();
  }

  /** Goes to a square; does nothing when it is not drawn. */
  public void goTo(Square square) {
    if (picture().area().holds(square)) {
      here.set(square);
    }
  }

  /** The middle of a square in the scene, for what points at it from elsewhere. */
  public Point2D middleOf(Square square) {
    Grid grid = drawing.grid();
    return localToScene(grid.x(square) + grid.side() / 2.0, grid.y(square) + grid.side() / 2.0);
  }

  /** The square at this place of the scene, for what is dragged here from elsewhere. */
  public Optional<Square> squareAt(double sceneX, double sceneY) {
    Point2D place = sceneToLocal(sceneX, sceneY);
    return drawing.grid().at(place.getX(), place.getY());
  }

  /** Marks the square under what is dragged here from elsewhere, as under a piece of the board. */
  public void showOver(Optional<Square> square) {
    drawing.over(square);
  }

  /** The side of a square, in pixels. */
  public int squareSide() {
    return drawing.grid().side();
  }

  /** Ends a running animation. */
  public void finish() {
    playback.ifPresent(Playback::finish);
    playback = Optional.empty();
  }

  /** Whether an animation is running. */
  public boolean isPlaying() {
    return playback.filter(p -> p.getStatus() == Animation.Status.RUNNING).isPresent();
  }

  /** What a square says of itself. */
  public String textOf(Square square) {
    return told(told.square(picture(), square), actions.more(square));
  }

  /** The words for a square with what else is known of it. */
  public static String told(String square, Optional<String> more) {
    return more.map(m -> BoardWords.text("square.more", square, m)).orElse(square);
  }

  // ---- inside

  BoardPicture picture() {
    return pictures.getValue();
  }

  Optional<String> lastMoveText() {
    return told.lastMove(picture());
  }

  /** The last input came from the keyboard, so its place is shown. */
  void byKey() {
    byKey = true;
    showHere();
    pointHere();
  }

  void byMouse() {
    byKey = false;
    showHere();
  }

  /** Somebody points at this square, or at none: what is more to say of it stands in the status line. */
  void pointAt(Optional<Square> square) {
    if (!square.equals(pointed)) {
      pointed = square;
      status.point(square.filter(s -> actions.more(s).isPresent()).map(this::textOf));
    }
  }

  /** By keys one points where the cursor is. */
  private void pointHere() {
    if (byKey) {
      pointAt(isFocused() ? Optional.of(here.get()) : Optional.empty());
    }
  }

  /** Lets a dragged piece fall back. */
  void letGo() {
    mouse.cancel();
  }

  private void change(BoardPicture was, BoardPicture is) {
    finish();
    boolean sameBoard = was.area().equals(is.area()) && was.bottom() == is.bottom();
    List<Node> fresh = drawing.show(is);
    if (!sameBoard) {
      if (!is.area().holds(here.get())) {
        here.set(start(is.area()));
      }
      requestLayout();
      arrange();
    }
    showHere();
    playback = Playback.start(drawing, sameBoard ? Flight.between(was, is) : Optional.empty(), fresh, getScene(),
        motion.get());
    notifyAccessibleAttributeChanged(AccessibleAttribute.FOCUS_ITEM);
  }

  private void showHere() {
    boolean shown = isFocused() && byKey;
    drawing.focus(shown ? Optional.of(here.get()) : Optional.empty());
    notifyAccessibleAttributeChanged(AccessibleAttribute.FOCUS_ITEM);
  }

  // ---- layout

  private double textSize() {
    return probe.getFont().getSize() / Look.TEXT;
  }

  private Room room() {
    double band = coordinates.get() ? Coordinates.band(textSize()) : 0;
    return new Room(picture().area(), getInsets(), band, maxSquare.get());
  }

  @Override
  protected void layoutChildren() {
    arrange();
    Grid grid = drawing.grid();
    TypedMove typed = keys.typed();
    double width = Math.min(typed.prefWidth(-1), grid.width() - 16);
    typed.resizeRelocate(grid.left() + 8, grid.top() + 8, width, typed.prefHeight(width));
  }

  private void arrange() {
    if (drawing.arrange(room().grid(picture(), getWidth(), getHeight()), textSize(), coordinates.get())) {
      applyCss(); // what a layout adds would otherwise be painted once without its colours
    }
    showHere();
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinWidth(double height) {
    return room().width(Room.SMALLEST);
  }

  @Override
  protected double computeMinHeight(double width) {
    return room().height(Room.SMALLEST);
  }

  @Override
  protected double computePrefWidth(double height) {
    return room().width(maxSquare.get());
  }

  @Override
  protected double computePrefHeight(double width) {
    return room().height(width < 0 ? maxSquare.get() : room().sideIn(width));
  }

  // ---- for assistive software

  @Override
  public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    Area area = picture().area();
    return switch (attribute) {
      case TEXT -> told.of(picture());
      case HELP -> BoardWords.text("help");
      case ROLE_DESCRIPTION -> BoardWords.text("role");
      case FOCUS_ITEM -> drawing.cell(here.get()).ground();
      case ROW_COUNT -> area.rows();
      case COLUMN_COUNT -> area.columns();
      case CELL_AT_ROW_COLUMN -> cellAt(parameters);
      default -> super.queryAccessibleAttribute(attribute, parameters);
    };
  }

  private @Nullable Node cellAt(Object... place) {
    if (place.length < 2 || !(place[0] instanceof Integer row) || !(place[1] instanceof Integer column)) {
      return null;
    }
    Area area = picture().area();
    boolean drawn = row >= 0 && row < area.rows() && column >= 0 && column < area.columns();
    return drawn ? drawing.cell(Square.of(area.left() + column, area.top() - row)).ground() : null;
  }
}

package rankandfile.ui.board;

import java.util.List;
import java.util.Optional;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.jspecify.annotations.Nullable;
import rankandfile.rules.Square;
import rankandfile.ui.kit.Motion;

/**
 * Plays the difference of two pictures above a board that already shows the second one. Any input ends it; when it
 * has ended, nothing of it is left.
 */
final class Playback extends Transition {

  private static final double SLIDE = 180;
  private static final double FIGHT = 250;
  private static final double MARKS = 80;
  /** The part of a fight in which the attacker arrives; in the rest the lost ones fade. */
  private static final double ARRIVAL = 0.6;

  private final Drawing drawing;
  private final List<Node> marks;
  private final Scene scene;
  private final double length;
  private final EventHandler<InputEvent> input = e -> finish();
  private final @Nullable Flight flight;
  private @Nullable BlockNode flyer;
  private @Nullable BlockNode struck;
  private boolean ended;

  private Playback(Drawing drawing, @Nullable Flight flight, List<Node> marks, Scene scene, Motion motion) {
    this.drawing = drawing;
    this.flight = flight;
    this.marks = marks;
    this.scene = scene;
    length = flight == null ? MARKS : flight.isFight() ? FIGHT : SLIDE;
    setCycleDuration(motion.millis(length));
    setInterpolator(Interpolator.LINEAR);
    setOnFinished(e -> end());
  }

  /** Starts playing; nothing where there is nothing to play or no motion is wanted. */
  static Optional<Playback> start(Drawing drawing, Optional<Flight> flight, List<Node> marks, @Nullable Scene scene,
      Motion motion) {
    if (motion == Motion.OFF || scene == null || flight.isEmpty() && marks.isEmpty()) {
      return Optional.empty();
    }
    Playback playback = new Playback(drawing, flight.orElse(null), marks, scene, motion);
    playback.begin();
    return Optional.of(playback);
  }

  private void begin() {
    if (flight != null) {
      struck = flight.struck().map(b -> drawing.fly(b, flight.way().getLast())).orElse(null);
      flyer = drawing.fly(flight.flyer(), flight.way().getFirst());
      hideArrived(true);
    }
    scene.addEventFilter(KeyEvent.KEY_PRESSED, input);
    scene.addEventFilter(MouseEvent.MOUSE_PRESSED, input);
    scene.addEventFilter(ScrollEvent.SCROLL, input);
    interpolate(0);
    play();
  }

  /** The piece that stands at the end is hidden as long as it flies there. */
  private void hideArrived(boolean hide) {
    if (flight != null && !flight.falls()) {
      Cell cell = drawing.cell(flight.way().getLast());
      cell.block().setVisible(!hide);
      cell.block().signs().setVisible(!hide);
    }
  }

  @Override
  protected void interpolate(double part) {
    marks.forEach(m -> m.setOpacity(Math.min(1, part * length / MARKS)));
    if (flight != null && flyer != null) {
      boolean fight = flight.isFight();
      place(flyer, flight.way(), fight ? Math.min(1, part / ARRIVAL) : part);
      double left = 1 - Math.max(0, (part - ARRIVAL) / (1 - ARRIVAL));
      flyer.setOpacity(flight.falls() ? left : 1);
      if (struck != null) {
        struck.setOpacity(left);
      }
    }
  }

  /** Fast at first, slower towards the end. */
  private void place(Node node, List<Square> way, double part) {
    double eased = 1 - Math.pow(1 - part, 3);
    double along = eased * (way.size() - 1);
    int leg = Math.min((int) along, way.size() - 2);
    Grid grid = drawing.grid();
    Square from = way.get(leg);
    Square to = way.get(leg + 1);
    node.setLayoutX(grid.x(from) + (grid.x(to) - grid.x(from)) * (along - leg));
    node.setLayoutY(grid.y(from) + (grid.y(to) - grid.y(from)) * (along - leg));
  }

  /** Jumps to the end; may be called at any time and more than once. */
  void finish() {
    stop();
    end();
  }

  private void end() {
    if (ended) {
      return;
    }
    ended = true;
    scene.removeEventFilter(KeyEvent.KEY_PRESSED, input);
    scene.removeEventFilter(MouseEvent.MOUSE_PRESSED, input);
    scene.removeEventFilter(ScrollEvent.SCROLL, input);
    marks.forEach(m -> m.setOpacity(1));
    hideArrived(false);
    if (flyer != null) {
      drawing.land(flyer);
    }
    if (struck != null) {
      drawing.land(struck);
    }
  }
}

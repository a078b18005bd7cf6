package rankandfile.ui.desk;

import java.util.List;
import java.util.Optional;
import rankandfile.scenario.Scenario;
import rankandfile.scenario.Sketch;
import rankandfile.store.KeptValues;
import rankandfile.ui.desk.DeskModel.Mode;

/** The board of the desk from one run of the program to the next, as the text that is copied of it. */
final class KeptBoard {

  private static final String BOARD = "desk.board";
  private static final String MODE = "desk.mode";
  /** A kept value has one line; no line of a block has a tab. */
  private static final String LINE_END = "\t";

  private final KeptValues state;
  private List<Object> last = List.of();

  KeptBoard(KeptValues state) {
    this.state = state;
  }

  void keep(DeskModel desk) {
    List<Object> now = List.of(desk.moment(), desk.mode());
    if (now.equals(last)) {
      return;
    }
    last = now;
    if (desk.isAsAtTheStart()) {
      state.remove(BOARD);
      state.remove(MODE);
    } else {
      state.set(BOARD, desk.block().replace("\n", LINE_END));
      state.set(MODE, desk.mode().name());
    }
  }

  /** Puts the board that was kept on the desk; nothing happens where none was, or none that can be read. */
  void restore(DeskModel desk, String usualCaption) {
    state.value(BOARD).flatMap(KeptBoard::read).ifPresent(s -> desk.restore(told(DeskModel.of(s), usualCaption),
        state.value(MODE).equals(Optional.of(Mode.SET_UP.name())) ? Mode.SET_UP : Mode.PLAY));
  }

  private static Optional<Scenario> read(String kept) {
    return Reading.of(BOARD, kept.replace(LINE_END, "\n")).scenarios().stream().findFirst();
  }

  /** What a block must say and nobody had said is not said again. */
  private static Sketch told(Sketch sketch, String usualCaption) {
    String caption = sketch.title().caption();
    return sketch.with(new Sketch.Title(sketch.title().name(), caption.equals(usualCaption) ? "" : caption, List.of()));
  }
}

package rankandfile.ui.live;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import rankandfile.notation.RulesText;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.Setup;
import rankandfile.ui.board.BoardActions;
import rankandfile.ui.kit.InForce;

/** A board of the page that is open: what it shows and says, and what a hand does on it. */
public sealed interface LiveBoard extends BoardActions permits OpenBoard {

  /** Its address in the book. */
  String name();

  ReadOnlyObjectProperty<BoardPicture> pictureProperty();

  ReadOnlyObjectProperty<Said> saidProperty();

  /** What a move may mean while it is not clear; empty otherwise. */
  ReadOnlyObjectProperty<List<Offer>> offersProperty();

  /** The position that is shown, for the referee's desk; empty where the reader may not see both armies. */
  Optional<Setup> setup();

  /** The rules by which it is played now, with the name of their edition. */
  RulesText played();

  /** Whether something is played by itself now. */
  ReadOnlyBooleanProperty playingProperty();

  void choose(Offer offer);

  /** Shows what comes next in what is played; does nothing at rest. */
  void tick();

  /** Shows the end of what is played at once. */
  void finish();

  /** Takes back what the reader did here. */
  void retry();

  /** Another edition or numbering is in force. */
  void inForce(InForce.Now now);
}

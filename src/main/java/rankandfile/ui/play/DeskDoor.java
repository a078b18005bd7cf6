package rankandfile.ui.play;

import rankandfile.notation.RulesText;
import rankandfile.rules.Setup;
import rankandfile.rules.Viewer;

/** Where a position of a game that is over is looked at by the rules. */
@FunctionalInterface
public interface DeskDoor {

  void open(Setup setup, RulesText rules, Viewer viewer);
}

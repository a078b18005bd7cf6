package rankandfile.ui.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import rankandfile.rules.Rank;
import rankandfile.rules.edition.Edition;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Texts;

/** Typing a fight into the table's field. */
class TableModelTest {

  private final InForce inForce = new InForce(KeptValues.inMemory());
  private final TableModel table = new TableModel(inForce, text -> { }, new Texts("rankandfile.ui.referee.referee"));

  @Test
  void wordsThatNameNoFightAreAnsweredAndTheOldFightIsNoAnswer() {
    inForce.choose(Edition.ORIGINAL);
    table.wordsProperty().set("10 1");
    assertFalse(table.enter());
    assertEquals("“10 1” does not name two pieces of this edition. Write their names, or what stands on them: "
        + "1, 2, 3, 4, 5, 6, 7, 8, 9, S, B, F.", table.noteProperty().get());
    table.wordsProperty().set("s 1");
    assertEquals("", table.noteProperty().get());
    assertTrue(table.enter());
    assertEquals(new Encounter(Rank.SPY, Rank.MARSHAL), table.fightProperty().get().fight());
    table.wordsProperty().set("");
    assertTrue(table.enter(), "nothing typed plays the chosen fight");
  }
}

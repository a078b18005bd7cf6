package rankandfile.ui.edition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rankandfile.ui.edition.BoxQuestion.MARSHAL;
import static rankandfile.ui.edition.BoxQuestion.MINERS;
import static rankandfile.ui.edition.BoxQuestion.SCOUT;
import static rankandfile.ui.edition.BoxQuestion.Reply.FIRST;
import static rankandfile.ui.edition.BoxQuestion.Reply.SECOND;
import static rankandfile.ui.edition.BoxQuestion.Reply.UNSURE;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rankandfile.rules.Switch;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.edition.BoxQuestion.Reply;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;

/** Three answers lead to an edition or to a few; and every rule is said in plain words. */
class BoxQuestionTest {

  @Test
  void answersLeadToTheBox() {
    assertEquals(List.of(Edition.BOX_1961), closest(SECOND, FIRST, SECOND));
    assertEquals(List.of(Edition.ORIGINAL, Edition.BOX_1999), closest(SECOND, FIRST, FIRST));
    assertEquals(List.of(Edition.LIGHTNING), closest(FIRST, SECOND, FIRST));
    assertEquals(List.of(Edition.SUMMARY_FR), closest(FIRST, FIRST, SECOND));
    assertEquals(Edition.FIELD_GUIDE, closest(FIRST, FIRST, FIRST).getFirst());
    assertEquals(List.of(Edition.LIGHTNING), closest(UNSURE, SECOND, UNSURE));
  }

  @Test
  void openQuestionsLeadNowhereOrToAList() {
    assertEquals(List.of(), BoxQuestion.closest(Map.of()));
    assertEquals(List.of(), closest(UNSURE, UNSURE, UNSURE));
    assertTrue(BoxQuestion.closest(Map.of(MARSHAL, SECOND)).size() == 3);
  }

  @Test
  void impossibleBoxLeadsToTheClosest() {
    Map<BoxQuestion, Reply> replies = Map.of(MARSHAL, SECOND, MINERS, SECOND, SCOUT, SECOND);

    assertFalse(BoxQuestion.isExact(replies));
    assertEquals(List.of(Edition.BOX_1961), BoxQuestion.closest(replies));
  }

  @Test
  void everyAnswerLeadsSomewhere() {
    for (Reply marshal : Reply.values()) {
      for (Reply miners : Reply.values()) {
        for (Reply scout : Reply.values()) {
          boolean none = marshal == UNSURE && miners == UNSURE && scout == UNSURE;
          assertEquals(none, closest(marshal, miners, scout).isEmpty());
        }
      }
    }
  }

  @Test
  void everyValueIsSaidInPlainWordsAndEverySwitchIsInAGroup() {
    Map<String, SwitchValue> said = new HashMap<>();
    for (Switch key : Switch.values()) {
      key.choices().forEach(v -> said.put(Names.meaning(v), v));
    }
    List<Switch> grouped = Arrays.stream(EditionModel.Group.values()).flatMap(g -> g.switches().stream()).toList();

    assertEquals(Arrays.stream(Switch.values()).mapToInt(s -> s.choices().size()).sum(), said.size());
    assertEquals(List.of(Switch.values()), grouped.stream().sorted().toList());
  }

  @Test
  void differencesOfLightningNameTheArmy() {
    List<String> lines = new Difference(new Texts("rankandfile.ui.edition.edition")).from(Edition.LIGHTNING);

    assertTrue(lines.getFirst().startsWith("20 pieces a side"), lines.getFirst());
    assertEquals(10, lines.size());
    assertEquals(List.of(), new Difference(new Texts("rankandfile.ui.edition.edition")).from(Edition.FIELD_GUIDE));
  }

  private static List<Edition> closest(Reply marshal, Reply miners, Reply scout) {
    return BoxQuestion.closest(Map.of(MARSHAL, marshal, MINERS, miners, SCOUT, scout));
  }
}

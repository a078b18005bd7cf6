package rankandfile.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The list of keys. */
class KeyListTest {

  @Test
  void everyKeyIsListedOnce() {
    assertEquals(13, KeyList.lines().size());
    assertEquals(13, KeyList.lines().stream().map(KeyList.Line::key).distinct().count());
    assertEquals(new KeyList.Line("O", "Where am I?"), KeyList.lines().get(5));
  }

  @Test
  void asTextEachKeyHasALine() {
    assertEquals(13, KeyList.text().lines().count());
    assertTrue(KeyList.text().startsWith("Arrow keys: Go to the next square\nHome, End: "), KeyList.text());
    assertFalse(KeyList.title().isBlank());
  }
}

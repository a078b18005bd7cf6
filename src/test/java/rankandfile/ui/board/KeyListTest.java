package rankandfile.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The list of keys. */
class KeyListTest {

  @Test
  void everyKeyIsListedOnce() {
    assertEquals(12, KeyList.lines().size());
    assertEquals(12, KeyList.lines().stream().map(KeyList.Line::key).distinct().count());
    assertEquals(new KeyList.Line("O", "Where am I?"), KeyList.lines().get(4));
  }
}

package rankandfile.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rankandfile.gallery.Boards;

/** How people write moves. */
class TypedMoveTest {

  @ParameterizedTest
  @ValueSource(strings = {"A4 A10", "A4-A10", "A4xA10", "a4 a10", "a4a10", "A4×A10", "A4 – A10", "A4 x A10"})
  void isAMove(String text) {
    assertEquals(Optional.of(new TypedMove.Wish(Boards.at("A4"), Boards.at("A10"))), TypedMove.parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "A4", "K1 A1", "A11 A1", "MA B3", "A0 A1", "A4 A5 A6"})
  void isNoMove(String text) {
    assertEquals(Optional.empty(), TypedMove.parse(text));
  }
}

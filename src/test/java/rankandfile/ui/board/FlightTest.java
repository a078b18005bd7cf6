package rankandfile.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rankandfile.gallery.Boards;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;

/** What is recognised as one move between two pictures. */
class FlightTest {

  private final BoardPicture before = Moments.of("A1", Boards.front(1, Side.RED, Rank.SCOUT), "A4",
      Boards.back(2, Side.BLUE, false), "J9", Boards.back(3, Side.BLUE, false));

  @Test
  void walk() {
    BoardPicture after = Moments.moved(before, "A1", "A3");

    Flight flight = Flight.between(before, after).orElseThrow();

    assertEquals(List.of(Boards.at("A1"), Boards.at("A3")), flight.way());
    assertFalse(flight.isFight());
  }

  @Test
  void capture() {
    Flight flight = Flight.between(before, Moments.moved(before, "A1", "A4")).orElseThrow();

    assertTrue(flight.isFight());
    assertFalse(flight.falls());
    assertEquals(before.block(Boards.at("A4")), flight.struck());
  }

  @Test
  void attackerLost() {
    BoardPicture after = Boards.withMove(Moments.without(before, "A1"), "A1", "A4");

    Flight flight = Flight.between(before, after).orElseThrow();

    assertTrue(flight.falls());
    assertEquals(Optional.empty(), flight.struck());
  }

  @Test
  void bothLost() {
    BoardPicture after = Boards.withMove(Moments.without(Moments.without(before, "A1"), "A4"), "A1", "A4");

    assertEquals(before.block(Boards.at("A4")), Flight.between(before, after).orElseThrow().struck());
  }

  @Test
  void anythingElseIsNoMove() {
    assertEquals(Optional.empty(), Flight.between(before, before));
    assertEquals(Optional.empty(), Flight.between(before, Moments.without(before, "J9")));
    assertEquals(Optional.empty(), Flight.between(Moments.without(before, "J9"), before));
    assertEquals(Optional.empty(),
        Flight.between(before, Moments.moved(Moments.moved(before, "A1", "A3"), "J9", "J8")));
  }
}

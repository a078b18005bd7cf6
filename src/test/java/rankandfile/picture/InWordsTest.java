package rankandfile.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import rankandfile.gallery.Boards;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** Pictures told in words. */
class InWordsTest {

  private final InWords told = new InWords(PictureWords.bundled());

  @Test
  void lesson() {
    assertEquals("The board from A4 to F9, Red at the bottom. Red: Marshal 10 on B5; Miner 3 on E5. "
        + "Blue: Bomb on A7; Bomb on B7, known to both sides; Flag on A8; Sergeant 4 on D8; Major 7 on F8. "
        + "Just lost: Red Captain 6 on B6. Last move: B6 to B7.", told.of(Boards.lesson()));
  }

  @Test
  void everythingThatCanBeMarked() {
    assertEquals("The board from D4 to G8, Red at the bottom. Red: Bomb on E4; Sergeant 4 on F5, has moved. "
        + "Blue: Captain 6 on E8, has moved, face up; hidden piece on G8, Scout or Captain, has moved. "
        + "Last move: E5 by E7 to G7. Refused because of F6. Refused because of the piece on E4. "
        + "Hint: G4 and G8. No more crossing between F5 and E5 for now. "
        + "No more crossing between F5 and F6 for now.", told.of(Boards.oddities()));
  }

  @Test
  void nothing() {
    assertEquals("The whole board, Blue at the bottom. No pieces.",
        told.of(BoardPicture.empty(Area.BOARD).seenFrom(Side.BLUE)));
  }

  @Test
  void squares() {
    BoardPicture game = Boards.game();

    assertEquals("J5, Red Scout 2, has moved, chosen", told.square(game, Boards.at("J5")));
    assertEquals("J6, hidden Blue piece, has moved, may attack here", told.square(game, Boards.at("J6")));
    assertEquals("C5, lake", told.square(game, Boards.at("C5")));
    assertEquals("B6, empty, last move from here", told.square(game, Boards.at("B6")));
    assertEquals("B6, empty, Red Captain 6 has just been lost, last move from here",
        told.square(Boards.lesson(), Boards.at("B6")));
    assertEquals("F5, Red Sergeant 4, has moved, no more crossing to E5 for now, "
        + "no more crossing to F6 for now",
        told.square(Boards.oddities(), Boards.at("F5")));
  }

  @Test
  void lettersAreNotReadAsNumbers() {
    var blocks = new TreeMap<Square, Block>();
    blocks.put(Boards.at("A1"), new Block(new rankandfile.rules.PieceId(0), Side.RED, new Face.Front(Rank.SPY, "S"),
        false, false, false));

    assertEquals("A1, Red Spy", told.square(Boards.of(Area.BOARD, blocks), Boards.at("A1")));
  }
}

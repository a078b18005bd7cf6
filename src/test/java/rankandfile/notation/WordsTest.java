package rankandfile.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rankandfile.rules.Move;
import rankandfile.rules.Piece;
import rankandfile.rules.Rank;
import rankandfile.rules.Rescue;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** Squares, ranks, pieces and moves as they are written. */
class WordsTest {

  @Test
  void everySquareIsReadByItsName() {
    for (Square square : Square.all()) {
      assertEquals(Optional.of(square), Words.square(square.toString()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "A", "5", "a5", "A0", "A11", "A05", "K5", "A5 ", " A5", "A5B", "A-5", "Ａ5", "A٥", "5A"})
  void nothingElseIsASquare(String text) {
    assertEquals(Optional.empty(), Words.square(text));
  }

  @Test
  void ranksAreReadInAnyCase() {
    for (Rank rank : Rank.values()) {
      for (String text : List.of(rank.name(), rank.name().toLowerCase(Locale.ROOT), Words.text(rank))) {
        assertEquals(Optional.of(rank), Words.rank(text));
      }
    }
    assertEquals(Optional.of(Rank.LIEUTENANT), Words.rank("lieuTENant"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Mar shal", "Marshals", "10", "CP", "Captain "})
  void nothingElseIsARank(String text) {
    assertEquals(Optional.empty(), Words.rank(text));
  }

  @Test
  void ranksAreNamedFromTheWeakest() {
    assertEquals(List.of("Flag", "Bomb", "Spy", "Scout", "Miner", "Corporal", "Sergeant", "Lieutenant", "Captain", "Major",
        "Colonel", "General", "Marshal"), Words.ranks());
  }

  @Test
  void codesAreCapitalsForRedAndSmallLettersForBlue() {
    assertEquals("FL BO SP SC MI CR SG LT CP MJ CO GE MA fl bo sp sc mi cr sg lt cp mj co ge ma",
        String.join(" ", Words.codes()));
    assertEquals(Optional.of(new Piece(Side.RED, Rank.CAPTAIN)), Words.piece("CP"));
    assertEquals(Optional.of(new Piece(Side.BLUE, Rank.CAPTAIN)), Words.piece("cp"));
  }

  @Test
  void everyPieceIsReadByItsCode() {
    for (Side side : Side.values()) {
      for (Rank rank : Rank.values()) {
        Piece piece = new Piece(side, rank);
        assertEquals(Optional.of(piece), Words.piece(Words.code(piece)));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "C", "Cp", "cP", "CPT", "..", "~~", "XX", "C P", "ﬂ", "ſp", "mı", "Mİ"})
  void nothingElseIsAPiece(String text) {
    assertEquals(Optional.empty(), Words.piece(text));
  }

  @Test
  void sidesAreWrittenInSmallLetters() {
    assertEquals(List.of("red", "blue"), Arrays.stream(Side.values()).map(Words::text).toList());
    assertEquals(Optional.of(Side.BLUE), Words.side("blue"));
    assertEquals(List.of(), Stream.of("Red", "RED", "", "red ").flatMap(s -> Words.side(s).stream()).toList());
  }

  @Test
  void movesAreWrittenWithTheirWayAndRescue() {
    Square a9 = square("A9");
    Square a10 = square("A10");

    assertEquals("A9-A10", Words.text(Move.of(a9, a10)));
    assertEquals("A9-B9-A10", Words.text(Move.of(a9, square("B9"), a10)));
    assertEquals("A9-A10 rescue Captain B2",
        Words.text(Move.of(a9, a10).with(new Rescue(Rank.CAPTAIN, square("B2")))));
  }

  private static Square square(String name) {
    return Words.square(name).orElseThrow();
  }
}

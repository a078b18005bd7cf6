package rankandfile.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;
import rankandfile.rules.Army;
import rankandfile.rules.Defect;
import rankandfile.rules.OutsideData;
import rankandfile.rules.RandomArmies;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Edition;

/** Armies on their home rows: setting up, turning, mirroring, and every form of their text. */
class LineupTest {

  private static final Ruleset BARRAGE = Edition.BARRAGE.rules();

  @Test
  void emptyLineupHasEverythingToPlaceAndSaysSo() {
    Lineup empty = Lineup.empty(Side.BLUE);

    assertEquals(BARRAGE.army().counts(), empty.toPlace(BARRAGE.army()));
    assertEquals(7, empty.defects(BARRAGE).size());
    assertTrue(empty.defects(BARRAGE).contains(new Defect.NoFlag(Side.BLUE)), empty.defects(BARRAGE).toString());
  }

  @Test
  void wholeLineupHasNoDefects() {
    assertEquals(List.of(), Barrage.RED.defects(BARRAGE));
    assertEquals(List.of(), Barrage.BLUE.defects(BARRAGE));
  }

  @Test
  void tooManyOfARankIsADefectAndLeavesNoneToPlace() {
    Lineup two = Barrage.RED.with(Square.of(0, 0), Rank.SPY);

    assertEquals(List.of(new Defect.TooMany(Side.RED, Rank.SPY, 2, 1)), two.defects(BARRAGE));
    assertEquals(0, two.toPlace(BARRAGE.army()).get(Rank.SPY));
    assertEquals(1, two.without(Square.of(3, 0)).toPlace(new Army(Map.of(Rank.FLAG, 1))).get(Rank.FLAG));
  }

  @Test
  void piecesStandOnHomeSquaresOnly() {
    assertThrows(IllegalArgumentException.class, () -> Barrage.RED.with(Square.of(0, 4), Rank.SPY));
    assertThrows(IllegalArgumentException.class, () -> Barrage.BLUE.with(Square.of(0, 3), Rank.SPY));
  }

  @Test
  void swappingExchangesPiecesOrMovesOne() {
    Square marshal = Square.of(4, 3);
    Square general = Square.of(5, 3);
    Square free = Square.of(0, 0);

    Lineup swapped = Barrage.RED.swapped(marshal, general).swapped(general, free);

    assertEquals(Optional.of(Rank.GENERAL), swapped.at(marshal));
    assertEquals(Optional.empty(), swapped.at(general));
    assertEquals(Optional.of(Rank.MARSHAL), swapped.at(free));
    assertEquals(Barrage.RED, Barrage.RED.swapped(marshal, marshal));
  }

  @Test
  void mirroringAndTurningTwiceChangeNothing() {
    Random random = new Random(4);
    for (Edition edition : Edition.values()) {
      Lineup lineup = Lineup.of(Side.RED, RandomArmies.opening(edition.rules(), random).placements());

      assertEquals(lineup, lineup.mirrored().mirrored());
      assertEquals(lineup, lineup.turnedFor(Side.BLUE).turnedFor(Side.RED));
      assertEquals(List.of(), lineup.turnedFor(Side.BLUE).defects(edition.rules()));
      assertEquals(contents(lineup), contents(lineup.turnedFor(Side.BLUE)));
    }
    assertEquals(Optional.of(Rank.MARSHAL), Barrage.RED.mirrored().at(Square.of(5, 3)));
    assertEquals(Optional.of(Rank.MARSHAL), Barrage.RED.turnedFor(Side.BLUE).at(Square.of(5, 6)));
  }

  /** What a player reads from front left to back right. */
  private static List<Optional<Rank>> contents(Lineup lineup) {
    return Lineup.squares(lineup.side()).stream().map(lineup::at).toList();
  }

  @Test
  void squaresAreReadAsThePlayerSeesThem() {
    assertEquals(Square.of(0, 3), Lineup.squares(Side.RED).getFirst());
    assertEquals(Square.of(9, 0), Lineup.squares(Side.RED).getLast());
    assertEquals(Square.of(9, 6), Lineup.squares(Side.BLUE).getFirst());
    assertEquals(Square.of(0, 9), Lineup.squares(Side.BLUE).getLast());
  }

  // ---- texts

  @Test
  void textIsTheRowsOfADiagram() {
    assertEquals("""
             A   B   C   D   E   F   G   H   I   J
         4  SC  ..  ..  ..  MA  GE  ..  ..  MI  SC
         3  ..  ..  ..  ..  ..  ..  ..  ..  SP  ..
         2  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..
         1  ..  ..  BO  FL  ..  ..  ..  ..  ..  ..
        """, Barrage.RED.text());
  }

  @Test
  void everyTextIsReadAsItWasWritten() {
    Random random = new Random(5);
    for (Edition edition : Edition.values()) {
      for (Side side : Side.values()) {
        Lineup lineup = Lineup.of(side, RandomArmies.opening(edition.rules(), random).placements());
        assertEquals(lineup, Barrage.lineup(lineup.text()));
        Lineup part = lineup.without(lineup.pieces().firstKey());
        assertEquals(part, Barrage.lineup("# half done\n\n" + part.text()));
      }
    }
  }

  @Test
  void fortyLettersAreReadFrontRowFirst() {
    assertEquals(ofLetters(Side.RED, "AAAAALAAKAAAAAAEAACADAAAAAAAABDAAAAAAAAM"),
        Barrage.lineup("AAAAALAAKA/AAAAAEAACA\nDAAAAAAAAB DAAAAAAAAM"));
    String apart = String.join(" ", "AAAAALAAKAAAAAAEAACADAAAAAAAABDAAAAAAAAM".split(""));
    assertEquals(ofLetters(Side.RED, apart.replace(" ", "")), Barrage.lineup(apart));
    List<String> all = OutsideData.lines("full_human_inits.dat");
    for (int i = 0; i < all.size(); i += 50) {
      assertEquals(ofLetters(Side.RED, all.get(i)), Barrage.lineup(all.get(i)));
    }
  }

  @Test
  void digitsCountFromTheMarshalDown() {
    for (String[] row : OutsideData.rows("common_setups.tsv")) {
      assertEquals(ofLetters(Side.RED, OutsideData.fromLeaflet(row[0])), Barrage.lineup(row[0]));
    }
  }

  @Test
  void withAnXDigitsCountUpToTheMarshal() {
    String one = "9531992479/7B7965S3B7/8494B5896B/896BFB6858";
    String ten = turned(one);
    assertEquals(Barrage.lineup(one), Barrage.lineup(ten));
    assertEquals(Barrage.lineup(one), Barrage.lineup(ten.replace('S', '1').toLowerCase()));
  }

  /** Marshal X, General 9 and so on for Marshal 1, General 2. */
  private static String turned(String text) {
    StringBuilder turned = new StringBuilder();
    text.chars().forEach(c -> turned.append(c == '1' ? 'X' : c > '1' && c <= '9' ? (char) ('1' + '9' + 1 - c)
        : (char) c));
    return turned.toString();
  }

  private static Lineup ofLetters(Side side, String letters) {
    return Lineup.of(side, OutsideData.army(letters, side));
  }

  @Test
  void textThatIsNoLineupIsAProblem() {
    for (String text : Arrays.asList("", "MARSHAL", " 4  SC", "#")) {
      Problems problems = new Problems();
      assertEquals(Optional.empty(), LineupReader.read(Source.of("a", text), problems), text);
      assertTrue(problems.count() > 0, text);
    }
  }
}

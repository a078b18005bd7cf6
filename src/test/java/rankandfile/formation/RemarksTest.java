package rankandfile.formation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rankandfile.formation.Remark.Kind;
import rankandfile.notation.Words;
import rankandfile.play.Lineup;
import rankandfile.rules.Army;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.edition.Edition;

/** What is said of a lineup, and when. */
class RemarksTest {

  private static final Army CLASSIC = Edition.FIELD_GUIDE.rules().army();
  private static final Army BARRAGE = Edition.BARRAGE.rules().army();
  private static final Army DUEL = Edition.DUEL.rules().army();

  /** A lineup of Red from words such as {@code BO A4}. */
  private static Lineup red(String... placed) {
    Lineup lineup = Lineup.empty(Side.RED);
    for (String each : placed) {
      String[] words = each.split(" ");
      lineup = lineup.with(Words.square(words[1]).orElseThrow(), Words.piece(words[0]).orElseThrow().rank());
    }
    return lineup;
  }

  /** Each kind with its squares, as text. */
  private static Map<Kind, String> of(Lineup lineup, Army army) {
    return Remarks.of(lineup, army).stream().collect(Collectors.toMap(Remark::kind,
        r -> r.squares().stream().map(Object::toString).collect(Collectors.joining(" "))));
  }

  @Test
  void anEmptyBoardIsNotRemarkedOn() {
    for (Side side : Side.values()) {
      assertEquals(List.of(), Remarks.of(Lineup.empty(side), CLASSIC));
    }
  }

  @Test
  void frontSealedByBombs() {
    Lineup five = red("BO A4", "BO B4", "BO E4", "BO F4", "BO I4", "SG A3");
    assertEquals(Map.of(), of(five, CLASSIC));
    Lineup six = five.with(Words.square("J4").orElseThrow(), Rank.BOMB);
    assertEquals(Map.of(Kind.SEALED, "A4 B4 E4 F4 I4 J4"), of(six, CLASSIC));
    assertEquals(List.of(Kind.SEALED), Remarks.of(six.turnedFor(Side.BLUE), CLASSIC).stream().map(Remark::kind).toList());
    assertTrue(Remarks.of(six, CLASSIC).getFirst().text().contains("you lose at once"));
  }

  @Test
  void behindALakeABombSealsNothing() {
    assertEquals(Map.of(), of(red("BO C4", "BO D4", "BO G4", "BO H4", "FL A1", "BO A2"), CLASSIC));
  }

  @Test
  void piecesShutIn() {
    assertEquals(Map.of(Kind.SHUT_IN, "A1"), of(red("MI A1", "BO A2", "BO B1"), CLASSIC));
    assertEquals(Map.of(Kind.SHUT_IN, "A1 B1"), of(red("MI A1", "SG B1", "BO A2", "BO B2", "BO C1"), CLASSIC));
    assertEquals(Map.of(), of(red("MI A1", "BO A2"), CLASSIC), "B1 leads out");
    assertEquals(Map.of(Kind.SHUT_IN, "C4"), of(red("SC C4", "BO B4", "BO D4", "BO C3"), CLASSIC),
        "a lake lets nobody out");
  }

  @Test
  void flagInTheOpen() {
    Lineup whole = red("FL A1", "BO A2", "MI J1", "SC C1", "SC D4", "SP E3", "GE E4", "MA B4");
    assertEquals(Map.of(Kind.FLAG_OPEN, "B1"), of(whole, BARRAGE));
    Lineup unfinished = whole.without(Words.square("C1").orElseThrow());
    assertEquals(Map.of(), of(unfinished, BARRAGE), "the last piece may close the way");
  }

  @Test
  void flagWithoutABombBesideIt() {
    Lineup bare = red("FL A1", "SG A2", "MI B1");
    assertEquals(Map.of(Kind.FLAG_BARE, "A1"), of(bare, CLASSIC));
    assertEquals(Map.of(), of(bare.without(Words.square("B1").orElseThrow()), CLASSIC), "a Bomb may come");
    assertEquals(Map.of(), of(bare.with(Words.square("B1").orElseThrow(), Rank.BOMB), CLASSIC));
    assertEquals(Map.of(), of(bare, BARRAGE), "with one Bomb the Flag often does without");
  }

  @Test
  void flagAndSpyInFront() {
    assertEquals(Map.of(Kind.FLAG_IN_FRONT, "B4", Kind.SPY_IN_FRONT, "I4"), of(red("FL B4", "SP I4"), CLASSIC));
    assertEquals(Map.of(), of(red("FL C4", "SP H4"), CLASSIC), "behind the lakes");
  }

  @Test
  void allMinersInFront() {
    assertEquals(Map.of(Kind.MINERS_IN_FRONT, "A3 B4"), of(red("MI A3", "MI B4"), DUEL));
    assertEquals(Map.of(), of(red("MI A2", "MI B4"), DUEL));
    assertEquals(Map.of(), of(red("MI B4"), DUEL), "the other may stand behind");
    assertEquals(Map.of(), of(red("MI B4"), BARRAGE), "one Miner has to stand somewhere");
  }

  @Test
  void spyFarFromThoseItAvenges() {
    assertEquals(Map.of(Kind.SPY_ALONE, "A1"), of(red("SP A1", "MA J3", "GE F3"), CLASSIC));
    assertEquals(Map.of(), of(red("SP A1", "MA J3", "GE E3"), CLASSIC));
    assertEquals(Map.of(), of(red("SP A1", "MA J3"), CLASSIC), "the General may come near");
  }

  @Test
  void everyRemarkNamesItsSquares() {
    for (Kind kind : Kind.values()) {
      for (Lineup squares : List.of(red("MI A1"), red("MI A1", "MI B2"))) {
        Remark remark = new Remark(kind, new TreeSet<>(squares.pieces().keySet()));
        assertTrue(remark.text().startsWith(squares.pieces().size() == 1 ? "A1: " : "A1, B2: "), remark.text());
        assertTrue(Arrays.stream(remark.text().split("\\. ")).allMatch(s -> s.split(" ").length <= 25), remark.text());
      }
    }
  }
}

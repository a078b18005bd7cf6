package rankandfile.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rankandfile.rules.Defect.CannotHaveMoved;
import rankandfile.rules.Defect.NoFlag;
import rankandfile.rules.Defect.NobodyThere;
import rankandfile.rules.Defect.NotTheStart;
import rankandfile.rules.Defect.OnLake;
import rankandfile.rules.Defect.OutsideHome;
import rankandfile.rules.Defect.SharedSquare;
import rankandfile.rules.Defect.TooFew;
import rankandfile.rules.Defect.TooMany;
import rankandfile.rules.edition.Edition;

/** Each way of setting up wrongly gives exactly its defects, and all of them at once. Armies as in Barrage. */
class BrokenSetupsTest {

  private static final String RED = "FL B1 BO C1 SP A2 SC C4 SC E4 MI H3 GE A4 MA F4 ";
  private static final String BLUE = "fl J10 bo A10 sp A9 sc A7 sc J7 mi H9 ge I7 ma B7 ";
  private static final Piece MARSHAL = new Piece(Side.RED, Rank.MARSHAL);
  private static final Piece GENERAL = new Piece(Side.RED, Rank.GENERAL);

  @Test
  void soundOpeningHasNone() {
    assertDefects(opening(RED + BLUE));
  }

  @Test
  void pieceInLake() {
    assertDefects(opening(RED.replace("F4", "C5") + BLUE), new OnLake(square("C5"), MARSHAL),
        new OutsideHome(square("C5"), MARSHAL));
  }

  @Test
  void threePiecesOnOneSquareAreOneDefect() {
    assertDefects(opening(RED.replace("C4", "F4").replace("E4", "F4") + BLUE), new SharedSquare(square("F4")));
  }

  @Test
  void pieceOutsideItsHomeRows() {
    assertDefects(opening(RED.replace("A4", "E6") + BLUE), new OutsideHome(square("E6"), GENERAL));
  }

  @Test
  void missingPieces() {
    assertDefects(opening(RED.replace("SC C4 SC E4 ", "SC C4 ") + BLUE), new TooFew(Side.RED, Rank.SCOUT, 1, 2));
  }

  @Test
  void missingFlagIsNotTooFewAsWell() {
    assertDefects(opening(RED + BLUE.replace("fl J10 ", "")), new NoFlag(Side.BLUE));
  }

  @Test
  void pieceOfAnotherArmy() {
    assertDefects(opening(RED + BLUE + "cp D8 "), new TooMany(Side.BLUE, Rank.CAPTAIN, 1, 0));
  }

  @Test
  void lostPiecesCountAgainstTheArmy() {
    Setup lost = game(RED + BLUE, List.of(MARSHAL), "", "");
    assertDefects(lost, new TooMany(Side.RED, Rank.MARSHAL, 2, 1));
    assertDefects(in(Scope.OPENING, lost), new NotTheStart(), new TooMany(Side.RED, Rank.MARSHAL, 2, 1));
  }

  @Test
  void lostFlagIsNoFlag() {
    assertDefects(game(RED.replace("FL B1 ", "") + BLUE, List.of(new Piece(Side.RED, Rank.FLAG)), "", ""),
        new NoFlag(Side.RED));
  }

  @Test
  void nothingHasMovedOrIsKnownAtTheStart() {
    assertDefects(in(Scope.OPENING, game(RED + BLUE, List.of(), "A4", "")), new NotTheStart());
    assertDefects(in(Scope.OPENING, game(RED + BLUE, List.of(), "", "A10")), new NotTheStart());
  }

  @Test
  void bombAndFlagCannotHaveMoved() {
    assertDefects(game(RED + BLUE, List.of(), "A10 B1 F4", "A10"), new CannotHaveMoved(square("B1"), Rank.FLAG),
        new CannotHaveMoved(square("A10"), Rank.BOMB));
  }

  @Test
  void marksNeedAPiece() {
    assertDefects(game(RED + BLUE, List.of(), "E5 F6", "D5 E5"), new NobodyThere(square("D5")),
        new NobodyThere(square("E5")), new NobodyThere(square("F6")));
  }

  private static final Setup ALL_WRONG = game(
      "BO A1 BO B1 SP A1 SC A1 GE E5 MA C5 " + BLUE, List.of(new Piece(Side.BLUE, Rank.SPY)), "A1 J10 F5", "F6");

  @Test
  void everythingIsFoundAtOnce() {
    assertDefects(in(Scope.OPENING, ALL_WRONG),
        new SharedSquare(square("A1")), new OnLake(square("C5"), MARSHAL),
        new CannotHaveMoved(square("A1"), Rank.BOMB), new CannotHaveMoved(square("J10"), Rank.FLAG),
        new NobodyThere(square("F5")), new NobodyThere(square("F6")),
        new OutsideHome(square("E5"), GENERAL), new OutsideHome(square("C5"), MARSHAL), new NotTheStart(),
        new NoFlag(Side.RED), new TooMany(Side.RED, Rank.BOMB, 2, 1), new TooFew(Side.RED, Rank.SCOUT, 1, 2),
        new TooFew(Side.RED, Rank.MINER, 0, 1), new TooMany(Side.BLUE, Rank.SPY, 2, 1));
  }

  @Test
  void momentOfAGameMayLackPiecesAndStandAnywhere() {
    assertDefects(ALL_WRONG,
        new SharedSquare(square("A1")), new OnLake(square("C5"), MARSHAL),
        new CannotHaveMoved(square("A1"), Rank.BOMB), new CannotHaveMoved(square("J10"), Rank.FLAG),
        new NobodyThere(square("F5")), new NobodyThere(square("F6")),
        new NoFlag(Side.RED), new TooMany(Side.RED, Rank.BOMB, 2, 1), new TooMany(Side.BLUE, Rank.SPY, 2, 1));
  }

  @Test
  void teachingBoardMayHoldAnyPieces() {
    assertDefects(in(Scope.FRAGMENT, ALL_WRONG),
        new SharedSquare(square("A1")), new OnLake(square("C5"), MARSHAL),
        new CannotHaveMoved(square("A1"), Rank.BOMB), new CannotHaveMoved(square("J10"), Rank.FLAG),
        new NobodyThere(square("F5")), new NobodyThere(square("F6")));
  }

  private static void assertDefects(Setup setup, Defect... expected) {
    assertEquals(List.of(expected), setup.defects());
  }

  private static Setup opening(String pieces) {
    return Setup.of(placements(pieces), Edition.BARRAGE.rules(), Scope.OPENING);
  }

  private static Setup game(String pieces, List<Piece> lost, String moved, String known) {
    return new Setup(placements(pieces), lost, new TreeSet<>(squares(moved)), new TreeSet<>(squares(known)), Side.RED,
        Edition.BARRAGE.rules(), Scope.GAME);
  }

  private static Setup in(Scope scope, Setup s) {
    return new Setup(s.placements(), s.lost(), s.moved(), s.known(), s.turn(), s.rules(), scope);
  }

  private static List<Placement> placements(String text) {
    String[] words = text.strip().split(" ");
    List<Placement> placed = new ArrayList<>();
    for (int i = 0; i < words.length; i += 2) {
      placed.add(new Placement(square(words[i + 1]), Diagram.piece(words[i])));
    }
    return placed;
  }

  private static List<Square> squares(String text) {
    return Stream.of(text.split(" ")).filter(word -> !word.isEmpty()).map(BrokenSetupsTest::square).toList();
  }

  private static Square square(String name) {
    return Square.all().stream().filter(s -> s.toString().equals(name)).findFirst().orElseThrow();
  }
}

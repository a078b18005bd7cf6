package rankandfile.ui.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rankandfile.notation.RulesText;
import rankandfile.picture.Mark;
import rankandfile.rules.Piece;
import rankandfile.rules.Rank;
import rankandfile.rules.Scope;
import rankandfile.rules.Side;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.live.Said;

class DeskModelTest {

  private static final Piece SCOUT = new Piece(Side.RED, Rank.SCOUT);

  private final Desks desk = new Desks();
  private final DeskModel model = desk.model;
  private final DeskFace face = model.face();

  @Test
  void aPieceFromTheTrayStaysInHandWhileThereAreMore() {
    model.setUp().take(new Piece(Side.BLUE, Rank.BOMB));
    for (String square : List.of("A10", "B10", "C10", "D10", "E10", "F10", "G10")) {
      model.hand().select(Desks.at(square));
    }
    assertEquals(Optional.empty(), face.inHandProperty().get());
    assertEquals(6, face.pictureProperty().get().blocks().size());
    assertEquals(0, face.left(new Piece(Side.BLUE, Rank.BOMB)));
  }

  @Test
  void noPieceIsSetIntoALake() {
    desk.type("SC C5");
    assertEquals("C5 is a lake. No piece stands there.", desk.words());
    model.setUp().place(SCOUT, Desks.at("C4"));
    model.hand().move(Desks.at("C4"), Desks.at("C5"));
    assertEquals("C5 is a lake. No piece stands there.", desk.words());
    assertTrue(face.pictureProperty().get().block(Desks.at("C4")).isPresent());
  }

  @Test
  void piecesChangePlacesWithTheirMarks() {
    desk.type("SC C4", "BO A1");
    model.hand().select(Desks.at("C4"));
    model.setUp().moved(true);
    model.setUp().known(true);
    model.hand().move(Desks.at("C4"), Desks.at("A1"));
    model.hand().select(Desks.at("A1"));
    assertEquals(Optional.of(new DeskFace.Chosen(Desks.at("A1"), SCOUT, true, true)), face.chosenProperty().get());
    model.hand().takeOff(Desks.at("A1"));
    assertTrue(model.sketch().setup().moved().isEmpty());
    model.hand().select(Desks.at("C4"));
    model.setUp().moved(true);
    assertTrue(model.sketch().setup().moved().isEmpty(), "a Bomb never moves");
  }

  @Test
  void typedCodesNamesAndRemovals() {
    desk.type("MA B3", "bo c10", "Scout A4", ".. B3");
    assertEquals(Optional.of(new Piece(Side.BLUE, Rank.BOMB)), model.sketch().setup().at(Desks.at("C10")));
    assertEquals(Optional.of(SCOUT), model.sketch().setup().at(Desks.at("A4")));
    assertEquals(2, model.sketch().setup().placements().size());
    assertFalse(model.hand().typed("XX B3"));
    assertFalse(model.hand().typed("MA K3"));
    assertFalse(model.hand().typed("MA"));
  }

  @Test
  void everyChangeCanBeTakenBackAndDoneAgain() {
    desk.type("SC A1", "sc J10", "A1-A2", "J10-J9");
    model.setUp().capture(new Piece(Side.BLUE, Rank.SPY));
    model.scope(Scope.GAME);
    model.set(SwitchValue.TwoSquares.FIVE);
    model.mirror();
    model.turn(Side.RED);
    model.clearBoard();
    var last = model.sketch();
    int steps = 0;
    while (face.canUndoProperty().get()) {
      model.undo();
      steps++;
    }
    assertEquals(10, steps);
    assertTrue(model.sketch().setup().placements().isEmpty());
    while (face.canRedoProperty().get()) {
      model.redo();
    }
    assertEquals(last, model.sketch());
  }

  @Test
  void changeByHandAfterMovesBeginsCountsAnewAndSaysSo() {
    desk.type("SC A1", "sc J10", "A1-A2", "J10-J9", "MA B1");
    assertTrue(face.lineProperty().get().startsWith("Changed by hand"));
    assertEquals(List.of(), face.logProperty().get());
    assertEquals(Optional.of(SCOUT), model.sketch().setup().at(Desks.at("A2")));
    assertTrue(model.sketch().setup().moved().contains(Desks.at("J9")));
    model.undo();
    assertEquals(2, face.logProperty().get().size());
  }

  @Test
  void playIsRefusedAndExplainedAndThePieceStaysChosen() {
    desk.type("SC C4");
    model.hold(DeskModel.Mode.PLAY);
    model.hand().select(Desks.at("C4"));
    model.hand().move(Desks.at("C4"), Desks.at("C7"));
    assertEquals("C4–C7 is not allowed: there is a lake on C5.",
        ((Said.Refused) face.saidProperty().get()).why().what());
    assertEquals("Nothing has changed: it is still Red’s move.", face.afterProperty().get());
    assertTrue(face.pictureProperty().get().marks(Desks.at("C5")).contains(Mark.REFUSED_SQUARE));
    assertTrue(face.pictureProperty().get().marks(Desks.at("C4")).contains(Mark.SELECTED));
  }

  @Test
  void refusedMovesChangeNothing() {
    refuse(300);
  }

  @Test
  @Tag("long")
  void tenThousandRefusedMovesChangeNothing() {
    refuse(10_000);
  }

  private void refuse(int times) {
    desk.type("SC C4", "ge A9", "C4-C3", "A9-A8");
    var before = model.scene().seen();
    var sketch = model.sketch();
    for (int i = 0; i < times; i++) {
      model.hand().why(Desks.at(i % 2 == 0 ? "A1" : "C7"));
      model.hand().move(Desks.at("C3"), Desks.at("C8"));
    }
    assertEquals(before, model.scene().seen());
    assertEquals(sketch, model.sketch());
  }

  @Test
  void askingMovesNothing() {
    desk.type("SC C4", "sg C3");
    model.hold(DeskModel.Mode.PLAY);
    model.hand().ask(true);
    model.hand().select(Desks.at("C4"));
    model.hand().move(Desks.at("C4"), Desks.at("B4"));
    assertEquals("C4–B4 is allowed.", desk.words());
    model.hand().move(Desks.at("C4"), Desks.at("C3"));
    assertEquals("C4–C3 is allowed: it is an attack.", desk.words());
    model.hand().move(Desks.at("C4"), Desks.at("C8"));
    assertTrue(desk.words().contains("lake on C5"));
    assertFalse(model.moment().hasMoves());
    model.hold(DeskModel.Mode.SET_UP);
    model.hand().move(Desks.at("C4"), Desks.at("D4"));
    assertEquals(Optional.of(SCOUT), model.sketch().setup().at(Desks.at("D4")), "whoever sets up asks nothing");
    model.hand().clear();
    model.hand().why(Desks.at("A1"));
    assertEquals("Choose a piece first, then point at the square.", desk.words());
  }

  @Test
  void countsGrow() {
    desk.type("SG A1", "sg J10", "A1-A2", "J10-J9", "A2-A1", "J9-J10");
    assertEquals(List.of("Red Sergeant, A1–A2: 2 of 3", "Blue Sergeant, J9–J10: 2 of 3", "This position: 2nd time"),
        face.countsProperty().get().stream().map(c -> c.what() + ": " + c.told()).toList());
    model.set(SwitchValue.TwoSquares.OFF);
    model.set(SwitchValue.Threefold.OFF);
    assertEquals(List.of(), face.countsProperty().get());
  }

  @Test
  void otherRulesPlayTheMovesAgain() {
    desk.type("SG A1", "sg J10", "A1-A2", "J10-J9", "A2-A1", "J9-J10", "A1-A2");
    model.set(SwitchValue.TwoSquares.TWO);
    assertEquals(4, face.logProperty().get().size());
    assertTrue(desk.words().startsWith("A1–A2 is not allowed: this piece has crossed between A1 and A2 2 times"));
    assertTrue(face.afterProperty().get().startsWith("Under these rules move 5, A1–A2, is refused"));
    model.set(SwitchValue.TwoSquares.THREE);
    assertEquals(5, face.logProperty().get().size(), "the move in question is made where it is allowed");
    model.undo();
    model.undo();
    assertEquals(5, face.logProperty().get().size());
  }

  @Test
  void allEditionsAreComparedAndThoseThatDifferComeFirst() {
    desk.type("SC A1", "bo A2", "A1-A2");
    List<Elsewhere> rows = face.elsewhereProperty().get();
    assertEquals(List.of(Edition.LIGHTNING), rows.getFirst().editions());
    assertEquals("attacker wins", rows.getFirst().verdict());
    assertTrue(rows.getFirst().differs());
    assertEquals("defender wins", rows.getLast().verdict());
    assertFalse(rows.getLast().differs());
    assertEquals(10, rows.stream().mapToInt(r -> r.editions().size()).sum());
  }

  @Test
  void defectsAreListedAndStopNothing() {
    desk.type("SC A1", "MA B1", "MA B2");
    assertEquals(List.of(), face.defectsProperty().get());
    model.scope(Scope.GAME);
    assertEquals(List.of("Red has no Flag on the board.", "Red has 2 of the rank Marshal, lost ones included; the army has 1.",
        "Blue has no Flag on the board."), face.defectsProperty().get());
    model.scope(Scope.FRAGMENT);
    desk.type("A1-A2");
    assertEquals(1, face.logProperty().get().size());
  }

  @Test
  void theEditionInForceReachesTheDesk() {
    desk.inForce.choose(Edition.LIGHTNING);
    assertEquals(Edition.LIGHTNING, face.rulesProperty().get().edition());
    assertEquals("", face.underProperty().get());
    model.play(RulesText.of(Edition.BOX_1961));
    assertEquals("Played by 1961 box, American. Marshal 1 is strongest.", face.underProperty().get());
    desk.inForce.choose(Edition.BARRAGE);
    assertEquals(Edition.BOX_1961, face.rulesProperty().get().edition(), "what was chosen here stays");
    model.playAsInForce();
    assertEquals("", face.underProperty().get());
    desk.inForce.choose(Edition.FIELD_GUIDE);
    assertEquals(Edition.FIELD_GUIDE, face.rulesProperty().get().edition());
  }

  @Test
  void theCaptionGoesIntoTheBlockOnOneLine() {
    desk.type("SC A1");
    assertTrue(model.block().contains("\ncaption: A board from the referee’s desk.\n"));
    model.caption(" A Scout\n alone. ");
    assertTrue(model.block().contains("\ncaption: A Scout alone.\n"));
    desk.type("A1-A2");
    assertEquals("A Scout alone.", face.captionProperty().get());
    model.undo();
    model.undo();
    assertEquals("", face.captionProperty().get());
  }

  @Test
  void mirroredTwiceIsTheSame() {
    desk.type("SC A1", "sc J10", "A1-A2", "J10-J9");
    var before = model.sketch();
    model.mirror();
    assertEquals(2, face.logProperty().get().size());
    assertEquals("Blue moves from A10 to A9.", face.logProperty().get().getFirst());
    model.mirror();
    assertEquals(before, model.sketch());
  }

  @Test
  void aPlayerWhoLooksOnSeesNoHiddenRank() {
    String block = """
        ```scenario law
        caption: A law.
        cites: A9
        scope: game
        known: J8
        captured: sg CP
             A   B   C   D   E   F   G   H   I   J
        10  fl  bo  %s  ..  ..  ..  ..  ..  ..  ..
         9  ..  ..  ..  ..  %s  ..  ..  ..  ..  ..
         8  ..  ..  ..  ..  ..  ..  ..  ..  ..  ma
         7  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..
         6  ..  ..  ~~  ~~  ..  ..  ~~  ~~  ..  ..
         5  ..  ..  ~~  ~~  ..  ..  ~~  ~~  ..  ..
         4  SC  MI  ..  ..  ..  ..  ..  ..  ..  ..
         3  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..
         2  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..
         1  FL  BO  ..  ..  ..  ..  ..  ..  ..  ..
        B4-B5
        E9-E8
        A4-A5
        ```
        """;
    assertEquals(seenByRed(block.formatted("ge", "mi")), seenByRed(block.formatted("mi", "ge")));
    assertEquals(seenByRed(block.formatted("bo", "co")), seenByRed(block.formatted("sp", "sg")));
  }

  /** Everything that is shown or answered while the board is seen as Red sees it. */
  private static List<Object> seenByRed(String block) {
    Desks desk = new Desks().pasted(block);
    DeskModel model = desk.model;
    model.view(Viewer.RED);
    Stream<Function<DeskFace, Object>> shown = Stream.of(f -> f.pictureProperty().get(),
        f -> f.trayProperty().get(), f -> f.capturedProperty().get(), f -> f.defectsProperty().get(),
        f -> f.saidProperty().get(), f -> f.countsProperty().get(), f -> f.logProperty().get(),
        f -> f.elsewhereProperty().get(), f -> f.chosenProperty().get(), f -> f.offersProperty().get());
    List<Object> seen = new ArrayList<>(shown.map(s -> s.apply(model.face())).toList());
    for (String square : List.of("C10", "E8", "A10")) {
      model.hand().select(Desks.at(square));
      seen.add(model.face().pictureProperty().get());
      seen.add(model.face().chosenProperty().get());
      model.hand().why(Desks.at("E7"));
      seen.add(desk.words());
      model.hand().move(Desks.at(square), Desks.at("E7"));
      seen.add(desk.words());
      seen.add(model.hand().targets(Desks.at(square)));
      seen.add(model.hand().whyNone(Desks.at(square)));
    }
    seen.add(model.hand().movable());
    seen.add(model.hand().lastMove());
    seen.add(model.hand().lastBattle());
    return seen;
  }
}

package rankandfile.ui.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rankandfile.formation.Formation;
import rankandfile.formation.Remark;
import rankandfile.gallery.Boards;
import rankandfile.notation.RulesText;
import rankandfile.picture.Face;
import rankandfile.picture.Mark;
import rankandfile.play.Lineup;
import rankandfile.play.SavedLineups;
import rankandfile.rules.PieceId;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;

/** An army that is being set up, without a screen. */
class SetupModelTest {

  private final List<Lineup> ready = new ArrayList<>();
  private final SimpleObjectProperty<Numbering> numbering = new SimpleObjectProperty<>(Numbering.MARSHAL_TEN);

  private SetupModel model(Side side, Edition edition) {
    return model(SetupWish.forGame(side, RulesText.of(edition), ready::add, () -> {}));
  }

  private SetupModel model(SetupWish wish) {
    return new SetupModel(wish, numbering, new Random(1));
  }

  private static Square at(String name) {
    return Boards.at(name);
  }

  private static Set<Mark> marks(SetupModel model, String square) {
    return model.pictureProperty().get().marks(at(square));
  }

  @Test
  void theEnemysRowsAreVeiled() {
    assertEquals(Set.of(Mark.VEILED), marks(model(Side.RED, Edition.FIELD_GUIDE), "A7"));
    SetupModel blue = model(Side.BLUE, Edition.FIELD_GUIDE);
    assertEquals(Set.of(Mark.VEILED), marks(blue, "A4"));
    assertEquals(Set.of(), marks(blue, "A7"));
    assertEquals(Side.BLUE, blue.pictureProperty().get().bottom());
  }

  @Test
  void aPieceInHandIsPlacedUntilNoneIsLeftThenTheNextRank() {
    SetupModel model = model(Side.RED, Edition.BARRAGE);
    model.take(Rank.SCOUT);
    assertEquals(Set.of(Mark.MAY_GO), marks(model, "A1"));
    model.select(at("A1"));
    assertEquals(Optional.of(Rank.SCOUT), inHand(model));
    model.select(at("A2"));
    assertEquals(Optional.of(Rank.SPY), inHand(model));
    assertEquals(2, model.now().count(Rank.SCOUT));
    assertEquals(6, model.left());
  }

  @Test
  void theNextRankInHandIsToldAndUndoneWithThePieceBeforeIt() {
    SetupModel model = model(Side.RED, Edition.BARRAGE);
    model.take(Rank.SCOUT);
    model.select(at("A1"));
    model.select(at("A2"));
    assertEquals("Scout on A2, none left. Spy is in hand now.", model.saidProperty().get());
    model.undo();
    assertEquals(Optional.of(Rank.SCOUT), inHand(model));
    assertEquals(1, model.now().count(Rank.SCOUT));
  }

  @Test
  void whatReplacesAnArmyTellsHowToHaveItAgain() {
    SetupModel model = model(Side.RED, Edition.FIELD_GUIDE);
    model.shuffle();
    assertFalse(model.saidProperty().get().contains("Undo"), "nothing stood before");
    model.clearAll();
    model.place(Rank.MARSHAL, at("A1"));
    Lineup mine = model.now();
    model.shuffle();
    assertTrue(model.saidProperty().get().startsWith(
        "The army is set up at random. Undo brings back what stood before."), model.saidProperty().get());
    model.undo();
    assertEquals(mine, model.now());
    model.use(model.formations().getFirst());
    assertTrue(model.saidProperty().get().contains("Undo brings back"), model.saidProperty().get());
    model.undo();
    assertEquals(mine, model.now());
  }

  private static Optional<Rank> inHand(SetupModel model) {
    return model.trayProperty().get().stream().filter(TrayRow::inHand).map(TrayRow::rank).findFirst();
  }

  @Test
  void theTrayHoldsTheRanksOfTheArmy() {
    SetupModel model = model(Side.RED, Edition.LIGHTNING);
    List<TrayRow> rows = model.trayProperty().get();
    assertEquals(12, rows.size());
    assertEquals(new TrayRow(Rank.MARSHAL, 1, 1, false), rows.getFirst());
    assertEquals(new TrayRow(Rank.FLAG, 1, 1, false), rows.getLast());
    assertTrue(rows.stream().noneMatch(r -> r.rank() == Rank.MINER));
  }

  @Test
  void takingTheSameRankAgainLetsGo() {
    SetupModel model = model(Side.RED, Edition.BARRAGE);
    model.take(Rank.SCOUT);
    model.take(Rank.SCOUT);
    assertEquals(Optional.empty(), inHand(model));
    assertEquals(Set.of(), marks(model, "A1"));
  }

  @Test
  void aRankOfWhichAllStandIsNotTaken() {
    SetupModel model = model(Side.RED, Edition.BARRAGE);
    model.place(Rank.FLAG, at("A1"));
    model.take(Rank.FLAG);
    assertEquals(Optional.empty(), inHand(model));
    assertTrue(model.saidProperty().get().contains("A1"), model.saidProperty().get());
  }

  @Test
  void chosenThenMovedOrExchanged() {
    SetupModel model = model(Side.RED, Edition.BARRAGE);
    model.place(Rank.MARSHAL, at("A1"));
    model.place(Rank.SPY, at("B2"));
    model.select(at("A1"));
    assertTrue(marks(model, "A1").contains(Mark.SELECTED));
    PieceId marshal = model.pictureProperty().get().block(at("A1")).orElseThrow().id();
    model.move(at("A1"), at("C3"));
    assertEquals(marshal, model.pictureProperty().get().block(at("C3")).orElseThrow().id(), "it slides");
    model.move(at("C3"), at("B2"));
    assertEquals(Optional.of(Rank.MARSHAL), model.now().at(at("B2")));
    assertEquals(Optional.of(Rank.SPY), model.now().at(at("C3")));
    assertEquals(Optional.empty(), model.chosen());
  }

  @Test
  void escapeLetsGoOfEverything() {
    SetupModel model = model(Side.RED, Edition.BARRAGE);
    model.place(Rank.MARSHAL, at("A1"));
    model.select(at("A1"));
    model.clear();
    assertEquals(Set.of(), marks(model, "A1"));
    model.take(Rank.SCOUT);
    model.clear();
    assertEquals(Optional.empty(), inHand(model));
  }

  @Test
  void outsideTheHomeRowsNothingIsPlaced() {
    SetupModel model = model(Side.RED, Edition.BARRAGE);
    for (String square : List.of("A5", "C5", "A10")) {
      model.place(Rank.MARSHAL, at(square));
      assertTrue(marks(model, square).contains(Mark.REFUSED_SQUARE));
      assertEquals(0, model.now().pieces().size());
    }
    assertTrue(model.saidProperty().get().contains("1 to 4"));
    model.place(Rank.MARSHAL, at("A1"));
    assertFalse(marks(model, "A10").contains(Mark.REFUSED_SQUARE), "gone with the next action");
    model.move(at("A1"), at("A7"));
    assertEquals(Optional.of(Rank.MARSHAL), model.now().at(at("A1")));
  }

  @Test
  void moreThanTheArmyHasIsRefused() {
    SetupModel model = model(Side.RED, Edition.BARRAGE);
    model.place(Rank.FLAG, at("A1"));
    model.place(Rank.FLAG, at("B1"));
    model.place(Rank.COLONEL, at("C1"));
    assertEquals(1, model.now().pieces().size());
    assertTrue(model.saidProperty().get().contains("Colonel"));
  }

  @Test
  void typedPieces() {
    SetupModel model = model(Side.BLUE, Edition.BARRAGE);
    for (String text : List.of("MA B8", "ge b9", "Spy J10")) {
      assertTrue(model.typed(text), text);
    }
    assertEquals(Rank.MARSHAL, model.now().pieces().get(at("B8")));
    assertEquals(Rank.GENERAL, model.now().pieces().get(at("B9")));
    assertEquals(Rank.SPY, model.now().pieces().get(at("J10")));
    for (String text : List.of("", "MA", "XX B8", "MA B11", "MA K8")) {
      assertFalse(model.typed(text), text);
      assertTrue(model.saidProperty().get().contains("MA B3"), "the way out");
    }
    assertEquals(3, model.now().pieces().size());
  }

  @Test
  void nothingIsLost() {
    SetupModel model = model(Side.RED, Edition.FIELD_GUIDE);
    List<Lineup> seen = new ArrayList<>(List.of(model.now()));
    List<Runnable> acts = List.of(() -> model.use(model.formations().getFirst()), model::mirror, model::shuffle,
        () -> model.takeOff(at("A1")), () -> model.move(at("B1"), at("J4")), model::clearAll);
    for (Runnable act : acts) {
      act.run();
      assertNotEquals(seen.getLast(), model.now());
      seen.add(model.now());
    }
    assertFalse(model.canRedo());
    for (Lineup before : seen.reversed().subList(1, seen.size())) {
      model.undo();
      assertEquals(before, model.now());
    }
    assertFalse(model.canUndo());
    model.undo();
    for (Lineup after : seen.subList(1, seen.size())) {
      model.redo();
      assertEquals(after, model.now());
    }
    model.undo();
    model.mirror();
    assertFalse(model.canRedo(), "what was gone back from is forgotten");
  }

  @ParameterizedTest
  @EnumSource(Edition.class)
  void atRandomAllPiecesStand(Edition edition) {
    for (Side side : Side.values()) {
      SetupModel model = model(side, edition);
      model.shuffle();
      assertTrue(model.isWhole());
      assertTrue(model.remarksProperty().get().size() <= 1, model.remarksProperty().get() + "");
      Lineup first = model.now();
      model.shuffle();
      assertNotEquals(first, model.now());
    }
  }

  @Test
  void onlyAWholeArmyIsReady() {
    SetupModel model = model(Side.BLUE, Edition.DUEL);
    model.ready();
    assertEquals(List.of(), ready);
    assertTrue(model.saidProperty().get().contains("10 pieces"), model.saidProperty().get());
    assertTrue(model.saidProperty().get().contains("Miner 2"), model.saidProperty().get());
    model.use(model.formations().getFirst());
    model.ready();
    assertEquals(List.of(model.now()), ready);
    assertEquals(Side.BLUE, ready.getFirst().side());
  }

  @Test
  void anArmyThatIsOnlyEditedNeedNotBeWhole() {
    List<String> done = new ArrayList<>();
    SetupModel model =
        model(SetupWish.forEditing(Side.RED, RulesText.of(Edition.FIELD_GUIDE), () -> done.add("done")));
    model.place(Rank.MARSHAL, at("A1"));
    model.ready();
    assertEquals(List.of("done"), done);
  }

  @Test
  void aLineupOfAnotherArmyIsRefusedAndAllIsKept() {
    SetupModel model = model(Side.RED, Edition.BARRAGE);
    model.use(model.formations().getFirst());
    Lineup before = model.now();
    assertFalse(model.use("Old one", Formation.of(Edition.FIELD_GUIDE.rules().army()).getFirst().lineup()));
    assertEquals(before, model.now());
    assertTrue(model.saidProperty().get().contains("Bomb 6 instead of 1"), model.saidProperty().get());
  }

  @Test
  void aLineupOfTheOtherSideIsTurned() {
    SetupModel model = model(Side.BLUE, Edition.BARRAGE);
    Formation formation = model.formations().getFirst();
    assertTrue(model.use("Mine", formation.lineup(Side.RED)));
    assertEquals(formation.lineup(Side.BLUE), model.now());
  }

  @Test
  void remarksAreMarkedAndSaid() {
    SetupModel model = model(Side.RED, Edition.FIELD_GUIDE);
    model.place(Rank.FLAG, at("A4"));
    assertEquals(List.of(Remark.Kind.FLAG_IN_FRONT),
        model.remarksProperty().get().stream().map(Remark::kind).toList());
    assertTrue(marks(model, "A4").contains(Mark.NOTED));
    assertTrue(model.saidProperty().get().contains("front row"), model.saidProperty().get());
    model.move(at("A4"), at("A1"));
    assertEquals(List.of(), model.remarksProperty().get());
    assertFalse(marks(model, "A1").contains(Mark.NOTED));
  }

  @Test
  void theNumbersInForceStandOnThePieces() {
    SetupModel model = model(Side.RED, Edition.FIELD_GUIDE);
    model.place(Rank.MARSHAL, at("A1"));
    assertEquals(new Face.Front(Rank.MARSHAL, "10"), face(model));
    numbering.set(Numbering.MARSHAL_ONE);
    assertEquals(new Face.Front(Rank.MARSHAL, "1"), face(model));
  }

  private static Face face(SetupModel model) {
    return model.pictureProperty().get().block(at("A1")).orElseThrow().face();
  }

  /** Of two people at one machine neither may see what the other has saved for this game. */
  @Test
  void sharedShelfShowsOnlyOnesOwnSide() {
    Lineup red = model(Side.RED, Edition.BARRAGE).formations().getFirst().lineup(Side.RED);
    SavedLineups.Found saved = new SavedLineups.Found(List.of(new SavedLineups.Named("mine", red),
        new SavedLineups.Named("theirs", red.turnedFor(Side.BLUE))), List.of());
    SetupWish wish = SetupWish.forGame(Side.BLUE, RulesText.of(Edition.BARRAGE), ready::add, () -> {});
    assertEquals(List.of("mine", "theirs"), shown(wish, saved));
    assertEquals(List.of("theirs"), shown(wish.sharing(), saved));
  }

  private List<String> shown(SetupWish wish, SavedLineups.Found saved) {
    ShelfModel shelf = new ShelfModel(model(wish));
    shelf.show(saved);
    return shelf.savedProperty().get().stream().map(SavedLineups.Named::name).toList();
  }

  @Test
  void rubbishIsToldWithItsLineAndChangesNothing() {
    SetupModel model = model(Side.RED, Edition.BARRAGE);
    ShelfModel shelf = new ShelfModel(model);
    model.use(model.formations().getFirst());
    Lineup before = model.now();
    for (String rubbish : List.of("", "hello", " 4  SC  QQ\n", "B".repeat(39), "\0\0", before.text() + "what\n")) {
      assertFalse(shelf.read("the text", rubbish), rubbish);
      assertFalse(shelf.problemsProperty().get().isEmpty(), rubbish);
      assertEquals(before, model.now());
    }
    assertTrue(shelf.problemsProperty().get().getFirst().startsWith("Line 6, column 1: "),
        shelf.problemsProperty().get().getFirst());
  }

  @Test
  void ownTextAndOlderFormsAreRead() {
    SetupModel model = model(Side.BLUE, Edition.FIELD_GUIDE);
    ShelfModel shelf = new ShelfModel(model);
    Lineup formation = model.formations().getFirst().lineup(Side.RED);
    assertTrue(shelf.read("the text", formation.text()));
    assertEquals(formation.turnedFor(Side.BLUE), model.now());
    assertTrue(shelf.read("the text", "M" + "B".repeat(6) + "A".repeat(33)));
    assertEquals(7, model.now().pieces().size());
    assertEquals(List.of(), shelf.problemsProperty().get());
  }
}

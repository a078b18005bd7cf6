package rankandfile.ui.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import rankandfile.notation.RulesText;
import rankandfile.picture.Border;
import rankandfile.picture.Mark;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.NumberingChoice;
import rankandfile.ui.live.Editions;
import rankandfile.ui.live.Offer;
import rankandfile.ui.live.Said;
import rankandfile.ui.live.ScenarioModel;

/** A scenario: steps, verdicts, what the reader tries, and what other editions say. */
class ScenarioModelTest {

  private static ScenarioModel bombs() {
    return Learning.bundled().at("#bomb-stops-captain-then-marshal").scenario();
  }

  // ---- steps

  @Test
  void stepsForwardAndBack() {
    ScenarioModel board = bombs();
    assertEquals(0, board.stepProperty().get());
    board.forward();
    assertEquals(1, board.stepProperty().get());
    assertInstanceOf(Said.Fight.class, board.saidProperty().get());
    board.back();
    board.back();
    assertEquals(0, board.stepProperty().get());
    board.go(99);
    assertEquals(5, board.stepProperty().get());
  }

  @Test
  void fightHasRuleAndReason() {
    ScenarioModel board = bombs();
    board.go(1);
    Said.Fight fight = (Said.Fight) board.saidProperty().get();
    assertEquals("A4", fight.why().rule());
    assertEquals("Captain lost. The Bomb stays.", fight.why().what());
    assertFalse(board.noteProperty().get().isEmpty());
  }

  @Test
  void playingEndsAtTheLastStep() {
    ScenarioModel board = bombs();
    board.playOrPause();
    for (int i = 0; i < 5; i++) {
      assertTrue(board.playingProperty().get());
      board.tick();
    }
    assertFalse(board.playingProperty().get());
    board.tick();
    assertEquals(5, board.stepProperty().get());
    board.playOrPause();
    assertEquals(0, board.stepProperty().get(), "plays anew from the start");
    board.forward();
    assertFalse(board.playingProperty().get(), "any input ends it");
  }

  @Test
  void refusedStepMarksItsSquare() {
    ScenarioModel board = Learning.bundled().at("#scout-stops-at-the-first").scenario();
    board.go(3);
    assertInstanceOf(Said.Refused.class, board.saidProperty().get());
    assertTrue(board.pictureProperty().get().marks(Learning.square("D5")).contains(Mark.REFUSED_SQUARE));
  }

  @Test
  void legalSquaresAreMarked() {
    ScenarioModel board = Learning.bundled().at("#scout-goes-any-distance").scenario();
    board.go(1);
    assertTrue(board.pictureProperty().get().marks(Learning.square("B10")).contains(Mark.MAY_GO));
    assertTrue(board.saidProperty().get().words().startsWith("B4 may go to A4"));
  }

  @Test
  void everyStepOfTheBookSaysSomething() {
    Learning.book().pages().forEach(p -> p.chapter().scenarios().forEach(s -> {
      ScenarioModel board = Learning.bundled().at("#" + s.name()).scenario();
      for (int i = 1; i <= board.last(); i++) {
        board.go(i);
        assertFalse(board.saidProperty().get().words().isBlank(), s.name() + " step " + i);
      }
    }));
  }

  // ---- trying

  @Test
  void triedMoveGetsItsVerdict() {
    ScenarioModel board = Learning.bundled().at("#miner-lifts-bomb").scenario();
    Learning.move(board, "E6", "E7");
    assertTrue(board.tryingProperty().get());
    assertInstanceOf(Said.Fight.class, board.saidProperty().get());
    assertEquals("Blue to move", board.turnProperty().get());
    board.retry();
    assertFalse(board.tryingProperty().get());
    assertEquals(0, board.stepProperty().get());
  }

  @Test
  void refusedMoveStaysUntilTheNextAction() {
    ScenarioModel board = Learning.bundled().at("#miner-lifts-bomb").scenario();
    Learning.move(board, "E6", "D6");
    Said.Refused refused = (Said.Refused) board.saidProperty().get();
    assertEquals("B2", refused.why().rule());
    assertTrue(board.pictureProperty().get().marks(Learning.square("D6")).contains(Mark.REFUSED_SQUARE));
    board.select(Learning.square("E6"));
    assertInstanceOf(Said.Nothing.class, board.saidProperty().get());
  }

  @Test
  void chosenPieceShowsItsTargets() {
    ScenarioModel board = Learning.bundled().at("#miner-lifts-bomb").scenario();
    board.select(Learning.square("E6"));
    assertTrue(board.pictureProperty().get().marks(Learning.square("E7")).contains(Mark.MAY_ATTACK));
    board.clear();
    assertTrue(board.pictureProperty().get().marks(Learning.square("E6")).isEmpty());
  }

  @Test
  void closedBorderIsDrawn() {
    ScenarioModel board = Learning.bundled().at("back-and-forth").scenario();
    board.go(board.last());
    for (int i = 1; i <= board.last() && !(board.saidProperty().get() instanceof Said.Refused); i++) {
      board.go(i);
    }
    List<Border> borders = board.pictureProperty().get().borders();
    assertEquals(1, borders.size());
  }

  @Test
  void captainsTwoWaysAreOffered() {
    ScenarioModel board = Learning.bundled().under(Edition.LIGHTNING).at("cavalry-captains").scenario();
    Learning.move(board, "E3", "F4");
    assertEquals(List.of("By F3", "By E4"), board.offersProperty().get().stream().map(Offer::words).sorted(
        Comparator.reverseOrder()).toList());
    board.choose(board.offersProperty().get().getFirst());
    assertTrue(board.offersProperty().get().isEmpty());
    assertEquals("Blue to move", board.turnProperty().get());
  }

  @Test
  void rescueAsksWhatAndWhere() {
    ScenarioModel board = Learning.bundled().under(Edition.LIGHTNING).at("rescue").scenario();
    Learning.move(board, "A9", "A10");
    assertEquals(List.of("Bring back a Captain", "Bring nobody back"),
        board.offersProperty().get().stream().map(Offer::words).toList());
    board.choose(board.offersProperty().get().getFirst());
    assertTrue(board.pictureProperty().get().marks(Learning.square("B2")).contains(Mark.MAY_GO));
    board.select(Learning.square("B2"));
    assertTrue(board.pictureProperty().get().block(Learning.square("B2")).isPresent());
    assertEquals("Blue to move", board.turnProperty().get());
  }

  // ---- editions

  @Test
  void chipsSayWhereEditionsDiffer() {
    ScenarioModel board = bombs();
    board.go(1);
    Editions editions = board.editionsProperty().get();
    assertEquals(List.of("Ultimate Lightning: both lost"), editions.others().stream().map(Editions.Other::words)
        .toList());
    assertEquals("The other editions with these pieces agree.", editions.rest(), "Barrage has no Captain");
    board.go(1);
    board.play(editions.others().getFirst().rules());
    assertTrue(board.playedUnderProperty().get().startsWith("Played by Ultimate Lightning"));
    assertEquals("Both lost. The square is empty.", ((Said.Fight) board.saidProperty().get()).why().what());
    board.playAsInForce();
    assertEquals("", board.playedUnderProperty().get());
  }

  /** The steps behind it cannot be shown, so the board says why and leads to rules that show them. */
  @Test
  void boardThatStopsInTheEditionInForceCanBePlayedByItsOwn() {
    Learning learning = Learning.bundled().at("#fourth-crossing").under(Edition.BOX_1999);
    ScenarioModel board = learning.scenario();
    assertEquals("In your edition, 1990s box, American, step 5 is refused: two-squares rule. The board stops there.",
        board.noticeProperty().get());
    assertEquals(5, board.last());
    Editions.Other way = board.wayBackProperty().get().orElseThrow();
    assertEquals("Play it by Field guide", way.words());
    board.play(way.rules());
    assertEquals(board.stepsProperty().get().size(), board.last());
    assertEquals("Play by your edition", board.wayBackProperty().get().orElseThrow().words());
  }

  @Test
  void whatAllTenSayIsSaidOnce() {
    ScenarioModel board = Learning.bundled().at("#spy-takes-marshal").scenario();
    board.go(1);
    assertEquals("This answer is the same in all ten.", board.editionsProperty().get().rest());
  }

  @Test
  void editionInForceSpeaksFirst() {
    Learning learning = Learning.bundled().at("#bomb-stops-captain-then-marshal");
    ScenarioModel board = learning.scenario();
    board.go(1);
    assertEquals("", board.noticeProperty().get());
    learning.under(Edition.LIGHTNING);
    assertEquals("In your edition, Ultimate Lightning, 20 pieces, step 1 goes otherwise: both lost.",
        board.noticeProperty().get());
    assertEquals("Both lost. The square is empty.", ((Said.Fight) board.saidProperty().get()).why().what());
    assertEquals(List.of("Field guide and 6 more: defender wins"),
        board.editionsProperty().get().others().stream().map(Editions.Other::words).toList());
    assertEquals("", board.noteProperty().get(), "the note tells of another edition");
  }

  @Test
  void houseRulesOfTheBlockAreChipsToo() {
    ScenarioModel board = Learning.bundled().at("case-bomb-goes-too").scenario();
    board.go(1);
    assertTrue(board.editionsProperty().get().others().stream().map(Editions.Other::words)
        .anyMatch("Bomb after a fight: is removed: both lost"::equals));
  }

  @Test
  void houseRuleInForceCounts() {
    Learning learning = Learning.bundled().at("#bomb-stops-captain-then-marshal");
    learning.inForce.choose(new RulesText(Edition.FIELD_GUIDE,
        List.of(SwitchValue.BombAfterFight.REMOVED)));
    assertTrue(learning.scenario().noticeProperty().get().contains("Bomb after a fight: is removed"));
  }

  @Test
  void pageAboutOthersIsPlayedByItsOwnRules() {
    Learning learning = Learning.bundled().at("rescue");
    assertTrue(learning.model.topNoteProperty().get().startsWith("This page is about Ultimate Lightning"));
    assertEquals(RulesText.of(Edition.LIGHTNING), learning.scenario().played());
    learning.under(Edition.LIGHTNING);
    assertEquals("", learning.model.topNoteProperty().get());
    learning.under(Edition.BARRAGE);
    assertTrue(learning.model.topNoteProperty().get().contains("our edition, Barrage, 8 pieces"));
  }

  @Test
  void hiddenPiecesCannotBeMovedNorAsked() {
    ScenarioModel board = Learning.examples().at("#seen-by-red-board").scenario();
    board.go(1);
    board.select(Learning.square("B8"));
    assertTrue(board.targets(Learning.square("B8")).isEmpty());
    board.move(Learning.square("B8"), Learning.square("B7"));
    assertEquals("Blue’s pieces lie face down for you. Go back to the step to move again.",
        board.saidProperty().get().words());
  }

  // ---- boards that were written for other rules

  @Test
  void boardAboutAnotherEditionIsPlayedByIt() {
    Learning learning = Learning.bundled().at("#lightning-bomb-is-spent");
    ScenarioModel board = learning.scenario();
    assertEquals("Played here by Ultimate Lightning, 20 pieces. In your edition, Classic 40, field guide, step 1 "
        + "goes otherwise: defender wins.", board.noticeProperty().get());
    board.go(1);
    assertEquals("Both lost. The square is empty.", ((Said.Fight) board.saidProperty().get()).why().what());
    assertEquals("Play by your edition", board.wayBackProperty().get().orElseThrow().words());
    board.playAsInForce();
    assertEquals("Captain lost. The Bomb stays.", ((Said.Fight) board.saidProperty().get()).why().what());
    assertEquals("In your edition, Classic 40, field guide, step 1 goes otherwise: defender wins.",
        board.noticeProperty().get());
    assertEquals("Play it by Ultimate Lightning", board.wayBackProperty().get().orElseThrow().words());
    learning.under(Edition.LIGHTNING);
    assertEquals("", board.noticeProperty().get());
    assertTrue(board.wayBackProperty().get().isEmpty());
  }

  /** A caption tells of the rules that its block was written for; no other rules may be played below it at first. */
  @Test
  void everyBoardWrittenForOtherRulesShowsThem() {
    Learning.book().pages().forEach(p -> p.chapter().scenarios().stream()
        .filter(s -> !s.rules().equals(RulesText.of(Edition.FIELD_GUIDE))).forEach(s -> {
          for (Edition edition : Edition.values()) {
            ScenarioModel board = new ScenarioModel(s, new InForce.Now(RulesText.of(edition), NumberingChoice.EDITION));
            assertTrue(board.noticeProperty().get().isEmpty() || board.played().equals(s.rules()),
                s.name() + " under " + edition);
          }
        }));
  }

  // ---- who says what

  @Test
  void editionWithoutThePieceHasNoAnswer() {
    ScenarioModel board = Learning.bundled().at("#miner-lifts-bomb").scenario();
    board.go(1);
    Editions editions = board.editionsProperty().get();
    assertEquals(List.of(), editions.others());
    assertEquals("The other editions with these pieces agree. No Miner in Ultimate Lightning.", editions.rest());
  }

  @Test
  void pieceThatTheEditionLacksIsSaidToBeMissing() {
    Learning learning = Learning.bundled().at("#miner-lifts-bomb").under(Edition.LIGHTNING);
    assertEquals("Your edition, Ultimate Lightning, 20 pieces, has no Miner (step 1).",
        learning.scenario().noticeProperty().get());
  }

  /** After an exchange that wins here and draws there, both refuse the next move, each for its own reason. */
  @Test
  void gamesThatEndedDifferentlyDoNotAgree() {
    ScenarioModel board = Learning.bundled().under(Edition.TOURNAMENT).at("case-last-two-trade").scenario();
    board.go(2);
    Editions editions = board.editionsProperty().get();
    assertFalse(editions.rest().contains("all ten"), editions.rest());
    assertTrue(editions.others().stream().anyMatch(o -> o.words().endsWith("game over. Red wins: Blue has no move left")),
        editions.others().toString());
  }

  /** Every edition behind a chip can be read in full, and the number on the chip is right. */
  @Test
  void chipsNameAllTheirEditions() {
    Learning.book().pages().forEach(p -> p.chapter().scenarios().forEach(s -> {
      ScenarioModel board = new ScenarioModel(s,
          new InForce.Now(RulesText.of(Edition.FIELD_GUIDE), NumberingChoice.EDITION));
      for (int step = 1; step <= board.last(); step++) {
        board.go(step);
        board.editionsProperty().get().others().forEach(o -> {
          String names = o.told().substring(0, o.told().length() - answer(o).length());
          java.util.regex.Matcher more = java.util.regex.Pattern.compile(" and (\\d+) more: ").matcher(o.words());
          if (more.find()) {
            assertEquals(Integer.parseInt(more.group(1)) + 1, names.split(", ").length, o.told());
          } else {
            assertEquals(o.words(), o.told());
          }
        });
      }
    }));
  }

  private static String answer(Editions.Other other) {
    return other.words().substring(other.words().indexOf(": "));
  }

  @Test
  void refusedStepLooksLikeOne() {
    ScenarioModel board = Learning.bundled().at("#scout-stops-at-the-first").scenario();
    assertEquals("B4–B8, refused", board.stepsProperty().get().getFirst().words());
  }
}

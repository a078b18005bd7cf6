package rankandfile.coach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rankandfile.rules.Move;
import rankandfile.rules.Square;

/** What the coach says, once each, and from nothing but what the beginner has seen. */
class CoachTest {

  private static final String COLUMNS = "     A   B   C   D   E   F   G   H   I   J\n";

  /** A whole board; rows that are not given are empty. */
  private static String board(String... rows) {
    StringBuilder text = new StringBuilder(COLUMNS);
    for (int row = 10; row >= 1; row--) {
      String name = String.format("%2d ", row);
      String empty = name + (row == 5 || row == 6 ? " ..  ..  ~~  ~~  ..  ..  ~~  ~~  ..  .." : " .. ".repeat(10));
      text.append(Stream.of(rows).filter(r -> r.startsWith(name)).findFirst().orElse(empty)).append('\n');
    }
    return text.toString();
  }

  private static Lesson lesson(String lines) {
    return new Lesson(new Coach("start few-left"), lines);
  }

  /** Far apart, so that nothing meets by chance. */
  private static String small(String steps) {
    return board(
        "10  fl  ..  ..  ..  ..  ..  ..  ..  ..  bo",
        " 9  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..",
        " 8  lt  ..  ..  ..  ..  cp  ..  ..  ..  sg",
        " 7  ..  ..  ..  ..  ..  ..  ..  ..  ..  MI",
        " 6  ..  ..  ~~  ~~  ..  ..  ~~  ~~  ..  ..",
        " 5  ..  ..  ~~  ~~  ..  ..  ~~  ~~  ..  ..",
        " 4  SC  MJ  ..  ..  SG  ..  ..  ..  ..  ..",
        " 3  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..",
        " 2  ..  LT  ..  ..  ..  ..  ..  ..  ..  CO",
        " 1  FL  BO  ..  ..  ..  ..  ..  ..  ..  MA") + "\n" + steps;
  }

  @Test
  void beginsWithHowToMove() {
    Lesson game = new Lesson(new Coach(""), small(""));
    assertEquals("Your first move", game.title());
    assertTrue(game.remark().marked().contains(square("E4")));
    game.coach.gotIt();
    assertEquals("", game.title());
    assertEquals("", game.coach.kept());
    assertEquals("Your first move", new Lesson(new Coach("start"), small("")).title(), "in every game");
  }

  @Test
  void explainsTheFirstOwnMoveAndThenNoMore() {
    Lesson game = lesson(small("E4-E5\nA8-A9\nE5-E6\n")).play();
    assertEquals("You have moved a piece", game.title());
    game.play(2);
    assertFalse(game.coach.remark().filter(r -> r.title().startsWith("You have moved")).isPresent());
  }

  @Test
  void scoutsRunShowsItselfOnBothSides() {
    Lesson own = lesson(small("A4-A7\n")).play();
    assertEquals("Your Scout has run", own.title());
    assertTrue(own.remark().text().contains("3 squares"), own.remark().text());

    Lesson enemy = lesson("turn: blue\n" + small("F8-F7\n").replace(" cp ", " sc ").replace("F8-F7", "F8-F4")).play();
    assertEquals("F4 is a Scout", enemy.title());
    assertEquals(List.of(new Remark.Link("Rule M5", "rule:M5")), enemy.remark().links());
  }

  @Test
  void enemyThatMovedIsNoBombAndMayBeAttacked() {
    Lesson game = lesson("turn: blue\n" + small("J8-I8\nJ7-J8\nI8-I7\n")).play();
    assertEquals("I8 has moved", game.title());
    assertFalse(game.remark().text().contains("Your"));

    Lesson near = lesson("turn: blue\n" + small("F8-F7\n").replace("SG  ..  ..", "..  ..  ..")
        .replace(" 6  ..  ..  ~~  ~~  ..  ..", " 6  ..  ..  ~~  ~~  ..  SG")).play();
    assertTrue(near.remark().text().contains("Your Sergeant stands next to it"), near.remark().text());
    assertEquals(List.of(square("F6"), square("F7")), List.copyOf(near.remark().marked()));
  }

  @Test
  void battlesAreExplainedByTheirEnd() {
    String three = board(
        "10  fl  ..  ..  ..  ..  ..  ..  ..  ..  bo",
        " 9  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..",
        " 8  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..",
        " 7  mj  cp  ..  ..  ..  ..  ..  ..  sc  mi",
        " 6  CO  CP  ~~  ~~  ..  ..  ~~  ~~  MI  ..",
        " 5  ..  ..  ~~  ~~  ..  ..  ~~  ~~  ..  MA",
        " 1  FL  BO  ..  ..  ..  ..  ..  ..  ..  ..") + "\n";
    Lesson won = lesson(three + "A6-A7\n").play();
    assertEquals("You have won a battle", won.title());
    assertTrue(won.remark().text().contains("Your Colonel has beaten a Major"), won.remark().text());
    assertEquals("Equal ranks", lesson(three + "B6-B7\n").play().title());
    Lesson lost = lesson(three + "J5-J6\nB7-B6\nI6-I7\n").play(2);
    assertEquals("Equal ranks", third(lost));
    String stronger = three.replace("cp", "ge");
    assertEquals("You have lost a battle", lesson("turn: blue\n" + stronger + "B7-B6\n").play().title());
  }

  private static String third(Lesson game) {
    for (int i = 0; i < 3 && !game.title().equals("Equal ranks"); i++) {
      game.coach.gotIt();
    }
    return game.title();
  }

  @Test
  void theAttackerOfAnEqualWinsWhereTheRulesSaySo() {
    String captains = "rules: lightning\n" + board(
        "10  fl  ..  ..  ..  ..  ..  ..  ..  ..  bo",
        " 7  ..  cp  ..  ..  ..  ..  ..  ..  ..  ..",
        " 6  ..  CP  ~~  ~~  ..  ..  ~~  ~~  ..  ..",
        " 1  FL  BO  ..  ..  ..  ..  ..  ..  ..  MA") + "\n";
    Lesson won = lesson(captains + "B6-B7\n").play();
    assertEquals("You have won a battle", won.title());
    assertTrue(won.remark().text().contains("between equal ranks the attacker wins"), won.remark().text());
    Lesson lost = lesson("turn: blue\n" + captains + "B7-B6\n").play();
    assertEquals("You have lost a battle", lost.title());
    assertTrue(lost.remark().text().contains("between equal ranks the attacker wins"), lost.remark().text());
    assertEquals("rule:A3", lost.remark().links().getFirst().address());
  }

  @Test
  void whatIsTakenBackIsNotSpokenOf() {
    Lesson game = lesson(small("E4-E5\nA8-A9\n")).play();
    assertEquals("You have moved a piece", game.title());
    assertEquals("Your first move", game.takeBack().title());
    assertEquals("You have moved a piece", game.play().title());
    game.coach.gotIt();
    assertEquals("", game.takeBack().play().title());
  }

  @Test
  void whatASilentDefenderCanBeIsSaid() {
    assertSilent("mj", "CP", "", "a Bomb, or something stronger than a Captain.");
    assertSilent("bo", "MA", "", "but only a Bomb beats a Marshal that attacks.");
    assertSilent("cp", "MI", "", "but it is stronger than a Miner.");
    assertSilent("mj", "CP", ", bomb=removed", "but it is stronger than a Captain.");
  }

  private static void assertSilent(String defender, String attacker, String switches, String end) {
    Lesson game = lesson("rules: field-guide, silent-defence=on" + switches + "\n" + board(
        "10  fl  ..  ..  ..  ..  ..  ..  ..  ..  sg",
        " 7  ..  " + defender + "  ..  ..  ..  ..  ..  ..  ..  ..",
        " 6  ..  " + attacker + "  ~~  ~~  ..  ..  ~~  ~~  ..  ..",
        " 1  FL  BO  ..  ..  ..  ..  ..  ..  ..  CO") + "\nB6-B7\n").play();
    assertEquals("It keeps its secret", game.title());
    assertTrue(game.remark().text().endsWith(end), game.remark().text());
  }

  @Test
  void aBombIsMetAndLifted() {
    String bombs = board(
        "10  fl  ..  ..  ..  ..  ..  ..  ..  ..  ..",
        " 9  ..  ..  ..  ..  ..  ..  ..  ..  ..  bo",
        " 8  lt  ..  ..  ..  ..  bo  ..  ..  ..  MI",
        " 7  ..  ..  ..  ..  ..  CP  ..  ..  ..  ..",
        " 1  FL  BO  ..  ..  ..  ..  ..  ..  ..  MA") + "\n";
    Lesson met = lesson(bombs + "F7-F8\n").play();
    assertEquals("That was a Bomb", met.title());
    assertTrue(met.remark().text().contains("stays on F8"), met.remark().text());
    Lesson lifted = lesson(bombs + "J8-J9\n").play();
    assertEquals("A Bomb less", lifted.title());
    Lesson lightning = lesson("rules: lightning\n" + bombs.replace("MI", "SC") + "F7-F8\n").play();
    assertTrue(lightning.remark().text().contains("so is the Bomb"), lightning.remark().text());
    assertTrue(lightning.remark().text().contains("Scout"), lightning.remark().text());
    Lesson cleared = lesson("rules: lightning\n" + bombs.replace("MI", "SC") + "J8-J9\n").play();
    assertEquals("rule:A5", cleared.remark().links().getFirst().address());
  }

  private static final String MARSHAL = board(
      "10  fl  ..  ..  ..  ..  ..  ..  ..  ..  bo",
      " 9  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..",
      " 8  ..  ..  ..  ..  ma  ..  ..  ..  ..  sc",
      " 7  ..  ..  ..  ..  CP  SP  ..  ..  ..  ..",
      " 6  ..  ..  ~~  ~~  ..  ..  ~~  ~~  ..  ..",
      " 5  ..  ..  ~~  ~~  ..  ..  ~~  ~~  ..  ..",
      " 4  ..  ..  ..  ..  ..  ..  ..  ..  ..  MJ",
      " 1  FL  BO  ..  ..  ..  ..  ..  ..  ..  CO") + "\n";

  @Test
  void theSpyIsToldOfItsChance() {
    Lesson game = lesson("turn: blue\n" + MARSHAL + "E8-E7\nF7-E7\n").play();
    assertEquals("Your Spy can win", game.title());
    assertEquals(List.of(square("E7"), square("F7")), List.copyOf(game.remark().marked()));
    game.play();
    assertEquals("The Spy has caught the Marshal", game.title());
    assertFalse(titles(game).contains("You have won a battle"), "the Spy did not win by strength");
  }

  @Test
  void aKnownMarshalIsWarned() {
    Lesson game = lesson("known: J1\nturn: blue\n" + board(
        "10  fl  ..  ..  ..  ..  ..  ..  ..  ..  bo",
        " 3  ..  ..  ..  ..  ..  ..  ..  ..  ..  sg",
        " 1  FL  BO  ..  ..  ..  ..  ..  ..  ..  MA") + "\nJ3-J2\n").play();
    assertEquals("Your Marshal is known", game.title());
    assertTrue(game.remark().text().contains("Blue knows your Marshal on J1"), game.remark().text());
  }

  @Test
  void lastCrossingIsNamedBeforeItIsTooLate() {
    Lesson game = lesson(small("E4-E5\nA8-A9\nE5-E4\nA9-A8\n")).play(3);
    assertEquals("Back and forth has an end", game.title());
    assertEquals(List.of(square("E4"), square("E5")), List.copyOf(game.remark().marked()));
  }

  @Test
  void whereTwoCrossingsAreAllowedTheFirstStepIsNoWarning() {
    Lesson game = lesson("rules: field-guide, two-squares=2\n" + small("E4-E5\nA8-A9\nE5-E4\n")).play(2);
    assertFalse(titles(game).contains("Back and forth has an end"));
    game.play();
    assertEquals("Back and forth has an end", game.title());
    assertTrue(game.remark().text().contains("2 times in a row"), game.remark().text());
  }

  @Test
  void secondRepetitionIsNamed() {
    Lesson game = lesson(small("E4-E5\nA8-A9\nE5-E4\nA9-A8\n")).play(4);
    assertTrue(titles(game).contains("This position has stood before"));
  }

  /** All that waits to be read. */
  private static List<String> titles(Lesson game) {
    List<String> titles = new ArrayList<>();
    while (game.coach.remark().isPresent()) {
      titles.add(game.title());
      game.coach.gotIt();
    }
    return titles;
  }

  @Test
  void fewPiecesThatMoveAreCounted() {
    Lesson game = new Lesson(new Coach("start"), "turn: blue\n" + board(
        "10  fl  ..  ..  ..  ..  ..  ..  ..  ..  sg",
        " 1  FL  BO  ..  ..  ..  ..  ..  ..  ..  MA") + "\nJ10-J9\n").play();
    assertTrue(game.remark().text().startsWith("You have one piece left"), game.remark().text());
  }

  @Test
  void whatIsNotReadWaitsUntilTheBeginnerMovesOn() {
    Lesson game = lesson(small("E4-E5\nA8-A9\nE5-E4\nA9-A8\n")).play(2);
    assertEquals("You have moved a piece", game.title());
    game.coach.gotIt();
    assertEquals("A9 has moved", game.title());
    game.play();
    assertFalse(titles(game).contains("A9 has moved"));
    assertFalse(game.coach.kept().isEmpty());
  }

  @Test
  void whatWasExplainedStaysSoInTheNextGame() {
    Coach first = new Coach("start");
    new Lesson(first, small("E4-E5\n")).play();
    first.gotIt();
    Lesson next = new Lesson(new Coach(first.kept() + " nonsense"), small("E4-E5\n")).play();
    assertEquals("", next.title());
  }

  @Test
  void lastWordSumsUpAndSaysWhatComesNext() {
    assertEquals("Not met yet: what a move gives away.", new Coach("").lastWord().text());
    Remark word = new Lesson(new Coach("battle-lost bomb-met"), small("E4-E5\n")).play().coach.lastWord();
    assertEquals("So far: what a move gives away, how battles end, what a Bomb does. Not met yet: a Scout that runs.",
        word.text());
    assertEquals(List.of("lesson-scouts"), word.links().stream().map(Remark.Link::address).toList());
  }

  @Test
  void whoeverHasMetEverythingIsSentToAnotherGame() {
    Coach coach = new Coach("first-move battle-won scout-ran bomb-met spy-danger repetition");
    assertTrue(coach.lastWord().text().endsWith("Try a stronger opponent."), coach.lastWord().text());
    assertEquals("play", coach.lastWord().links().getFirst().address());
  }

  @ParameterizedTest
  @EnumSource
  void eachSubjectHasItsLesson(Subject subject) {
    assertTrue(Files.exists(Path.of("content", "en", subject.lesson() + ".md")), subject.lesson());
  }

  @Test
  void tellsEverythingAgainWhenAsked() {
    Coach coach = new Coach("fewer-tips first-move");
    coach.tellAgain();
    assertEquals("You have moved a piece", new Lesson(coach, small("E4-E5\n")).play().title());
    assertFalse(coach.kept().contains("fewer-tips"));
  }

  @Test
  void preyBesideAPieceIsToBeAttackedNow() {
    Lesson game = lesson("known: J8\n" + small("E4-E5\nA8-A9\nE5-E6\nA9-A8\nE6-E7\nA8-A9\n").replace("MI", "MJ"));
    game.play(5);
    while (game.coach.remark().isPresent()) {
      game.coach.gotIt();
    }
    assertEquals("Your Major on J7 beats the Sergeant on J8 beside it. Attack, unless something stronger stands behind.",
        game.play().remark().plan());
  }

  @Test
  void fewerTipsLeaveWhatMatters() {
    Lesson game = lesson(small("E4-E5\nA8-A9\nE5-E4\nA9-A8\n"));
    game.coach.fewerTips();
    game.play(2);
    assertEquals("", game.title());
    game.play();
    assertEquals("Back and forth has an end", game.title());
    assertTrue(new Coach(game.coach.kept()).kept().startsWith("fewer-tips"));
  }

  @Test
  void plansComeNowAndThenAndNotTwice() {
    Lesson game = lesson("turn: blue\nknown: E8\n" + MARSHAL
        + "J8-I8\nJ1-J2\nI8-H8\nJ2-J3\nH8-G8\nJ3-I3\nG8-H8\nI3-H3\nH8-I8\nH3-G3\nI8-J8\nG3-F3\nJ8-J7\nF3-E3\nJ7-I7\n");
    assertEquals(List.of(), plans(game, 6), "too early");
    List<String> plans = plans(game, 9);
    assertEquals(plans.stream().distinct().toList(), plans);
    assertFalse(plans.isEmpty());
    assertTrue(plans.getFirst().contains("Marshal stands on E8"), plans.getFirst());
  }

  private static List<String> plans(Lesson game, int plies) {
    List<String> plans = new ArrayList<>();
    for (int i = 0; i < plies; i++) {
      game.play();
      while (game.coach.remark().isPresent()) {
        plans.add(game.remark().plan());
        game.coach.gotIt();
      }
    }
    plans.removeIf(String::isEmpty);
    return plans;
  }

  @Test
  void pieceBesideAKnownStrongerOneIsNamed() {
    Lesson game = lesson("known: E8\n" + board(
        "10  fl  ..  ..  ..  ..  ..  ..  ..  ..  ..",
        " 8  lt  ..  ..  ..  co  ..  ..  ..  ..  ..",
        " 6  ..  ..  ~~  ~~  CP  ..  ~~  ~~  ..  ..",
        " 1  FL  ..  ..  ..  ..  ..  ..  ..  ..  CO") + "\nE6-E7\nA8-A9\n");
    game.play(2);
    while (!game.title().equals("A piece in danger")) {
      game.coach.gotIt();
    }
    assertEquals(Set.of(square("E7"), square("E8")), game.remark().marked());
    assertTrue(game.remark().text().startsWith("The Colonel on E8 beats your Captain on E7"), game.remark().text());
  }

  @Test
  void noPlanForAPieceThatIsShutInAndNoneToGetThroughForWhoIsThrough() {
    String round = "E7-E8\nJ8-J9\nE8-E7\nJ9-J8\nE7-F7\nJ8-J9\nF7-E7\nJ9-J8\n";
    List<String> plans = plans(lesson("known: A4\n" + board(
        "10  fl  ..  ..  ..  ..  ..  ..  ..  ..  ..",
        " 8  ..  ..  ..  ..  ..  ..  ..  ..  ..  sg",
        " 7  ..  ..  ..  ..  SG  ..  ..  ..  ..  ..",
        " 4  lt  ..  ..  ..  ..  ..  ..  ..  ..  ..",
        " 2  BO  ..  ..  ..  ..  ..  ..  ..  ..  ..",
        " 1  MJ  FL  ..  ..  ..  ..  ..  ..  ..  ..") + "\n" + round.repeat(3)), 24);
    assertTrue(plans.stream().noneMatch(p -> p.contains("Major on A1") && p.contains("the way is open")),
        plans.toString());
    assertTrue(plans.stream().noneMatch(p -> p.startsWith("Past the lakes")), plans.toString());
  }

  /** The plans of a game in which Blue never moves what stands in this row. */
  private static String plansAgainst(String edition, String backRow) {
    String round = "E4-E5\nE8-E7\nE5-E6\nE7-F7\nE6-E5\nF7-E7\nE5-E4\nE7-E8\n";
    return String.join("\n", plans(lesson("rules: " + edition + "\n" + board(
        backRow,
        " 8  ..  ..  ..  ..  sg  ..  ..  ..  ..  ..",
        " 4  ..  ..  ..  ..  SG  ..  ..  ..  ..  ..",
        " 1  FL  BO  ..  ..  ..  ..  ..  ..  ..  CO") + "\n" + round.repeat(6)), 48));
  }

  @Test
  void allThatNeverMovedAtTheBackIsNamed() {
    String plans = plansAgainst("box-europe", "10  fl  bo  mj  ..  ..  ..  ..  bo  bo  ..");
    assertTrue(plans.contains("Nothing has moved all game from A10 to C10 and from H10 to I10."), plans);
    assertTrue(plans.contains("send a Scout or a Miner there first."), plans);
  }

  @Test
  void whatNeverMovedIsVisitedByScoutsAloneWhereTheyClearBombs() {
    String plans = plansAgainst("lightning", "10  fl  bo  mj  ..  ..  ..  ..  ..  ..  ..");
    assertTrue(plans.contains("Nothing has moved all game from A10 to C10."), plans);
    assertTrue(plans.contains("send a Scout there first."), plans);
  }

  @Test
  void aBombThatLeavesWithItsAttackerIsAskedAboutInOtherWords() {
    Lesson game = lesson("rules: lightning\nknown: F8\n" + board(
        "10  fl  ..  ..  ..  ..  ..  ..  ..  ..  ..",
        " 8  lt  ..  ..  ..  ..  bo  ..  ..  ..  SC",
        " 7  ..  ..  ..  ..  ..  CP  ..  ..  ..  ..",
        " 1  FL  BO  ..  ..  ..  ..  ..  ..  ..  MA") + "\n");
    String asked = game.coach.asksBefore(game.seen(), Move.of(square("F7"), square("F8"))).orElseThrow();
    assertTrue(asked.contains("A Captain that attacks it is lost with it; a Scout"), asked);
  }

  @Test
  void aKnownBombIsAskedAboutOnce() {
    Lesson game = lesson("known: F8\n" + board(
        "10  fl  ..  ..  ..  ..  ..  ..  ..  ..  ..",
        " 8  lt  ..  ..  ..  ..  bo  ..  ..  ..  MI",
        " 7  ..  ..  ..  ..  ..  CP  ..  ..  ..  ..",
        " 1  FL  BO  ..  ..  ..  ..  ..  ..  ..  MA") + "\n");
    Move slip = Move.of(square("F7"), square("F8"));
    assertEquals(Optional.empty(), game.coach.asksBefore(game.seen(), Move.of(square("F7"), square("G7"))));
    String asked = game.coach.asksBefore(game.seen(), slip).orElseThrow();
    assertTrue(asked.startsWith("You know that a Bomb stands on F8. A Captain"), asked);
    assertEquals(Optional.empty(), game.coach.asksBefore(game.seen(), slip));
  }

  private static Square square(String name) {
    return Square.of(name.charAt(0) - 'A', Integer.parseInt(name.substring(1)) - 1);
  }
}

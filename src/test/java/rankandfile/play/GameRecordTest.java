package rankandfile.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Source;
import rankandfile.rules.Move;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;
import rankandfile.rules.Rescue;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.TwoSquares;
import rankandfile.rules.edition.Edition;

/** The text of a game, exactly, and what may be left out of it. */
@Isolated("changes the country of the whole program")
class GameRecordTest {

  private static final String TEXT = """
      Rank & File game record, version 1

      rules: barrage, two-squares=2
      first: red
      kind: guided
      red: person
      blue: computer beginner, seed -7
      date: 2026-05-03 18:30:05
      result: blue wins

           A   B   C   D   E   F   G   H   I   J
      10  ..  ..  fl  bo  ..  ..  ..  ..  ..  ..
       9  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..
       8  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..
       7  sc  mi  ..  ge  ..  ma  ..  sp  ..  sc
       6  ..  ..  ~~  ~~  ..  ..  ~~  ~~  ..  ..
       5  ..  ..  ~~  ~~  ..  ..  ~~  ~~  ..  ..
       4  SC  ..  ..  ..  MA  GE  ..  ..  MI  SC
       3  ..  ..  ..  ..  ..  ..  ..  ..  SP  ..
       2  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..
       1  ..  ..  BO  FL  ..  ..  ..  ..  ..  ..

        1. E4-E5
           blue offers a draw
           red declines
        2. B7-B6
        3. A4xA7 -> both lost (Scout x Scout)
           red offers a draw
        4. J7xJ4 -> both lost (Scout x Scout)
      end: blue wins: red resigned

      more:
      coach.explained = scout, both-lost
      coach.plan =
      """;

  private static GameRecord played() {
    Table table = Table.start(new RulesText(Edition.BARRAGE, List.of(TwoSquares.TWO)), Barrage.RED, Barrage.BLUE);
    table.submit(Side.RED, Barrage.move("E4-E5"));
    table.offerDraw(Side.BLUE);
    table.declineDraw(Side.RED);
    table.submit(Side.BLUE, Barrage.move("B7-B6"));
    table.submit(Side.RED, Barrage.move("A4-A7"));
    table.offerDraw(Side.RED);
    table.submit(Side.BLUE, Barrage.move("J7-J4"));
    table.resign(Side.RED);
    return table.record(Players.guided(new Player.Computer("beginner", -7), Side.RED))
        .begun(LocalDateTime.of(2026, 5, 3, 18, 30, 5, 999)).with("coach.explained", "scout, both-lost")
        .with("coach.plan", "");
  }

  @Test
  void textIsReadableAndTheSameBothWays() {
    assertEquals(TEXT, played().text());
    assertEquals(played(), read(TEXT));
    assertEquals(TEXT, read(TEXT).text());
    assertEquals(played().end(), read(TEXT).table().end());
  }

  /** Where numbers have other digits, records have the same ones as everywhere. */
  @Test
  void textIsTheSameInEveryCountry() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG"));
      assertNotEquals("1", String.format("%d", 1), "a country with digits of its own");
      assertEquals(TEXT, played().text());
      assertTrue(played().red().text().contains("\n 1  "), played().red().text());
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void onlyRulesSetupAndMovesAreNeeded() {
    String[] parts = TEXT.split("\n\n");
    String moves = parts[3].replaceAll(" \\(.*\\)", "").replace(" -> both lost", "").replaceAll("end:.*", "");

    GameRecord game = read("# from elsewhere\n" + parts[0] + "\nrules: barrage\n" + parts[2] + "\n" + moves);

    assertEquals(played().plies(), game.plies());
    assertEquals(Optional.empty(), game.end());
    assertEquals(Optional.empty(), game.begun());
    assertEquals(Players.twoPeople(), game.players());
  }

  @Test
  void dayWithoutTimeStaysADay() {
    String day = TEXT.replace(" 18:30:05", "");
    assertEquals(day, read(day).text());
  }

  @Test
  void captainsWaysAndRescuesAreWrittenAsTheyAreMade() {
    Move corner = Move.of(Square.of(0, 3), Square.of(1, 3), Square.of(1, 4));
    Ply.Fight fight = new Ply.Fight(Rank.CAPTAIN, Rank.BOMB, Outcome.BOTH_LOST);

    assertEquals("A4-B4-B5", MoveText.text(new Ply(corner, Optional.empty())));
    assertEquals("A4-B4xB5 -> both lost (Captain x Bomb)", MoveText.text(new Ply(corner, Optional.of(fight))));
    Move rescue = Move.of(Square.of(0, 8), Square.of(0, 9)).with(new Rescue(Rank.CAPTAIN, Square.of(1, 1)));
    assertEquals("A9xA10 rescue Captain B2 -> both lost (Captain x Bomb)",
        MoveText.text(new Ply(rescue, Optional.of(fight))));
    assertEquals(rescue, Barrage.move("A9xA10 rescue Captain B2 -> both lost"));
    assertEquals(corner, Barrage.move("A4-B4xB5"));
  }

  @Test
  void whatIsKeptWithAGameIsOneLine() {
    GameRecord game = played();
    assertThrows(IllegalArgumentException.class, () -> game.with("key", "two\nlines"));
    assertThrows(IllegalArgumentException.class, () -> game.with("a key", "value"));
    assertEquals("new", game.with("coach.plan", "new").more().get("coach.plan"));
  }

  @Test
  void problemsOfAnotherTextDoNotSpoilThisOne() {
    Problems problems = new Problems();
    assertTrue(GameRecord.read(Source.of("other", "nonsense"), problems).isEmpty());
    assertTrue(GameRecord.read(Source.of("game", TEXT), problems).isPresent());
  }

  @Test
  void computerPlaysTheSameNumbersAgain() {
    Player.Computer computer = new Player.Computer("club", 5);
    assertEquals(computer.random(7).nextLong(), computer.random(7).nextLong());
    assertTrue(computer.random(7).nextLong() != computer.random(8).nextLong());
    assertTrue(computer.random(0).nextLong() != computer.randomForLineup().nextLong());
  }

  @Test
  void noNumberOfOnePlyComesAgainInAnother() {
    Player.Computer computer = new Player.Computer("club", 5);
    long[] all = IntStream.range(-1, 99).boxed().flatMapToLong(p -> computer.random(p).longs(50)).toArray();
    assertEquals(5_000, LongStream.of(all).distinct().count());
  }

  private static GameRecord read(String text) {
    Problems problems = new Problems();
    Optional<GameRecord> game = GameRecord.read(Source.of("game", text), problems);
    assertEquals(List.of(), problems.all());
    return game.orElseThrow();
  }
}

package rankandfile.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import rankandfile.book.Mutation;
import rankandfile.notation.Places;
import rankandfile.notation.Problem;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Source;
import rankandfile.rules.Side;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Edition;

/** Spoilt records and lineups give problems only; what is read all the same is a game that can have been. */
@Execution(ExecutionMode.CONCURRENT)
class MutatedRecordsTest {

  private static final List<String> SHARDS = List.of("\0", "\u0085", "\u2028", "\uFEFF", "\uD83D", "\uD83D\uDE00",
      "\r", "\n", "\n\n", "\t", " ", "\u00A0", "#", ":", "=", ".", "..", "~~", "->", "-", "x", ",", "(", ")", "A4-A5",
      "A4xA5", "A5-B5xB6", "K10", "a5", "0", "-1", "99999999999999999999", "1. ", "999. A4-A5", "SC", "fl", "XX",
      "red", "blue", "red offers a draw\n", "blue declines\n", "end: ", "end: draw: agreed\n", "more:\n", "a = b\n",
      "rules: lightning\n", "rules: ", "first: blue\n", "seed ", "date: 2026-02-30\n", "result: draw\n", "version 2",
      "attacker wins", "both lost (Spy x Spy)", " rescue Captain B2", "A B C D E F G H I J\n", "11  .. ..\n",
      "10  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..\n");
  private static final int SIZE = 1_000_000;
  private static final int MOST_LOOKED_AT = 200;
  /** Processor time, so that a busy machine does not matter. */
  private static final long MOST_NANOS = 1_000_000_000;

  @Test
  void tenThousandSpoiltRecordsGiveProblemsOnly() {
    assertSpoilt(10_000, 1);
  }

  @Test
  @Tag("long")
  void hundredThousandSpoiltRecordsGiveProblemsOnly() {
    assertSpoilt(100_000, 2);
  }

  private static void assertSpoilt(int count, long seed) {
    Mutation mutation = new Mutation(seed, texts(), SHARDS);
    int broken = 0;
    for (int i = 0; i < count; i++) {
      String text = i % 3 == 0 ? mutation.next() : mutation.lightly();
      broken += assertReadable("text " + i + " of seed " + seed, text) ? 0 : 1;
    }
    assertTrue(broken > count * 9 / 10 && broken < count, broken + " of " + count);
  }

  /** Games of several kinds, cut where a few hundred moves are enough, and lineups of each form. */
  private static List<String> texts() {
    List<String> texts = new ArrayList<>();
    Random random = new Random(3);
    for (Edition edition : List.of(Edition.BARRAGE, Edition.LIGHTNING, Edition.DUEL, Edition.FIELD_GUIDE)) {
      for (int plies : List.of(0, 12, 60, edition == Edition.LIGHTNING ? 400 : 20)) {
        Table table = Games.play(Games.start(RulesText.of(edition), random), plies, random);
        table.offerDraw(Side.RED);
        Player.Computer computer = new Player.Computer("club", random.nextLong());
        texts.add(table.record(Players.against(computer, Side.RED)).with("coach.explained", "scout").text());
      }
      texts.add(Games.start(RulesText.of(edition), random).record(Players.twoPeople()).red().text());
    }
    texts.add("9531992479/7B7965S3B7/8494B5896B/896BFB6858");
    texts.add("BDGFDFDDDBHFLJGKDIFGEHEMCEHBDDIBJEIBHEBG");
    return texts;
  }

  /** Whether the text holds a game. */
  private static boolean assertReadable(String name, String text) {
    long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    Source source = Source.of("a.game", text);
    Problems ofLineup = new Problems();
    Problems ofGame = new Problems();
    Optional<Lineup> lineup = LineupReader.read(source, ofLineup);
    Optional<GameRecord> game = GameRecord.read(source, ofGame);
    game.ifPresent(MutatedRecordsTest::assertHolds);
    long used = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
    assertTrue(used < MOST_NANOS, () -> name + " takes " + used / 1_000_000 + " ms");
    assertEquals(lineup.isEmpty(), !ofLineup.isEmpty(), name);
    assertEquals(game.isEmpty(), !ofGame.isEmpty(), name);
    for (Problems problems : List.of(ofLineup, ofGame)) {
      for (Problem problem : problems.all().stream().limit(MOST_LOOKED_AT).toList()) {
        Places.assertPlace(problem, "a.game", source.lines(), name);
      }
    }
    return game.isPresent();
  }

  private static void assertHolds(GameRecord game) {
    assertEquals(Optional.of(game), GameRecord.read(Source.of("again", game.text()), new Problems()));
    assertEquals(game.end(), game.table().end());
  }

  // ---- rubbish

  @TestFactory
  Stream<DynamicTest> megabyteOfRubbishIsReadInSeconds() {
    String head = "Rank & File game record, version 1\nrules: original\n";
    String rows = Barrage.start().record(Players.twoPeople()).text().split("\n\n")[2] + "\n";
    String barrage = head.replace("original", "barrage, two-squares=off") + rows;
    return Stream.of(Map.entry("nothing", ""), Map.entry("zeros", "\0".repeat(SIZE)),
        Map.entry("line ends", "\n".repeat(SIZE)), Map.entry("one line", "A".repeat(SIZE)),
        Map.entry("wrong lines", head + "abc\n".repeat(SIZE / 4)),
        Map.entry("headers", head + "a: b\n".repeat(SIZE / 5)),
        Map.entry("rows", head + " 4  SC  SC\n".repeat(SIZE / 11)),
        Map.entry("moves", barrage + "1. A4-A5\n".repeat(SIZE / 9)),
        Map.entry("keys", barrage + "more:\n" + "a = b\n".repeat(SIZE / 6)),
        Map.entry("long key", barrage + "more:\na" + "b".repeat(SIZE / 2)),
        Map.entry("blanks", barrage + "more:\na = " + " ".repeat(SIZE / 2) + "b"))
        .map(kind -> DynamicTest.dynamicTest(kind.getKey(), () -> assertReadable(kind.getKey(), kind.getValue())));
  }

  @Test
  void largerTextIsNotRead() {
    Problems problems = new Problems();
    assertEquals(Optional.empty(), GameRecord.read(Source.of("a.game", "\n".repeat(2_000_000)), problems));
    assertTrue(problems.all().getFirst().message().contains("2000001"), problems.all().toString());
  }

  @Test
  void longestGameIsReadAndOneMoveMoreIsNot() {
    RulesText endless = new RulesText(Edition.BARRAGE, List.of(SwitchValue.TwoSquares.OFF,
        SwitchValue.Chase.OFF));
    Table table = Table.start(endless, Barrage.RED, Barrage.BLUE);
    List<String> moves = List.of("E4-E5", "B7-B6", "E5-E4", "B6-B7");
    for (int ply = 0; ply < Table.MOST_PLIES; ply++) {
      table.submit(table.turn(), Barrage.move(moves.get(ply % 4)));
    }
    assertEquals(Optional.of(new GameEnd.TooLong()), table.end());
    String text = table.record(Players.twoPeople()).text();
    assertTrue(assertReadable("longest game", text));

    Problems problems = new Problems();
    String longer = text.replace("end: draw: too long", "20001. E4-E5");
    assertEquals(Optional.empty(), GameRecord.read(Source.of("a.game", longer), problems));
    assertEquals("a game has 20000 moves at most", problems.all().getFirst().message());
  }
}

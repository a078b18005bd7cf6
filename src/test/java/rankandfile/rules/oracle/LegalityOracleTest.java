package rankandfile.rules.oracle;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import rankandfile.rules.Setup;
import rankandfile.rules.edition.Edition;

/** Random games in which the engine and a slow second reading of the rules page must agree at every turn. */
@Execution(ExecutionMode.CONCURRENT)
class LegalityOracleTest {

  private static final int POSITIONS = 2_000;

  /** Keeps a run short when the engine is wrong nearly everywhere. */
  private static final int SHARE_OF_A_BROKEN_GAME = 20;

  /** Switches on top of an edition that meet in ways no edition has. */
  private static final List<String> HOUSE_RULES = List.of(
      "lightning, chase=on",
      "lightning, chase=on, two-squares=off, threefold=on, no-move=both-sides, both-immobile=draw",
      "lightning, threefold=on, two-squares=5",
      "lightning, equal-ranks=both, bomb=stays",
      "lightning, silent-defence=on, scout-attack=neighbour, bomb-cleared-by=miner",
      "field-guide, captain-steps=2, chase=on",
      "field-guide, two-squares=2",
      "field-guide, two-squares=4, both-immobile=draw",
      "field-guide, two-squares=off",
      "field-guide, silent-defence=on, first=blue",
      "field-guide, no-move=both-sides, faces=open, equal-ranks=attacker",
      "original, chase=on, two-squares=5",
      "tournament, rescue=on",
      "tournament, two-squares=off, threefold=on",
      "tournament, both-immobile=mover-loses",
      "tournament, bomb=removed, bomb-cleared-by=scout",
      "duel, captain-steps=2, rescue=on, silent-defence=on, threefold=on");

  /** For each sort of disagreement the first example. */
  private final Map<String, String> disagreements = new LinkedHashMap<>();

  private final Tally tally = new Tally();

  @Test
  void engineAgreesWithTheRulesPage() {
    play(1, 1);
  }

  @Test
  @Tag("long")
  void engineAgreesInTenTimesAsManyPositions() {
    play(2, 10);
  }

  private void play(long seed, int times) {
    for (Edition edition : Edition.values()) {
      Rulebook rulebook = Rulebook.named(edition.id());
      play(random -> rulebook, POSITIONS * times, seed + 1_000 * edition.id().hashCode());
    }
    for (String words : HOUSE_RULES) {
      Rulebook rulebook = Rulebook.named(words);
      play(random -> rulebook, POSITIONS / 2 * times, seed + 1_000 * words.hashCode());
    }
    play(Rulebook::mixed, POSITIONS * times, seed);
    assertAll(disagreements.entrySet().stream().map(e -> () -> fail(e.getKey() + "\n" + e.getValue())));
    assertEquals(List.of(), tally.missing(), () -> "never came up; how often the others: " + tally);
  }

  /** Plays games until enough positions are compared. */
  private void play(Function<Random, Rulebook> rules, int positions, long seed) {
    Random random = new Random(seed);
    for (int compared = 0; compared < positions; ) {
      Rulebook rulebook = rules.apply(random);
      Setup setup = new Boards(random).any(rulebook.rules());
      try {
        compared += new Match(rulebook, setup, random, tally).play();
      } catch (Disagreement d) {
        disagreements.putIfAbsent(d.kind(), d.getMessage());
        compared += SHARE_OF_A_BROKEN_GAME;
      }
    }
  }
}

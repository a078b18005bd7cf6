package rankandfile.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rankandfile.opponent.Budget;
import rankandfile.opponent.Level;
import rankandfile.opponent.Opponent;
import rankandfile.rules.Observation;
import rankandfile.rules.Scope;
import rankandfile.rules.Side;
import rankandfile.rules.Viewer;

/** Whole games by the protocol, and lines that do not belong to it. */
@Execution(ExecutionMode.CONCURRENT)
class ConversationTest {

  private static final int GAMES = 20;
  private static final int PLIES = 600;

  /** What the program makes of the lines is just what a player of this game may know. */
  @RepeatedTest(GAMES)
  void knowsWhatAPlayerMayKnow(RepetitionInfo game) {
    List<String> complaints = new ArrayList<>();
    List<Integer> looks = new ArrayList<>();
    ScriptedReferee referee = new ScriptedReferee(UnaryOperator.identity(), (r, side, answer) -> conversation(
        new AnyMove(seen -> {
          assertEquals(asWholeGame(r.truth.observedBy(Viewer.of(side))), seen);
          looks.add(1);
        }), game.getCurrentRepetition(), answer, complaints::add));
    referee.play(PLIES);
    assertEquals(List.of(), complaints);
    assertTrue(looks.size() > 100 || referee.truth.ending().isPresent());
  }

  private static Observation asWholeGame(Observation seen) {
    return new Observation(seen.viewer(), seen.rules(), Scope.OPENING, seen.turn(), seen.board(), seen.lost(),
        seen.rescues(), seen.log(), seen.destinations(), seen.crossings(), seen.threats(), seen.occurrences());
  }

  /** Lines are lost, doubled, cut, replaced and made up; each time there is one answer, and it is a possible move. */
  @RepeatedTest(GAMES)
  void answersPossibleMovesWhateverHappensToTheLines(RepetitionInfo game) {
    Random chance = new Random(game.getCurrentRepetition());
    List<String> complaints = new ArrayList<>();
    ScriptedReferee referee = new ScriptedReferee(lines -> lines.size() < 2 ? lines : spoilt(lines, chance),
        (r, side, answer) -> conversation(new AnyMove(seen -> { }), game.getCurrentRepetition(), answer,
            complaints::add));
    referee.play(PLIES);
    assertFalse(complaints.isEmpty());
  }

  /** What comes before the rows may be spoilt anyhow; the rows may lose one letter or get a neighbour. */
  private static List<String> spoilt(List<String> lines, Random chance) {
    List<String> spoilt = new ArrayList<>(lines);
    switch (chance.nextInt(12)) {
      case 0 -> spoilt.add(chance.nextInt(spoilt.size()), "what is this?");
      case 1 -> spoilt.add(chance.nextInt(spoilt.size()), "");
      case 2 -> spoilt.set(1 + chance.nextInt(10), "..#");
      case 3 -> spoilt.remove(1 + chance.nextInt(10));
      case 4 -> spoilt.set(0, "9 9 SIDEWAYS OK");
      case 5 -> spoilt.add(0, "0 0 UP 3 OK");
      case 6 -> spoilt.set(0, "  " + spoilt.get(0).replace(" ", "   ") + "\t");
      case 7 -> spoilt.add(1, "5 5 LEFT KILLS x y");
      default -> { }
    }
    return spoilt;
  }

  @ParameterizedTest
  @EnumSource
  void levelsPlayByTheProtocol(Level level) {
    List<String> complaints = new ArrayList<>();
    ScriptedReferee referee = new ScriptedReferee(UnaryOperator.identity(), (r, side, answer) -> new Conversation(
        new Contestant(side == Side.RED ? level : Level.BEGINNER, new Random(2), Budget.ofTime(Duration.ofMillis(1))), answer,
        complaints::add));
    referee.play(200);
    assertEquals(List.of(), complaints);
  }

  @Test
  void thinkingThatFailsStillGivesAMove() {
    List<String> complaints = new ArrayList<>();
    ScriptedReferee referee = new ScriptedReferee(UnaryOperator.identity(), (r, side, answer) -> conversation(
        new AnyMove(seen -> {
          throw new IllegalStateException("no idea");
        }), 3, answer, complaints::add));
    referee.play(50);
    assertEquals(50, complaints.size());
    assertTrue(complaints.getFirst().contains("no idea"));
  }

  @Test
  void linesBeforeTheFirstAreLeftAside() {
    List<String> answers = new ArrayList<>();
    List<String> complaints = new ArrayList<>();
    Conversation conversation = conversation(new AnyMove(seen -> { }), 1, answers::add, complaints::add);
    List.of("", "START", "RED", "GREEN me 10 10", "RED me 8 8", "0 3 DOWN OK").forEach(conversation::hear);
    assertEquals(6, complaints.size());
    assertEquals(List.of(), answers);
    conversation.hear("BLUE me 10 10");
    assertEquals(4, answers.size());
  }

  /** Red's left piece goes to and fro twelve times, which this edition forbids after three. */
  @Test
  void takesMovesThatItsOwnEditionWouldRefuse() {
    List<String> complaints = new ArrayList<>();
    List<Observation> sights = new ArrayList<>();
    List<String> answers = new ArrayList<>();
    Conversation blue = conversation(new AnyMove(sights::add,
        (seen, move) -> seen.at(move.to()).isEmpty() && move.to().column() > 0), 5, answers::add, complaints::add);
    blue.hear("BLUE me 10 10");
    for (int i = 0; i < 12; i++) {
      blue.hear(i % 2 == 0 ? "0 3 DOWN OK" : "0 4 UP OK");
      blue.rowsOverdue();
      blue.hear(answers.getLast() + " OK");
      assertEquals(i + 1, sights.size());
    }
    assertEquals(12, sights.getLast().crossings().getFirst().count());
  }

  private static Conversation conversation(Opponent opponent, long seed, Consumer<String> answer,
      Consumer<String> complain) {
    return new Conversation(new Contestant(opponent, new Random(seed), Budget.ofTime(Duration.ofMillis(10))), answer, complain);
  }
}

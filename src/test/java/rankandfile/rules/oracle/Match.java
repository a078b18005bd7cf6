package rankandfile.rules.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import rankandfile.rules.Ending;
import rankandfile.rules.Event;
import rankandfile.rules.Move;
import rankandfile.rules.News;
import rankandfile.rules.Position;
import rankandfile.rules.Setup;
import rankandfile.rules.Verdict;

/** One random game, played on by the engine and by the rules page in step, and compared in every position. */
final class Match {

  private static final int TURNS = 40;

  private final Rulebook rulebook;
  private final Setup setup;
  private final Random random;
  private final Tally tally;
  private final Player player;
  private final List<String> steps = new ArrayList<>();
  private final List<News> log = new ArrayList<>();
  private Referee referee;
  private Position position;

  Match(Rulebook rulebook, Setup setup, Random random, Tally tally) {
    this.rulebook = rulebook;
    this.setup = setup;
    this.random = random;
    this.tally = tally;
    this.player = Player.any(rulebook.rules(), random);
    this.referee = Referee.of(Annals.of(setup));
    this.position = Position.of(setup);
    referee.ending().ifPresent(e -> log.add(new News.Ended(e)));
  }

  /** Plays and compares until the game is over or long enough; returns the number of positions compared. */
  int play() {
    return explained(() -> {
      for (int turn = 0; turn < TURNS; turn++) {
        compare();
        List<Move> legal = choices();
        if (legal.isEmpty()) {
          return turn + 1;
        }
        make(player.choose(referee.past(), legal));
      }
      return TURNS;
    });
  }

  /** Makes these moves and compares before and after each; returns how the game ended. */
  Optional<Ending> play(List<Move> line) {
    return explained(() -> {
      for (Move move : line) {
        compare();
        make(move);
      }
      compare();
      return referee.ending();
    });
  }

  /** Tells the game with whatever goes wrong in it. */
  private <T> T explained(Supplier<T> playing) {
    try {
      return playing.get();
    } catch (Disagreement d) {
      throw new Disagreement(d.kind(), d, Example.block(rulebook, setup, steps), Example.diagram(referee.past()));
    } catch (RuntimeException e) {
      throw new Disagreement("exception: " + e.getClass().getSimpleName(), e,
          Example.block(rulebook, setup, steps), Example.diagram(referee.past()));
    }
  }

  private void compare() {
    Comparison comparison = new Comparison(referee, position, tally);
    comparison.ofTheBoard(steps.isEmpty() ? "start" : "position");
    Sample sample = new Sample(referee.past(), random);
    List<Move> wishes = referee.ending().isPresent() ? sample.few() : sample.wishes();
    wishes.forEach(comparison::of);
    comparison.ofTheLists(sample.forRescues());
    new KnowledgeComparison(referee, position, log, tally).ofAllViewers();
  }

  /** The legal moves, and for one that may be made with a Rescue all its forms. */
  private List<Move> choices() {
    List<Move> moves = referee.moves();
    List<Move> onBackRow = moves.stream().filter(m -> Rescuing.isHere(referee.past(), m)).toList();
    if (onBackRow.isEmpty()) {
      return moves;
    }
    Move plain = Rulebook.any(onBackRow, random);
    return Stream.concat(moves.stream(), Wishes.rescues(referee.past(), plain).map(plain::with)).toList();
  }

  private void make(Move move) {
    Verdict.Accepted accepted = (Verdict.Accepted) position.judge(move);
    Annals past = referee.past();
    Annals after = Playing.after(past, move, new Comparison(referee, position, tally).rescued(accepted));
    referee = Referee.of(after);
    position = accepted.after();
    steps.add(move + " -> " + Reporting.claims(after, referee.ending()));
    Reporting.events(after, referee.ending()).stream().map(Event::asNews).forEach(log::add);
  }
}

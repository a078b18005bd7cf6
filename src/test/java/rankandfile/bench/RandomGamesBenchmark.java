package rankandfile.bench;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import rankandfile.rules.Field;
import rankandfile.rules.Move;
import rankandfile.rules.Position;
import rankandfile.rules.Verdict;
import rankandfile.rules.edition.Edition;

/**
 * Plies a second in games played at random from random setups of the whole army, with all legal moves generated at
 * every ply; when a game is over the next begins. The aim on one core is 300,000 through {@link #publicApi} and
 * 1,000,000 through {@link #innerLayer} in the classic game.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class RandomGamesBenchmark {

  private static final int PLIES = 1_000;

  @Param({"FIELD_GUIDE", "LIGHTNING"})
  private Edition edition;

  private final SplittableRandom random = new SplittableRandom(42);
  private List<Position> openings;
  private List<Field> fields;
  private int[] moves;
  private int opening;
  private Position position;
  private Field field;

  @Setup
  public void setUp() {
    openings = Openings.random(edition, 256);
    fields = openings.stream().map(Position::field).toList();
    moves = new int[fields.getFirst().mostMoves()];
    position = openings.getFirst();
    field = fields.getFirst().copy();
  }

  @Benchmark
  @OperationsPerInvocation(PLIES)
  public Position publicApi() {
    for (int i = 0; i < PLIES; i++) {
      List<Move> legal = position.moves();
      position = legal.isEmpty()
          ? openings.get(++opening % openings.size())
          : after(position.judge(legal.get(random.nextInt(legal.size()))));
    }
    return position;
  }

  private static Position after(Verdict verdict) {
    return ((Verdict.Accepted) verdict).after();
  }

  @Benchmark
  @OperationsPerInvocation(PLIES)
  public long innerLayer() {
    for (int i = 0; i < PLIES; i++) {
      int count = field.moves(moves);
      if (count == 0) {
        field = fields.get(++opening % fields.size()).copy();
      } else {
        field.play(moves[random.nextInt(count)]);
      }
    }
    return field.key();
  }
}

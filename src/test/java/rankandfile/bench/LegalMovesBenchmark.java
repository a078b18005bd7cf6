package rankandfile.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import rankandfile.rules.Field;
import rankandfile.rules.Move;
import rankandfile.rules.Position;
import rankandfile.rules.edition.Edition;

/** The time that all legal moves of one position take, at the opening and in the middle game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class LegalMovesBenchmark {

  private static final int POSITIONS = 64;

  @Param({"FIELD_GUIDE", "LIGHTNING"})
  private Edition edition;

  /** How many plies after the opening. */
  @Param({"0", "80"})
  private int ply;

  private List<Position> positions;
  private List<Field> fields;
  private int[] moves;
  private int next;

  @Setup
  public void setUp() {
    positions = Openings.later(edition, POSITIONS, ply);
    fields = positions.stream().map(Position::field).toList();
    moves = new int[fields.getFirst().mostMoves()];
  }

  @Benchmark
  public List<Move> publicApi() {
    return positions.get(next++ % positions.size()).moves();
  }

  @Benchmark
  public int innerLayer() {
    return fields.get(next++ % fields.size()).moves(moves);
  }
}

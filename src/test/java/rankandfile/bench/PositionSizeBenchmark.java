package rankandfile.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
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
import rankandfile.rules.Move;
import rankandfile.rules.Position;
import rankandfile.rules.Verdict;
import rankandfile.rules.edition.Edition;

/**
 * Bytes a position: what one more position of a game that is kept adds to the heap (the heap after a collection,
 * divided by the positions kept, the shared log of news included), and what judging one accepted move allocates (as
 * the thread's counter says, garbage included).
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2)
@Measurement(iterations = 1)
public class PositionSizeBenchmark {

  private static final int KEPT = 100_000;

  /** What the runs report. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Bytes {
    public double kept;
    public double allocated;
  }

  @Param({"FIELD_GUIDE", "LIGHTNING"})
  private Edition edition;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private List<Position> openings;

  @Setup
  public void setUp() {
    openings = Openings.random(edition, 2_000);
  }

  @Benchmark
  public List<Position> bytes(Bytes bytes) {
    Random random = new Random(3);
    List<Position> kept = new ArrayList<>(KEPT);
    long used = used();
    long allocated = 0;
    for (int game = 0; kept.size() < KEPT; game++) {
      Position position = openings.get(game % openings.size());
      while (position.ending().isEmpty() && kept.size() < KEPT) {
        List<Move> moves = position.moves();
        Move move = moves.get(random.nextInt(moves.size()));
        long before = threads.getCurrentThreadAllocatedBytes();
        Verdict verdict = position.judge(move);
        allocated += threads.getCurrentThreadAllocatedBytes() - before;
        position = ((Verdict.Accepted) verdict).after();
        kept.add(position);
      }
    }
    bytes.kept = (double) (used() - used) / KEPT;
    bytes.allocated = (double) allocated / KEPT;
    return kept;
  }

  private static long used() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}

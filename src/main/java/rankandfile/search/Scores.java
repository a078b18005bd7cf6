package rankandfile.search;

import java.io.IOException;
import java.util.Collection;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.search.CollectorManager;
import org.apache.lucene.search.Scorable;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;

/** How well each document fits one query. For a searcher without threads of its own. */
final class Scores implements CollectorManager<Scores.Part, Scores> {

  private final float[] scores;
  private float best;

  /** None yet, of so many documents. */
  Scores(int documents) {
    scores = new float[documents];
  }

  /** The score of the document with this number; 0 where it does not fit at all. */
  float of(int number) {
    return scores[number];
  }

  float best() {
    return best;
  }

  @Override
  public Part newCollector() {
    return new Part();
  }

  @Override
  public Scores reduce(Collection<Part> parts) {
    return this;
  }

  /** Notes the scores of a part of the index. */
  final class Part extends SimpleCollector {

    private int base;
    private Scorable document;

    @Override
    public ScoreMode scoreMode() {
      return ScoreMode.COMPLETE;
    }

    @Override
    protected void doSetNextReader(LeafReaderContext part) {
      base = part.docBase;
    }

    @Override
    public void setScorer(Scorable scorer) {
      document = scorer;
    }

    @Override
    public void collect(int number) throws IOException {
      float score = document.score();
      scores[base + number] = score;
      best = Math.max(best, score);
    }
  }
}

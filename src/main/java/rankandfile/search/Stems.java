package rankandfile.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/** The stems of what is said, without the small words. */
final class Stems {

  private Stems() {}

  static List<String> of(Analyzer analyzer, String words) {
    List<String> stems = new ArrayList<>();
    try (TokenStream stream = analyzer.tokenStream(Index.BODY, words)) {
      CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
      stream.reset();
      while (stream.incrementToken()) {
        stems.add(term.toString());
      }
      stream.end();
    } catch (IOException e) {
      throw new UncheckedIOException("a word in memory cannot fail", e);
    }
    return stems;
  }

  /** All of them as one term. */
  static String joined(Analyzer analyzer, String words) {
    return String.join(" ", of(analyzer, words));
  }
}

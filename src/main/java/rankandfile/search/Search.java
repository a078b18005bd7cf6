package rankandfile.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;
import rankandfile.book.Book;
import rankandfile.scenario.RuleIds;

/**
 * Finds pages and boards by the words that people use, typing errors and other languages' piece names included. Made
 * once from a book, in memory; safe to ask from any thread.
 */
public final class Search {

  /** Lucene tells at its start that a faster way of comparing vectors is not there; nobody here compares any. */
  private static final Logger VECTORS = Logger.getLogger("org.apache.lucene.internal.vectorization");

  /** How well the last that are listed fit, as a part of how well the best does. */
  private static final double TAIL = 0.25;

  private final Book book;
  private final IndexSearcher searcher;
  private final Queries queries;
  /** What each document of the index stands for, by its number. */
  private final List<Hit> documents;

  private Search(Book book, IndexSearcher searcher, Queries queries) throws IOException {
    this.book = book;
    this.searcher = searcher;
    this.queries = queries;
    documents = new ArrayList<>();
    StoredFields stored = searcher.storedFields();
    for (int d = 0; d < searcher.getIndexReader().maxDoc(); d++) {
      documents.add(hit(stored.document(d)));
    }
  }

  private Hit hit(Document stored) {
    Book.Page page = book.page(stored.get(Index.CHAPTER)).orElseThrow();
    return new Hit(stored.get(Index.ADDRESS), page, stored.get(Index.SHOWN));
  }

  /** Reads the whole book into an index. Takes some tenths of a second. */
  public static Search of(Book book) {
    VECTORS.setLevel(Level.OFF);
    Analyzer analyzer = new BookAnalyzer();
    Directory directory = new ByteBuffersDirectory();
    try {
      Index.write(book, directory, analyzer);
      IndexReader reader = DirectoryReader.open(directory);
      return new Search(book, new IndexSearcher(reader),
          new Queries(analyzer, Synonyms.bundled().with(PieceNames.of(book)), reader));
    } catch (IOException e) {
      throw new UncheckedIOException("an index in memory cannot fail", e);
    }
  }

  /** What fits the words best, best first, at most {@code most}; each chapter at most once. */
  public List<Hit> find(String words, int most) {
    return find(words, most, page -> true);
  }

  /** The same among some pages. What fits far less than the best of them is left out. */
  public List<Hit> find(String words, int most, Predicate<Book.Page> among) {
    Map<String, Hit> hits = new LinkedHashMap<>();
    direct(words.strip()).filter(h -> among.test(h.page())).ifPresent(h -> hits.put(h.page().chapter().id(), h));
    double least = 0;
    for (ScoreDoc found : ranked(words)) {
      if (hits.size() >= most || found.score < least) {
        break;
      }
      Hit hit = documents.get(found.doc);
      if (among.test(hit.page())) {
        least = Math.max(least, found.score * TAIL);
        hits.putIfAbsent(hit.page().chapter().id(), hit);
      }
    }
    return new ArrayList<>(hits.values());
  }

  /** Best first: what has more of the words, above all of the rare ones, stands before what has one of them often. */
  private List<ScoreDoc> ranked(String words) {
    float[] scores = new float[documents.size()];
    float[] met = new float[documents.size()];
    float all = 0;
    for (Query word : queries.of(words)) {
      Scores found = scores(word);
      float rare = found.best(); // the rarer a word, the more it can score
      all += rare;
      for (int d = 0; d < scores.length; d++) {
        scores[d] += found.of(d);
        met[d] += found.of(d) > 0 ? rare : 0;
      }
    }
    for (Query more : queries.together(words)) {
      Scores found = scores(more);
      for (int d = 0; d < scores.length; d++) {
        scores[d] += found.of(d);
      }
    }
    float whole = all;
    return IntStream.range(0, documents.size()).filter(d -> scores[d] > 0)
        .mapToObj(d -> new ScoreDoc(d, scores[d] * (met[d] / whole) * (met[d] / whole)))
        .sorted((a, b) -> Float.compare(b.score, a.score)).toList();
  }

  private Scores scores(Query query) {
    try {
      return searcher.search(query, new Scores(documents.size()));
    } catch (IOException e) {
      throw new UncheckedIOException("an index in memory cannot fail", e);
    }
  }

  /** An address or a rule's id leads straight there. */
  private Optional<Hit> direct(String words) {
    String rule = words.toUpperCase(Locale.ROOT).replaceFirst("^RULE:?\\s*", "");
    if (RuleIds.ALL.contains(rule)) {
      return book.pageOfRule(rule).map(p -> new Hit(p.chapter().id(), p, p.chapter().title()));
    }
    return Arrays.stream(words.split("[\\s,;()]+")).flatMap(word -> named(word, word.equals(words)).stream())
        .findFirst();
  }

  /** A board's name or a page's id, as it stands alone or within what somebody has copied. */
  private Optional<Hit> named(String word, boolean alone) {
    String name = word.replaceFirst("^#", "").replaceFirst("[.:]+$", "");
    return !alone && !word.startsWith("#") && !word.contains("-") ? Optional.empty()
        : book.pageOf(name).map(p -> new Hit("#" + name, p, Index.shownOf(p, name)))
            .or(() -> book.page(name).map(p -> new Hit(name, p, Index.shownOf(p))));
  }
}

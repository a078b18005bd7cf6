package rankandfile.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.search.IndexSearcher;
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

  private final Book book;
  private final IndexSearcher searcher;
  private final Queries queries;

  private Search(Book book, IndexSearcher searcher, Queries queries) {
    this.book = book;
    this.searcher = searcher;
    this.queries = queries;
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
    Map<String, Hit> hits = new LinkedHashMap<>();
    direct(words.strip()).ifPresent(h -> hits.put(h.page().chapter().id(), h));
    try {
      for (ScoreDoc found : searcher.search(queries.of(words), most * 4).scoreDocs) {
        Hit hit = hit(found.doc);
        if (hits.size() < most) {
          hits.putIfAbsent(hit.page().chapter().id(), hit);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException("an index in memory cannot fail", e);
    }
    return new ArrayList<>(hits.values());
  }

  private Hit hit(int document) throws IOException {
    var stored = searcher.storedFields().document(document);
    Book.Page page = book.page(stored.get(Index.CHAPTER)).orElseThrow();
    return new Hit(stored.get(Index.ADDRESS), page, stored.get(Index.SHOWN));
  }

  /** An address or a rule's id leads straight there. */
  private Optional<Hit> direct(String words) {
    String rule = words.toUpperCase(Locale.ROOT).replaceFirst("^RULE:?\\s*", "");
    if (RuleIds.ALL.contains(rule)) {
      return book.pageOfRule(rule).map(p -> new Hit(p.chapter().id(), p, p.chapter().title()));
    }
    String name = words.startsWith("#") ? words.substring(1) : words;
    return book.pageOf(name).map(p -> new Hit("#" + name, p, Index.shownOf(p, name)))
        .or(() -> book.page(name).map(p -> new Hit(name, p, Index.shownOf(p))));
  }
}

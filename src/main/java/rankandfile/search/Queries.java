package rankandfile.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/** Makes queries of what somebody has typed, one for each word. Each counts once, where it fits best. */
final class Queries {

  private static final int LONGEST = 200;
  /** To find what a mistyped word should be takes long: so many are tried. */
  private static final int MISTYPED_WORDS = 3;
  /** What is longer than any word is neither a mistyped one nor the beginning of one. */
  private static final int LONGEST_WORD = 16;
  private static final float SYNONYM = 0.8f;
  private static final float BEGINNING = 0.5f;
  private static final float MISTYPED = 0.4f;
  private static final float WEAK = 0.2f;
  private static final float ALL_OF_IT = 20;
  private static final float IN_ORDER = 1.5f;
  private static final float PAIR = 1.5f;
  /** Words that open a question. They tell a little, and must not outweigh what is asked about. */
  private static final Set<String> QUESTION_WORDS = Set.of("how", "many", "much", "who", "where", "when", "why",
      "happens", "happen", "get", "put", "same", "other", "right", "cant", "dont", "not", "no");

  private final Analyzer analyzer;
  private final Synonyms synonyms;
  private final IndexReader reader;

  Queries(Analyzer analyzer, Synonyms synonyms, IndexReader reader) {
    this.analyzer = analyzer;
    this.synonyms = synonyms;
    this.reader = reader;
  }

  List<Query> of(String typed) {
    String words = typed.length() > LONGEST ? typed.substring(0, LONGEST) : typed;
    List<Query> queries = new ArrayList<>();
    String[] all = words.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}'’]+");
    int tried = 0;
    for (int i = 0; i < all.length; i++) {
      boolean mistyped = tried < MISTYPED_WORDS && stems(all[i]).stream().anyMatch(this::isMistyped);
      tried += mistyped ? 1 : 0;
      List<Query> ways = ways(all[i], i == all.length - 1, mistyped);
      if (!ways.isEmpty()) {
        Query word = new DisjunctionMaxQuery(ways, 0.1f);
        queries.add(QUESTION_WORDS.contains(all[i]) ? new BoostQuery(word, WEAK) : word);
      }
    }
    return queries;
  }

  /** Words that stand together say more than each alone, and most when somebody says all of it in that way. */
  List<Query> together(String typed) {
    List<String> stems = Stems.of(analyzer, typed.length() > LONGEST ? typed.substring(0, LONGEST) : typed);
    List<Query> queries = new ArrayList<>();
    if (stems.size() > 1) {
      queries.add(new BoostQuery(new ConstantScoreQuery(new TermQuery(
          new Term(Index.SAID, String.join(" ", stems)))), ALL_OF_IT));
    }
    for (int i = 0; i + 1 < stems.size(); i++) {
      queries.add(pair(stems.get(i), stems.get(i + 1)));
    }
    if (stems.size() > 2) {
      queries.add(new BoostQuery(new PhraseQuery(2, Index.TITLE, stems.toArray(String[]::new)), IN_ORDER));
    }
    return queries;
  }

  private static Query pair(String one, String other) {
    return new DisjunctionMaxQuery(List.of(new BoostQuery(new PhraseQuery(1, Index.TITLE, one, other), PAIR),
        new BoostQuery(new PhraseQuery(1, Index.WORDS, one, other), PAIR)), 0.1f);
  }

  /** Everything that one word may mean. Only the last one may be unfinished. */
  private List<Query> ways(String word, boolean last, boolean mistyped) {
    List<Query> ways = new ArrayList<>();
    for (String stem : stems(word)) {
      ways.addAll(exactly(stem, 1));
      if (last && stem.length() > 2 && stem.length() <= LONGEST_WORD) {
        ways.addAll(fields((field, boost) -> new BoostQuery(
            new ConstantScoreQuery(new PrefixQuery(new Term(field, stem))), boost * BEGINNING)));
      }
      if (mistyped && isMistyped(stem)) {
        ways.addAll(fields((field, boost) -> new BoostQuery(
            new FuzzyQuery(new Term(field, stem), stem.length() > 6 ? 2 : 1, 1), boost * MISTYPED)));
      }
    }
    for (String other : synonyms.of(word)) {
      stems(other).forEach(stem -> ways.addAll(exactly(stem, SYNONYM)));
    }
    return ways;
  }

  private boolean isMistyped(String stem) {
    return stem.length() > 3 && stem.length() <= LONGEST_WORD && !isKnown(stem);
  }

  private boolean isKnown(String stem) {
    try {
      for (String field : Index.WEIGHTS.keySet()) {
        if (reader.docFreq(new Term(field, stem)) > 0) {
          return true;
        }
      }
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException("an index in memory cannot fail", e);
    }
  }

  private static List<Query> exactly(String stem, float weight) {
    return fields((field, boost) -> new BoostQuery(new TermQuery(new Term(field, stem)), boost * weight));
  }

  private interface InField {
    Query in(String field, float boost);
  }

  private static List<Query> fields(InField query) {
    List<Query> all = new ArrayList<>();
    Index.WEIGHTS.forEach((field, boost) -> all.add(query.in(field, boost)));
    return all;
  }

  private List<String> stems(String word) {
    return Stems.of(analyzer, word);
  }
}

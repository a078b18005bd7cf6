package rankandfile.search;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.en.EnglishPossessiveFilter;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import java.util.List;

/** Cuts text into words as English has them, without accents, endings and the small words that say nothing. */
final class BookAnalyzer extends Analyzer {

  private static final CharArraySet SMALL = new CharArraySet(List.of("a", "an", "and", "are", "as", "at", "be", "but",
      "by", "can", "could", "did", "do", "does", "for", "had", "has", "have", "he", "her", "him", "his", "i", "if",
      "in", "into", "is", "it", "its", "me", "mine", "my", "of", "on", "or", "our", "ours", "she", "should", "so",
      "that", "the", "their", "theirs", "them", "then", "there", "these", "they", "this", "to", "was", "we", "were",
      "what", "which", "will", "with", "would", "you", "your", "yours"), true);

  /** So far stand the phrases of one field from each other, so that no phrase is found across two. */
  @Override
  public int getPositionIncrementGap(String field) {
    return 20;
  }

  @Override
  protected TokenStreamComponents createComponents(String field) {
    Tokenizer words = new StandardTokenizer();
    TokenStream stream = new EnglishPossessiveFilter(words);
    stream = new LowerCaseFilter(stream);
    stream = new ASCIIFoldingFilter(stream);
    stream = new StopFilter(stream, SMALL);
    return new TokenStreamComponents(words, new PorterStemFilter(stream));
  }
}

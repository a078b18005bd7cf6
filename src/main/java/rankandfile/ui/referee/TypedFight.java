package rankandfile.ui.referee;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rankandfile.notation.Words;
import rankandfile.rules.Piece;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.edition.Numbering;

/**
 * Two pieces as somebody types them: by name or its beginning, by the code of the chapters, by the number in force, or
 * by a name in another language. Words that are no piece, such as "attacks", do not matter.
 */
final class TypedFight {

  private final List<Rank> army;
  private final Numbering numbering;
  private final Map<String, List<String>> foreign;

  /**
   * Typed words.
   *
   * @param army the ranks there are, strongest first
   * @param foreign from a name in another language, in small letters, to the English ones
   */
  TypedFight(List<Rank> army, Numbering numbering, Map<String, List<String>> foreign) {
    this.army = army;
    this.numbering = numbering;
    this.foreign = foreign;
  }

  /** The attacker and then the defender, if the words name two pieces. */
  Optional<Encounter> read(String typed) {
    List<Rank> ranks = new ArrayList<>();
    for (String word : plain(typed).split("[^\\p{L}\\p{N}]+")) {
      rank(word).ifPresent(ranks::add);
    }
    return ranks.size() < 2 ? Optional.empty() : Optional.of(new Encounter(ranks.get(0), ranks.get(1)));
  }

  private Optional<Rank> rank(String word) {
    Stream<Predicate<Rank>> ways = word.isEmpty() ? Stream.of() : Stream.of(
        r -> plain(numbering.label(r)).equals(word),
        r -> plain(r.name()).equals(word),
        r -> plain(Words.code(new Piece(Side.RED, r))).equals(word),
        r -> means(word, r, String::equals),
        r -> word.length() > 1 && plain(r.name()).startsWith(word),
        r -> word.length() > 2 && means(word, r, String::startsWith));
    return ways.flatMap(way -> army.stream().filter(way)).findFirst();
  }

  private interface Compared {
    boolean fits(String name, String word);
  }

  private boolean means(String word, Rank rank, Compared how) {
    return foreign.entrySet().stream().anyMatch(e -> how.fits(plain(e.getKey()), word)
        && e.getValue().stream().anyMatch(n -> plain(n).equals(plain(rank.name()))));
  }

  /** Small letters without accents. */
  private static String plain(String text) {
    return Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD).replaceAll("\\p{M}", "")
        .replace('ı', 'i').replace('ø', 'o');
  }
}

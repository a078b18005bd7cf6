package rankandfile.ui.desk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import rankandfile.rules.Ending;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;
import rankandfile.wording.Sentences;

/**
 * What all ten editions say to one move, or of the board as it stands; those that agree are one row. Those that differ
 * from what is played come first, those that do not get that far last.
 *
 * @param differs whether this is not the answer under the rules now played
 */
public record Elsewhere(List<Edition> editions, String verdict, boolean differs) {

  public Elsewhere {
    editions = List.copyOf(editions);
  }

  /** The names of its editions, one behind the other. */
  public String names(Texts texts) {
    return String.join(texts.text("between"), editions.stream().map(Names::brief).toList());
  }

  /** What they say to a move. */
  static List<Elsewhere> ofMove(Reply here, Map<Edition, Reply> there, Texts texts) {
    return all(here, there, r -> r.over().map(o -> texts.text("elsewhere.over", Sentences.brief(o)))
        .orElseGet(() -> Sentences.brief(r.result())), texts);
  }

  /** How they say that a board is over as it stands. */
  static List<Elsewhere> ofStanding(Optional<Ending> here, Map<Edition, Optional<Ending>> there, Texts texts) {
    return all(here, there, e -> e.map(Sentences::brief).orElseGet(() -> texts.text("elsewhere.open")), texts);
  }

  /** Compares with what is said here; {@code there} holds the editions that get so far. */
  private static <T> List<Elsewhere> all(T here, Map<Edition, T> there, Function<T, String> words, Texts texts) {
    Map<T, List<Edition>> groups = new LinkedHashMap<>();
    there.forEach((edition, answer) -> groups.computeIfAbsent(answer, r -> new ArrayList<>()).add(edition));
    List<Elsewhere> rows = new ArrayList<>();
    groups.forEach((answer, editions) -> {
      if (!answer.equals(here)) {
        rows.add(new Elsewhere(editions, words.apply(answer), true));
      }
    });
    Optional.ofNullable(groups.get(here)).ifPresent(e -> rows.add(new Elsewhere(e, words.apply(here), false)));
    List<Edition> silent = Arrays.stream(Edition.values()).filter(e -> !there.containsKey(e)).toList();
    if (!silent.isEmpty()) {
      rows.add(new Elsewhere(silent, texts.text("elsewhere.not-reached"), true));
    }
    return rows;
  }
}

package rankandfile.ui.desk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rankandfile.notation.Result;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;
import rankandfile.wording.Sentences;

/**
 * What all ten editions say to one move; those that agree are one row. Those that differ from what is played come
 * first, those that do not get that far last.
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

  /** Compares with what is said here; {@code there} holds the editions that reach the move. */
  static List<Elsewhere> all(Result here, Map<Edition, Result> there, Texts texts) {
    Map<Result, List<Edition>> groups = new LinkedHashMap<>();
    there.forEach((edition, result) -> groups.computeIfAbsent(result, r -> new ArrayList<>()).add(edition));
    List<Elsewhere> rows = new ArrayList<>();
    groups.forEach((result, editions) -> {
      if (!result.equals(here)) {
        rows.add(new Elsewhere(editions, Sentences.brief(result), true));
      }
    });
    Optional.ofNullable(groups.get(here)).ifPresent(e -> rows.add(new Elsewhere(e, Sentences.brief(here), false)));
    List<Edition> silent = Arrays.stream(Edition.values()).filter(e -> !there.containsKey(e)).toList();
    if (!silent.isEmpty()) {
      rows.add(new Elsewhere(silent, texts.text("elsewhere.not-reached"), true));
    }
    return rows;
  }
}

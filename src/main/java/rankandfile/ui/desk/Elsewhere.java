package rankandfile.ui.desk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rankandfile.notation.Result;
import rankandfile.notation.RulesText;
import rankandfile.rules.Move;
import rankandfile.rules.edition.Edition;
import rankandfile.scenario.Sketch;
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

  /** Compares; {@code tried} are the moves made and at last the one in question. */
  static List<Elsewhere> all(Sketch sketch, List<Move> tried, Texts texts) {
    Optional<Result> here = sketch.resultUnder(sketch.rules(), tried);
    Map<Optional<Result>, List<Edition>> groups = new LinkedHashMap<>();
    for (Edition edition : Edition.values()) {
      groups.computeIfAbsent(sketch.resultUnder(RulesText.of(edition), tried), r -> new ArrayList<>()).add(edition);
    }
    List<Elsewhere> rows = new ArrayList<>();
    groups.forEach((result, editions) -> result.filter(r -> !result.equals(here))
        .ifPresent(r -> rows.add(new Elsewhere(editions, Sentences.brief(r), true))));
    Optional.ofNullable(groups.get(here))
        .ifPresent(same -> rows.add(new Elsewhere(same, here.map(Sentences::brief).orElse(""), false)));
    Optional.ofNullable(groups.get(Optional.<Result>empty()))
        .ifPresent(not -> rows.add(new Elsewhere(not, texts.text("elsewhere.not-reached"), true)));
    return rows;
  }
}

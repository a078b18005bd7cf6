package rankandfile.ui.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rankandfile.book.Chapter;
import rankandfile.notation.RulesText;
import rankandfile.rules.edition.Edition;
import rankandfile.wording.Names;

/** What a case says for other editions than the one in force. */
public final class Verdicts {

  private Verdicts() {}

  /** The verdicts that differ, each behind the editions that have it. */
  public static List<String> others(Chapter chapter, RulesText rules) {
    String here = chapter.verdict(rules.edition()).orElse("");
    Map<String, List<String>> groups = new LinkedHashMap<>();
    for (Edition edition : Edition.values()) {
      String there = chapter.verdict(edition).orElse("");
      if (!there.equals(here) && !there.isEmpty()) {
        groups.computeIfAbsent(there, k -> new ArrayList<>()).add(Names.brief(edition));
      }
    }
    return groups.entrySet().stream().map(e -> LiveWords.text("chip",
        String.join(LiveWords.text("chip.between"), e.getValue()), e.getKey())).toList();
  }
}

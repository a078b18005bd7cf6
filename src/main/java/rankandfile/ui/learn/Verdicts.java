package rankandfile.ui.learn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rankandfile.book.Chapter;
import rankandfile.notation.RulesText;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;

/** What a case says for other editions than the one in force. */
final class Verdicts {

  private Verdicts() {}

  /** The verdicts that differ, each behind the editions that have it. */
  static List<String> others(Chapter chapter, RulesText rules, Texts texts) {
    String here = chapter.verdict(rules.edition()).orElse("");
    Map<String, List<String>> groups = new LinkedHashMap<>();
    for (Edition edition : Edition.values()) {
      String there = chapter.verdict(edition).orElse("");
      if (!there.equals(here) && !there.isEmpty()) {
        groups.computeIfAbsent(there, k -> new ArrayList<>()).add(Names.brief(edition));
      }
    }
    return groups.entrySet().stream().map(e -> texts.text("chip", names(e.getValue(), texts), e.getKey())).toList();
  }

  private static String names(List<String> group, Texts texts) {
    return group.size() > 3 ? texts.text("chip.more", group.getFirst(), group.size() - 1)
        : String.join(texts.text("chip.between"), group);
  }
}

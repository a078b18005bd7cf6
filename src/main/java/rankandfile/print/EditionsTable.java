package rankandfile.print;

import static rankandfile.print.PrintWords.say;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rankandfile.rules.Army;
import rankandfile.rules.Rank;
import rankandfile.rules.Switch;
import rankandfile.rules.edition.Edition;
import rankandfile.wording.Names;

/** The other editions, each told as its difference from these pages or from a row above it, whichever is shorter. */
final class EditionsTable {

  private final Edition here;

  /** One way to tell a row. */
  private record Telling(String text, int facts) {}

  EditionsTable(Reference reference) {
    this.here = reference.edition();
  }

  String html() {
    StringBuilder html = new StringBuilder("<table class=\"editions\"><thead><tr>")
        .append("<th scope=\"col\" class=\"edition\">").append(Html.escape(say("editions.edition")))
        .append("</th><th scope=\"col\">")
        .append(Html.escape(say("editions.differs"))).append("</th></tr></thead><tbody>");
    List<Edition> above = new ArrayList<>();
    for (Edition edition : Edition.values()) {
      if (edition != here) {
        html.append("<tr><th scope=\"row\">").append(Html.escape(Names.of(edition))).append("</th><td>")
            .append(Html.escape(shortest(edition, above))).append("</td></tr>");
        above.add(edition);
      }
    }
    return html.append("</tbody></table>").toString();
  }

  private String shortest(Edition edition, List<Edition> above) {
    Telling best = told(edition, here, "");
    for (Edition other : above) {
      Telling telling = told(edition, other, say("editions.as", Names.brief(other)) + " ");
      best = telling.facts() + 1 < best.facts() ? telling : best;
    }
    return best.text().isBlank() ? say("editions.same") : best.text().strip();
  }

  private static Telling told(Edition edition, Edition other, String lead) {
    List<String> facts = new ArrayList<>();
    if (edition.numbering() != other.numbering()) {
      facts.add(say("numbers." + edition.numbering().name()));
    }
    if (!edition.rules().army().equals(other.rules().army())) {
      facts.add(army(edition.rules().army()));
    }
    Arrays.stream(Switch.values()).map(s -> s.in(edition.rules()))
        .filter(v -> v != v.key().in(other.rules()))
        .map(v -> say("differs." + v.key().word() + "." + v.word())).filter(s -> !s.isEmpty()).forEach(facts::add);
    return new Telling(lead + String.join(" ", facts), facts.size());
  }

  /** A large army by its size, a small one piece by piece. */
  private static String army(Army army) {
    String pieces = Stream.of(Rank.values()).sorted((a, b) -> b.compareTo(a)).filter(r -> army.count(r) > 0)
        .map(r -> army.count(r) == 1 ? Names.of(r) : say("army.several", army.count(r), Names.of(r)))
        .collect(Collectors.joining(", "));
    return army.size() > 10 ? say("army.large." + (army.count(Rank.MINER) > 0 ? "miners" : "corporals"), army.size())
        : say("army.small", army.size(), pieces);
  }
}

package rankandfile.print;

import static rankandfile.print.PrintWords.say;

import java.util.ArrayList;
import java.util.List;
import rankandfile.rules.Army;
import rankandfile.rules.BattleTable;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;
import rankandfile.wording.Names;

/** The inventory of the army and the table of fights, as the rules in force have them. */
final class Tables {

  /** The width of a sign that is drawn, in millimetres. */
  static final double SIGN = 2.9;

  private final Reference reference;
  private final Ruleset rules;
  private final BattleTable fights;
  private final List<Rank> ranks;

  Tables(Reference reference) {
    this.reference = reference;
    this.rules = reference.rules().rules();
    this.fights = new BattleTable(rules);
    this.ranks = fights.ranks();
  }

  // ---- the army

  String army() {
    StringBuilder html = new StringBuilder("<table class=\"army\"><thead><tr>");
    head(html, "piece", "army.piece");
    head(html, reference.numbering().highIsStrong() ? "number own" : "number", "army.modern");
    head(html, reference.numbering().highIsStrong() ? "number" : "number own", "army.old");
    head(html, "number", "army.count");
    head(html, "moves", "army.moves");
    head(html, "special", "army.special");
    html.append("</tr></thead><tbody>");
    ranks.forEach(r -> html.append(armyRow(r)));
    return html.append(sum()).append("</tbody></table>").toString();
  }

  private static void head(StringBuilder html, String style, String key) {
    html.append("<th scope=\"col\" class=\"").append(style).append("\">").append(Html.escape(say(key)))
        .append("</th>");
  }

  private String armyRow(Rank rank) {
    boolean high = reference.numbering().highIsStrong();
    return "<tr><th scope=\"row\" class=\"piece\">" + EmblemSign.of(rank) + Names.of(rank) + "</th>"
        + number(modern().label(rank), high) + number(Numbering.MARSHAL_ONE.label(rank), !high)
        + number(Integer.toString(rules.army().count(rank)), false)
        + "<td class=\"moves\">" + Html.escape(Special.moves(rank, rules)) + "</td><td>"
        + Html.escape(Special.of(rank, rules)) + "</td></tr>";
  }

  private Numbering modern() {
    return reference.edition() == Edition.LIGHTNING ? Edition.LIGHTNING.numbering() : Numbering.MARSHAL_TEN;
  }

  private static String number(String text, boolean own) {
    return "<td class=\"number" + (own ? " own" : "") + "\">" + text + "</td>";
  }

  private String sum() {
    Army army = rules.army();
    return "<tr class=\"sum\"><th scope=\"row\" class=\"piece\">" + Html.escape(say("army.types", ranks.size()))
        + "</th><td></td><td></td><td class=\"number own\">" + army.size() + "</td><td class=\"moves\" colspan=\"2\">"
        + Html.escape(say("army.movable", army.movable(), army.size() - army.movable())) + "</td></tr>";
  }

  // ---- the fights

  String battles() {
    StringBuilder html = new StringBuilder("<table class=\"battles\"><thead><tr><th scope=\"col\" class=\"corner\">");
    html.append(Html.escape(say("battles.corner"))).append("</th>");
    ranks.forEach(r -> html.append("<th scope=\"col\" title=\"").append(Names.of(r)).append("\">")
        .append(EmblemSign.of(r)).append("<br/>").append(reference.numbering().label(r)).append("</th>"));
    html.append("</tr></thead><tbody>");
    ranks.stream().filter(Rank::canMove).forEach(r -> html.append(battleRow(r)));
    return html.append("</tbody></table>").toString();
  }

  private String battleRow(Rank attacker) {
    List<String> cells = new ArrayList<>();
    for (Rank defender : ranks) {
      BattleTable.Cell cell = fights.cell(attacker, defender);
      String told = say("battles.cell", Names.of(attacker), Names.of(defender), say("cell." + cell.name()));
      cells.add("<td title=\"" + Html.escape(told) + "\">" + sign(cell, told) + "</td>");
    }
    return "<tr><th scope=\"row\">" + EmblemSign.of(attacker) + Names.of(attacker) + " "
        + reference.numbering().label(attacker) + "</th>" + String.join("", cells) + "</tr>";
  }

  private static String sign(BattleTable.Cell cell, String told) {
    return switch (cell) {
      case WINS -> "●";
      case LOST -> "○";
      case BOTH -> "<span class=\"both\">×</span>";
      case SPECIAL -> EmblemSign.special(told);
      case FLAG -> EmblemSign.figure(Rank.FLAG, told, SIGN);
      case NEVER -> throw new IllegalArgumentException("only pieces that can move have a row");
    };
  }
}

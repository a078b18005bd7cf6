package rankandfile.ui.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rankandfile.rules.BattleTable;
import rankandfile.rules.Rank;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;

/** The table as text in letters of one width, to be copied. */
final class TableText {

  private final InForce.Now now;
  private final Texts texts;

  TableText(InForce.Now now, Texts texts) {
    this.now = now;
    this.texts = texts;
  }

  /** Edition and house rules, the table with its columns aligned, and what the signs mean; lines end with LF. */
  String of(BattleTable table) {
    List<String> lines = new ArrayList<>();
    lines.add(texts.text("text.title", Names.of(now.rules().edition()), Names.direction(now.numbering())));
    if (!now.rules().switches().isEmpty()) {
      lines.add(texts.text("text.house-rules", now.rules().switches().stream().map(Names::with)
          .collect(Collectors.joining(texts.text("text.between")))));
    }
    lines.add(texts.text("table.corner").replace('\n', ' '));
    lines.add("");
    int wide = table.ranks().stream().mapToInt(r -> named(r).length()).max().orElse(0);
    lines.add(row("", wide, table.ranks().stream().map(r -> now.numbering().label(r)).toList()));
    for (Rank attacker : table.ranks()) {
      lines.add(row(named(attacker), wide, table.ranks().stream().map(d -> sign(table.cell(attacker, d))).toList()));
    }
    lines.add("");
    lines.add(IntStream.range(0, BattleTable.Cell.values().length).mapToObj(i -> BattleTable.Cell.values()[i])
        .map(c -> sign(c) + " " + texts.text("cell." + c.name())).collect(Collectors.joining(", ")));
    return String.join("\n", lines) + "\n";
  }

  private String named(Rank rank) {
    return Names.of(rank) + " " + now.numbering().label(rank);
  }

  private static String row(String head, int wide, List<String> cells) {
    StringBuilder row = new StringBuilder(head).repeat(' ', wide - head.length());
    cells.forEach(c -> row.repeat(' ', 4 - c.length()).append(c));
    return row.toString();
  }

  private static String sign(BattleTable.Cell cell) {
    return switch (cell) {
      case WINS -> "W";
      case LOST -> "L";
      case BOTH -> "x";
      case SPECIAL -> "*";
      case FLAG -> "F";
      case NEVER -> "-";
    };
  }
}

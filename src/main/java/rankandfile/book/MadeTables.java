package rankandfile.book;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.stream.Collectors;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Switch;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;
import rankandfile.wording.Names;

/** The tables that a chapter asks for with a block {@code table NAME}. They are made from the rulesets, never typed. */
public final class MadeTables {

  /** The tables there are. */
  static final List<String> NAMES = List.of("army", "armies", "numbers", "editions", "switches");
  private static final ResourceBundle WORDS = ResourceBundle.getBundle("rankandfile.book.tables");

  private MadeTables() {}

  /** The table with this name, if there is one. */
  static Optional<Passage> named(String name) {
    return Optional.ofNullable(switch (name) {
      case "army" -> new Passage.Army();
      case "armies" -> armies();
      case "numbers" -> numbers();
      case "editions" -> editions();
      case "switches" -> switches();
      default -> null;
    });
  }

  /** The army of one edition from the strongest rank down: what a piece is called, its number, how many there are. */
  public static Passage.Table army(Ruleset rules, Numbering numbering) {
    List<List<String>> rows = new ArrayList<>();
    for (Rank rank : strongestFirst()) {
      if (rules.army().count(rank) > 0) {
        rows.add(List.of(Names.of(rank), numbering.label(rank), Integer.toString(rules.army().count(rank))));
      }
    }
    rows.add(List.of(WORDS.getString("together"), "", Integer.toString(rules.army().size())));
    return table(List.of(WORDS.getString("piece"), WORDS.getString("number"), WORDS.getString("count")), rows);
  }

  /** How many pieces of each rank an army has. Editions with equal armies share a column. */
  private static Passage armies() {
    List<Edition> kinds = List.of(Edition.FIELD_GUIDE, Edition.LIGHTNING, Edition.BARRAGE, Edition.DUEL);
    List<String> head = new ArrayList<>(List.of(WORDS.getString("piece"), WORDS.getString("classic")));
    kinds.stream().skip(1).map(Names::brief).forEach(head::add);
    List<List<String>> rows = new ArrayList<>();
    for (Rank rank : strongestFirst()) {
      rows.add(row(Names.of(rank), kinds, e -> count(e.rules().army().count(rank))));
    }
    rows.add(row(WORDS.getString("together"), kinds, e -> count(e.rules().army().size())));
    return table(head, rows);
  }

  private static String count(int count) {
    return count == 0 ? "–" : Integer.toString(count);
  }

  /** What is printed on each piece. */
  private static Passage numbers() {
    List<Numbering> kinds = List.of(Numbering.MARSHAL_TEN, Numbering.MARSHAL_ONE, Numbering.MARSHAL_TEN_SPY_S);
    List<String> head = List.of(WORDS.getString("piece"), WORDS.getString("marshal-ten"),
        WORDS.getString("marshal-one"), Names.brief(Edition.LIGHTNING));
    return table(head, strongestFirst().stream().map(r -> row(Names.of(r), kinds, k -> k.label(r))).toList());
  }

  /** Each edition with its numbers and what differs from the field guide. */
  private static Passage editions() {
    List<String> head = List.of(WORDS.getString("edition"), WORDS.getString("pieces"), WORDS.getString("marshal"),
        WORDS.getString("differs"));
    return table(head, Arrays.stream(Edition.values())
        .map(e -> List.of(Names.of(e), Integer.toString(e.rules().army().size()),
            e.numbering().label(Rank.MARSHAL), differences(e)))
        .toList());
  }

  private static String differences(Edition edition) {
    Ruleset rules = edition.rules();
    String text = Arrays.stream(Switch.values())
        .filter(s -> s.in(rules) != s.in(Edition.FIELD_GUIDE.rules()))
        .map(s -> Names.with(s.in(rules)))
        .collect(Collectors.joining("; "));
    return text.isEmpty() ? "–" : text;
  }

  /** Each switch with its values and the editions that have them. */
  private static Passage switches() {
    List<List<String>> rows = new ArrayList<>();
    for (Switch key : Switch.values()) {
      Map<SwitchValue, List<String>> by = new LinkedHashMap<>();
      for (Edition edition : Edition.values()) {
        by.computeIfAbsent(key.in(edition.rules()), v -> new ArrayList<>()).add(Names.brief(edition));
      }
      by.forEach((value, editions) -> rows.add(List.of(Names.of(key), Names.of(value),
          editions.size() == Edition.values().length ? WORDS.getString("all") : String.join(", ", editions))));
    }
    return table(List.of(WORDS.getString("switch"), WORDS.getString("value"), WORDS.getString("editions")), rows);
  }

  private static List<Rank> strongestFirst() {
    return Arrays.asList(Rank.values()).reversed();
  }

  private static <T> List<String> row(String first, List<T> columns, Function<T, String> cell) {
    List<String> row = new ArrayList<>(List.of(first));
    columns.forEach(c -> row.add(cell.apply(c)));
    return row;
  }

  private static Passage.Table table(List<String> head, List<List<String>> rows) {
    return new Passage.Table(cells(head), rows.stream().map(MadeTables::cells).toList());
  }

  private static List<List<Inline>> cells(List<String> texts) {
    return texts.stream().map(t -> List.<Inline>of(new Inline.Text(t))).toList();
  }
}

package rankandfile.print;

import static rankandfile.print.PrintWords.say;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.notation.RulesText;
import rankandfile.notation.Span;
import rankandfile.picture.BoardPicture;
import rankandfile.rules.News;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Switch;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;
import rankandfile.scenario.Frame;
import rankandfile.scenario.Playback;
import rankandfile.scenario.Scenario;
import rankandfile.wording.Fights;
import rankandfile.wording.Names;

/**
 * The disputed cases: the question of a page of the book with its verdict for the edition. Where a house switch
 * changes what happens on the page's boards, the switch is named instead of the verdict.
 */
final class Cases {

  private final Book book;
  private final RulesText rules;

  Cases(Book book, RulesText rules) {
    this.book = book;
    this.rules = rules;
  }

  /** The table's row for the page with this id. */
  String row(Span id) {
    Chapter page = book.page(id.text()).map(Book.Page::chapter).filter(c -> c.front("verdict").isPresent())
        .orElseThrow(() -> Flaw.stop(Flaw.unknown(id, "unknown-case", cases())));
    List<SwitchValue> house = deciding(page);
    String verdict = house.isEmpty() ? Html.ledByFirstSentence(verdict(page))
        : "<span class=\"chip\">" + Html.escape(say("house.chip")) + "</span> <b>"
            + Html.escape(house.stream().map(Names::with).collect(Collectors.joining("; "))) + "</b>";
    return "<tr><th scope=\"row\">" + Html.escape(page.title()) + "</th><td>" + verdict + "</td><td class=\"rule\">"
        + rule(page).orElse("") + "</td></tr>";
  }

  /** The first rule that the page cites, but none by which the fights on its boards are decided elsewhere only. */
  private Optional<String> rule(Chapter page) {
    List<News.Fought> met = page.scenarios().stream()
        .flatMap(s -> Playback.of(s, rules.rules()).frames().stream()).flatMap(f -> f.news().stream())
        .filter(News.Fought.class::isInstance).map(News.Fought.class::cast).toList();
    Set<String> here = behind(met, rules.rules());
    Set<String> elsewhere = Arrays.stream(Edition.values()).flatMap(e -> behind(met, e.rules()).stream())
        .filter(r -> !here.contains(r)).collect(Collectors.toSet());
    return cites(page).stream().filter(r -> !elsewhere.contains(r)).findFirst();
  }

  private static Set<String> behind(List<News.Fought> fights, Ruleset rules) {
    return fights.stream().map(f -> Fights.explain(f, rules, Numbering.MARSHAL_TEN).rule())
        .collect(Collectors.toSet());
  }

  private List<String> cases() {
    return book.pages().stream().map(Book.Page::chapter).filter(c -> c.front("verdict").isPresent())
        .map(Chapter::id).toList();
  }

  private String verdict(Chapter page) {
    String verdict = page.verdict(rules.edition()).orElseThrow();
    int end = verdict.indexOf(". ") + 1;
    boolean open = words("cases.open").contains(page.title().split(" ")[0]);
    return open && words("cases.short").contains(verdict.substring(0, end)) ? verdict.substring(end + 1) : verdict;
  }

  private static List<String> words(String key) {
    return List.of(say(key).split(" "));
  }

  private static List<String> cites(Chapter page) {
    return page.scenarios().stream().flatMap(s -> s.cites().stream()).distinct().toList();
  }

  /** The house switches without which the page's boards would end otherwise; all where only all together do. */
  private List<SwitchValue> deciding(Chapter page) {
    List<SwitchValue> house = new HouseRules(rules).inForce();
    if (house.isEmpty() || alike(page, rules.edition().rules(), rules.rules())) {
      return List.of();
    }
    List<SwitchValue> alone = house.stream()
        .filter(v -> !alike(page, rules.rules(), rules.rules().with(v.key().in(rules.edition().rules())))).toList();
    return alone.isEmpty() ? house : alone;
  }

  private static boolean alike(Chapter page, Ruleset one, Ruleset other) {
    return page.scenarios().stream().allMatch(s -> told(s, one).equals(told(s, other)))
        && (Switch.FIRST.in(one) == Switch.FIRST.in(other) || !cites(page).contains("M1"));
  }

  /** What a reader sees of a board: every answer, and what is drawn after every step. */
  private static List<Object> told(Scenario scenario, Ruleset rules) {
    return Playback.of(scenario, rules).frames().stream().<Object>map(Cases::told).toList();
  }

  private static List<Object> told(Frame frame) {
    BoardPicture drawn = frame.after().picture(Numbering.MARSHAL_TEN);
    return List.of(frame.answer(), frame.news(), drawn);
  }
}

package rankandfile.ui.learn;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.book.Inline;
import rankandfile.book.Passage;
import rankandfile.notation.RulesText;
import rankandfile.rules.Rank;
import rankandfile.rules.Setup;
import rankandfile.rules.SwitchValue;
import rankandfile.rules.edition.Edition;
import rankandfile.scenario.Playback;
import rankandfile.scenario.Scenario;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.Editions;
import rankandfile.wording.Names;

/** What stands above a page that is not quite about the edition in force, and where that edition is described. */
final class TopNote {

  private static final int MOST_NAMED = 2;
  private static final String EDITIONS = "the-ten-editions";

  private TopNote() {}

  /** That the page is about others, shows pieces that the edition has not, or tells other rules; empty for none. */
  static String of(Book.Page page, RulesText rules, Texts texts) {
    Chapter chapter = page.chapter();
    if (isAboutOthers(chapter, rules)) {
      return texts.text("about-others", Editions.full(chapter.scenarios().getFirst().rules()),
          Editions.full(rules));
    }
    List<SwitchValue> differing = page.part().equals(Shelf.CASES) ? List.of() : Differences.of(chapter, rules);
    String otherwise = differing.isEmpty() ? "" : otherwise(differing, chapter, rules, texts);
    return Stream.of(army(chapter, rules, texts), otherwise).filter(s -> !s.isEmpty())
        .collect(Collectors.joining("\n"));
  }

  private static String army(Chapter chapter, RulesText rules, Texts texts) {
    Set<Rank> missing = missing(chapter, rules);
    int pieces = rules.rules().army().size();
    if (missing.size() > MOST_NAMED) {
      return texts.text("fewer-ranks", Editions.brief(rules), pieces);
    }
    return missing.isEmpty() ? "" : texts.text("missing-ranks", Editions.brief(rules), pieces,
        missing.stream().map(Names::of).collect(Collectors.joining(texts.text("list.or"))));
  }

  private static String otherwise(List<SwitchValue> differing, Chapter chapter, RulesText rules, Texts texts) {
    String told = differing.stream().map(Names::meaning).collect(Collectors.joining(" "));
    String first = texts.text("differs", Editions.brief(rules), told);
    return chapter.tasks().isEmpty() ? first
        : first + " " + texts.text("differs.tasks", Names.of(Edition.FIELD_GUIDE));
  }

  /** Where the book tells of the edition: the heading with its name. */
  static Optional<String> address(Book book, Edition edition) {
    return book.page(EDITIONS).stream().flatMap(p -> p.chapter().passages().stream())
        .flatMap(p -> p instanceof Passage.Heading h && Inline.plain(h.parts()).equals(Names.of(edition))
            ? Stream.of(EDITIONS + "#" + h.id()) : Stream.empty()).findFirst();
  }

  /** Whether all its boards are under special rules and none of them goes like that under the rules in force. */
  static boolean isAboutOthers(Chapter chapter, RulesText rules) {
    List<Scenario> scenarios = chapter.scenarios();
    return !scenarios.isEmpty() && scenarios.stream().allMatch(s -> s.rules().edition() != Edition.FIELD_GUIDE
        && s.rules().edition() != rules.edition() && Editions.differs(Playback.of(s), rules) > 0);
  }

  /** The ranks on its boards that an army of these rules has not, the strongest first. */
  private static Set<Rank> missing(Chapter chapter, RulesText rules) {
    Set<Rank> ranks = new TreeSet<Rank>().descendingSet();
    Stream<Setup> setups = Stream.concat(
        chapter.scenarios().stream().filter(s -> s.rules().edition() == Edition.FIELD_GUIDE).map(Scenario::setup),
        chapter.tasks().stream().map(t -> t.setup()));
    setups.flatMap(s -> s.placements().stream()).map(p -> p.piece().rank())
        .filter(r -> rules.rules().army().count(r) == 0).forEach(ranks::add);
    return ranks;
  }
}

package rankandfile.ui.learn;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rankandfile.book.Chapter;
import rankandfile.notation.RulesText;
import rankandfile.rules.Rank;
import rankandfile.rules.Setup;
import rankandfile.rules.edition.Edition;
import rankandfile.scenario.Playback;
import rankandfile.scenario.Scenario;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.Editions;
import rankandfile.wording.Names;

/** What stands above a page that is not quite about the edition in force. */
final class TopNote {

  private static final int MOST_NAMED = 2;

  private TopNote() {}

  /** That the page is about others, or shows pieces that the edition has not; empty for neither. */
  static String of(Chapter chapter, RulesText rules, Texts texts) {
    if (isAboutOthers(chapter, rules)) {
      return texts.text("about-others", Editions.full(chapter.scenarios().getFirst().rules()),
          Editions.full(rules));
    }
    Set<Rank> missing = missing(chapter, rules);
    if (missing.size() > MOST_NAMED) {
      return texts.text("fewer-ranks", Editions.full(rules));
    }
    return missing.isEmpty() ? "" : texts.text("missing-ranks", Editions.full(rules),
        missing.stream().map(Names::of).collect(Collectors.joining(texts.text("list.or"))));
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

package rankandfile.ui.live;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rankandfile.notation.RulesText;
import rankandfile.rules.Ending;
import rankandfile.rules.Rank;
import rankandfile.rules.edition.Edition;
import rankandfile.scenario.Answer;
import rankandfile.scenario.Frame;
import rankandfile.scenario.Line;
import rankandfile.scenario.Playback;
import rankandfile.scenario.Scenario;
import rankandfile.wording.Names;

/**
 * What the editions say at a step of a scenario.
 *
 * @param others the other answers, each with rules that give it
 * @param rest what is said of all the others
 */
public record Editions(List<Other> others, String rest) {

  public static final Editions NONE = new Editions(List.of(), "");
  private static final int MOST_NAMED = 3;

  /** An answer of editions as they are, or of ones with house rules; how the game ended, where it was over. */
  private record Kind(Answer answer, Optional<Ending> over, boolean house) {
    static Kind of(Frame frame, RulesText rules) {
      return new Kind(frame.answer(), AnswerWords.over(frame), !rules.switches().isEmpty());
    }

    boolean isLike(Kind other) {
      return answer.equals(other.answer) && over.equals(other.over);
    }
  }

  /**
   * Another answer.
   *
   * @param words {@code Field guide and 4 more: both lost}
   * @param told the same with every edition named
   */
  public record Other(String words, String told, RulesText rules) {}

  /**
   * Compares. An edition whose army has no such piece as the step is about has no answer there.
   *
   * @param played the rules under which the board is played now
   * @param first of several editions with one answer, the one to play, if it is among them
   */
  static Editions at(Playback playback, int step, RulesText played, List<RulesText> first) {
    Optional<Frame> here = Playback.of(playback.scenario(), played.rules()).frame(step);
    if (here.isEmpty()) {
      return NONE;
    }
    Kind mine = Kind.of(here.get(), played);
    SortedSet<Rank> about = Involved.in(here.get());
    Map<Kind, List<RulesText>> groups = new LinkedHashMap<>();
    Map<Rank, List<RulesText>> without = new TreeMap<>();
    List<RulesText> silent = new ArrayList<>();
    for (RulesText rules : candidates(playback.scenario(), step, first)) {
      Optional<Frame> there = Playback.of(playback.scenario(), rules.rules()).frame(step);
      Optional<Rank> lacking = rules.equals(played) ? Optional.empty() : Involved.lacking(about, rules);
      if (lacking.isPresent()) {
        boolean alike = there.filter(f -> Kind.of(f, rules).isLike(mine)).isPresent();
        without.computeIfAbsent(lacking.get(), k -> new ArrayList<>()).addAll(alike ? List.of() : List.of(rules));
      } else if (there.isPresent()) {
        groups.computeIfAbsent(Kind.of(there.get(), rules), k -> new ArrayList<>()).add(rules);
      } else {
        silent.add(rules);
      }
    }
    List<RulesText> same = groups.entrySet().stream().filter(e -> e.getKey().isLike(mine))
        .flatMap(e -> e.getValue().stream()).toList();
    groups.keySet().removeIf(k -> k.isLike(mine));
    List<Other> others = groups.entrySet().stream().map(e -> other(e.getKey(), e.getValue())).toList();
    return new Editions(others, rest(others, same, silent, without, played));
  }

  private static Other other(Kind kind, List<RulesText> group) {
    String answer = AnswerWords.brief(kind.answer, kind.over);
    return new Other(LiveWords.text("chip", names(group), answer), LiveWords.text("chip", all(group), answer),
        group.getFirst());
  }

  /** The preferred ones, then all ten editions, then the house rules that the block itself names at this step. */
  private static List<RulesText> candidates(Scenario scenario, int step, List<RulesText> first) {
    List<RulesText> all = new ArrayList<>(first);
    Arrays.stream(Edition.values()).map(RulesText::of).forEach(all::add);
    step(scenario, step).ifPresent(s -> s.variants().stream().map(Line.Variant::rules).forEach(all::add));
    return all.stream().distinct().toList();
  }

  private static String names(List<RulesText> group) {
    return group.size() <= MOST_NAMED ? all(group)
        : LiveWords.text("chip.more", chip(group.getFirst()), group.size() - 1);
  }

  private static String all(List<RulesText> group) {
    return group.stream().map(Editions::chip).collect(Collectors.joining(LiveWords.text("chip.between")));
  }

  /** Of a house rule on the field guide, the rule alone. */
  private static String chip(RulesText rules) {
    return rules.edition() == Edition.FIELD_GUIDE && !rules.switches().isEmpty()
        ? String.join(LiveWords.text("list.between"), rules.switches().stream().map(Names::with).toList())
        : brief(rules);
  }

  private static String rest(List<Other> others, List<RulesText> same, List<RulesText> silent,
      Map<Rank, List<RulesText>> without, RulesText played) {
    List<String> told = new ArrayList<>();
    long editions = same.stream().filter(r -> r.switches().isEmpty()).count();
    if (others.isEmpty() && silent.isEmpty() && editions == Edition.values().length) {
      told.add(LiveWords.text("rest.all", editions));
    } else if (same.stream().anyMatch(r -> !r.equals(played))) {
      told.add(LiveWords.text(without.isEmpty() ? "rest.agree" : "rest.agree.having"));
    }
    without.forEach((rank, group) -> {
      if (!group.isEmpty()) {
        told.add(LiveWords.text("rest.without", Names.of(rank), all(group)));
      }
    });
    if (!silent.isEmpty()) {
      told.add(LiveWords.text("rest.silent", all(silent)));
    }
    return String.join(" ", told);
  }

  /**
   * Says at which step the rules in force go differently, and how.
   *
   * @param shown whether the board is played by its own rules all the same
   */
  static String notice(Playback own, int step, RulesText rules, boolean shown) {
    String edition = full(rules);
    Optional<Frame> there = Playback.of(own.scenario(), rules.rules()).frame(step);
    Optional<Rank> lacking = own.frame(step).flatMap(f -> Involved.lacking(Involved.in(f), rules));
    String differs = lacking.map(r -> LiveWords.text("notice.without", edition, Names.of(r), step))
        .or(() -> there.map(f -> LiveWords.text(StepChip.isRefused(f.answer()) ? "notice.refused" : "notice", edition,
            AnswerWords.brief(f.answer(), AnswerWords.over(f)), step)))
        .orElseGet(() -> LiveWords.text("notice.not-reached", edition, step));
    return shown ? LiveWords.text("notice.shown", full(own.scenario().rules()), differs)
        : there.isPresent() && stops(own, rules) ? LiveWords.text("notice.stops", differs) : differs;
  }

  /** Whether the board comes to a step that these rules do not let it go beyond. */
  static boolean stops(Playback own, RulesText rules) {
    return Playback.of(own.scenario(), rules.rules()).frames().size() < own.frames().size();
  }

  // ---- in words

  /** {@code Field guide}, with its house rules. */
  public static String brief(RulesText rules) {
    return withHouseRules(Names.brief(rules.edition()), rules);
  }

  /** {@code Classic 40, field guide}, with its house rules. */
  public static String full(RulesText rules) {
    return withHouseRules(Names.of(rules.edition()), rules);
  }

  private static String withHouseRules(String name, RulesText rules) {
    if (rules.switches().isEmpty()) {
      return name;
    }
    return LiveWords.text("with-house-rules", name,
        String.join(LiveWords.text("list.between"), rules.switches().stream().map(Names::with).toList()));
  }

  // ---- steps

  /** The step's line in the block. */
  static Optional<Line.Step> step(Scenario scenario, int number) {
    return scenario.lines().stream().filter(Line.Step.class::isInstance).map(Line.Step.class::cast)
        .skip(Math.max(0, number - 1)).findFirst().filter(s -> number > 0);
  }

  /** The first step that goes differently under these rules than the block says; 0 for none. */
  public static int differs(Playback own, RulesText rules) {
    Playback other = Playback.of(own.scenario(), rules.rules());
    for (int step = 1; step <= own.frames().size(); step++) {
      Optional<Answer> there = other.frame(step).map(f -> f.answer());
      if (there.isEmpty() || !there.get().equals(own.frames().get(step - 1).answer())) {
        return step;
      }
    }
    return 0;
  }
}

package rankandfile.ui.live;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rankandfile.notation.RulesText;
import rankandfile.rules.edition.Edition;
import rankandfile.scenario.Answer;
import rankandfile.scenario.Line;
import rankandfile.scenario.Playback;
import rankandfile.scenario.Scenario;
import rankandfile.scenario.Sight;
import rankandfile.wording.Names;
import rankandfile.wording.Sentences;

/**
 * What the editions say at a step of a scenario.
 *
 * @param others the other answers, each with rules that give it
 * @param rest what is said of all the others
 */
public record Editions(List<Other> others, String rest) {

  public static final Editions NONE = new Editions(List.of(), "");
  private static final int MOST_NAMED = 3;

  /** An answer of editions as they are, or of ones with house rules. */
  private record Kind(Answer answer, boolean house) {
    static Kind of(Answer answer, RulesText rules) {
      return new Kind(answer, !rules.switches().isEmpty());
    }
  }

  /** Another answer. {@code words} is {@code Ultimate Lightning: both lost}. */
  public record Other(String words, RulesText rules) {}

  /**
   * Compares.
   *
   * @param played the rules under which the board is played now
   * @param first of several editions with one answer, the one to play, if it is among them
   */
  static Editions at(Playback playback, int step, RulesText played, List<RulesText> first) {
    Optional<Answer> here = playback.answerUnder(played, step);
    if (here.isEmpty()) {
      return NONE;
    }
    Map<Kind, List<RulesText>> groups = new LinkedHashMap<>();
    List<RulesText> silent = new ArrayList<>();
    for (RulesText rules : candidates(playback.scenario(), step, first)) {
      playback.answerUnder(rules, step).ifPresentOrElse(
          a -> groups.computeIfAbsent(Kind.of(a, rules), k -> new ArrayList<>()).add(rules), () -> silent.add(rules));
    }
    List<RulesText> same = groups.entrySet().stream().filter(e -> e.getKey().answer().equals(here.get()))
        .flatMap(e -> e.getValue().stream()).toList();
    groups.keySet().removeIf(k -> k.answer().equals(here.get()));
    List<Other> others = groups.entrySet().stream()
        .map(e -> new Other(LiveWords.text("chip", names(e.getValue()), brief(e.getKey().answer())),
            e.getValue().getFirst())).toList();
    return new Editions(others, rest(others, same, silent, played));
  }

  /** The preferred ones, then all ten editions, then the house rules that the block itself names at this step. */
  private static List<RulesText> candidates(Scenario scenario, int step, List<RulesText> first) {
    List<RulesText> all = new ArrayList<>(first);
    Arrays.stream(Edition.values()).map(RulesText::of).forEach(all::add);
    step(scenario, step).ifPresent(s -> s.variants().stream().map(Line.Variant::rules).forEach(all::add));
    return all.stream().distinct().toList();
  }

  private static String names(List<RulesText> group) {
    if (group.size() <= MOST_NAMED) {
      return String.join(LiveWords.text("chip.between"), group.stream().map(r -> chip(r)).toList());
    }
    return LiveWords.text("chip.more", chip(group.getFirst()), group.size() - 1);
  }

  /** Of a house rule on the field guide, the rule alone. */
  private static String chip(RulesText rules) {
    return rules.edition() == Edition.FIELD_GUIDE && !rules.switches().isEmpty()
        ? String.join(LiveWords.text("list.between"), rules.switches().stream().map(Names::with).toList())
        : brief(rules);
  }

  private static String rest(List<Other> others, List<RulesText> same, List<RulesText> silent, RulesText played) {
    List<String> told = new ArrayList<>();
    long editions = same.stream().filter(r -> r.switches().isEmpty()).count();
    if (others.isEmpty() && silent.isEmpty() && editions == Edition.values().length) {
      told.add(LiveWords.text("rest.all", editions));
    } else if (same.stream().anyMatch(r -> !r.equals(played))) {
      told.add(LiveWords.text("rest.agree"));
    }
    if (!silent.isEmpty()) {
      told.add(LiveWords.text("rest.silent", names(silent)));
    }
    return String.join(" ", told);
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

  /** An answer in a few words. */
  static String brief(Answer answer) {
    return switch (answer) {
      case Answer.Outcome a -> unstopped(Sentences.brief(a.result()));
      case Answer.Squares a -> a.squares().size() > 4 ? LiveWords.text("answer.squares", a.squares().size())
          : Sentences.squares(a.squares());
      case Answer.Seen a -> seen(a);
      case Answer.Over a -> unstopped(Sentences.ending(a.ending()));
      case Answer.Open a -> LiveWords.text("answer.open");
    };
  }

  static String seen(Answer.Seen seen) {
    return seen.sight() == Sight.AMONG
        ? String.join(LiveWords.text("list.or"), seen.ranks().reversed().stream().map(Names::of).toList())
        : LiveWords.text("sight." + seen.sight().name());
  }

  private static String unstopped(String sentence) {
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
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

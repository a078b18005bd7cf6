package rankandfile.coach;

import static rankandfile.coach.Moment.squares;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import rankandfile.rules.News;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.BombAfterFight;
import rankandfile.rules.SwitchValue.CaptainSteps;
import rankandfile.rules.SwitchValue.Threefold;
import rankandfile.wording.Names;

/** What there is to explain, and when: for each topic what is said where it occurs in a moment. */
final class Occasions {

  /** From so few pieces that can move on, a side is in danger of having no move. */
  private static final int FEW = 4;

  private static final Map<Topic, Function<Moment, Optional<Remark>>> ALL = new EnumMap<>(Topic.class);

  static {
    ALL.put(Topic.START, Occasions::start);
    ALL.put(Topic.FIRST_MOVE, Occasions::firstMove);
    ALL.put(Topic.SCOUT_RAN, m -> ran(m, true));
    ALL.put(Topic.ENEMY_RAN, m -> ran(m, false));
    ALL.put(Topic.ENEMY_MOVED, Occasions::enemyMoved);
    ALL.put(Topic.BATTLE_WON, m -> battle(m, Topic.BATTLE_WON));
    ALL.put(Topic.BATTLE_LOST, m -> battle(m, Topic.BATTLE_LOST));
    ALL.put(Topic.BATTLE_EQUAL, m -> battle(m, Topic.BATTLE_EQUAL));
    ALL.put(Topic.BOMB_MET, Occasions::bombMet);
    ALL.put(Topic.BOMB_LIFTED, Occasions::bombLifted);
    ALL.put(Topic.MARSHAL_CAUGHT, Occasions::marshalCaught);
    ALL.put(Topic.SILENT_DEFENCE, Occasions::silentDefence);
    ALL.put(Topic.RESCUE, Occasions::rescue);
    ALL.put(Topic.SPY_CHANCE, Occasions::spyChance);
    ALL.put(Topic.SPY_DANGER, Occasions::spyDanger);
    ALL.put(Topic.DANGER, Occasions::danger);
    ALL.put(Topic.LAST_CROSSING, Occasions::lastCrossing);
    ALL.put(Topic.REPETITION, Occasions::repetition);
    ALL.put(Topic.FEW_LEFT, Occasions::fewLeft);
  }

  private Occasions() {}

  /** What is said of the topic, if it occurs now. */
  static Optional<Remark> of(Topic topic, Moment now) {
    return ALL.get(topic).apply(now);
  }

  private static Optional<Remark> say(Topic topic, String variant, String rule, SortedSet<Square> marked,
      Object... values) {
    String key = topic.word() + variant;
    return Optional.of(new Remark(Words.text(topic.word() + ".title", values), Words.text(key, values), "",
        Words.rule(rule), marked, topic == Topic.START || topic == Topic.FEW_LEFT));
  }

  // ---- moves

  private static Optional<Remark> start(Moment now) {
    boolean first = now.fresh().isEmpty() && now.seen().log().isEmpty() && now.isMyTurn();
    return first ? say(Topic.START, "", "M3", new TreeSet<>(now.seen().destinations().keySet())) : Optional.empty();
  }

  private static Optional<Remark> firstMove(Moment now) {
    return now.news(News.Walked.class).filter(w -> w.side() == now.me())
        .flatMap(w -> say(Topic.FIRST_MOVE, "", "M8", squares(w.path().getLast())));
  }

  private static Optional<Remark> ran(Moment now, boolean own) {
    Topic topic = own ? Topic.SCOUT_RAN : Topic.ENEMY_RAN;
    return now.news(News.Walked.class).filter(w -> (w.side() == now.me()) == own && isLong(now, w))
        .flatMap(w -> say(topic, "", "M5", squares(w.path().getLast()), w.path().getLast(),
            w.path().getFirst().stepsTo(w.path().getLast())));
  }

  /** So long that only a Scout can have made it. */
  private static boolean isLong(Moment now, News.Walked walk) {
    int captain = now.seen().rules().captainSteps() == CaptainSteps.TWO ? 2 : 1;
    return walk.path().size() == 2 && walk.path().getFirst().stepsTo(walk.path().getLast()) > captain;
  }

  private static Optional<Remark> enemyMoved(Moment now) {
    Optional<News.Walked> walk = now.news(News.Walked.class).filter(w -> w.side() == now.enemy() && !isLong(now, w));
    return walk.flatMap(w -> {
      Square there = w.path().getLast();
      Optional<Moment.Standing<Sighting.Own>> mine = now.mine()
          .filter(s -> s.square().isNextTo(there) && s.piece().piece().rank().canMove()).findFirst();
      return mine.isEmpty() ? say(Topic.ENEMY_MOVED, "", "M8", squares(there), there)
          : say(Topic.ENEMY_MOVED, ".near", "M8", squares(there, mine.get().square()), there,
              Names.of(mine.get().piece().piece().rank()));
    });
  }

  // ---- fights

  private static Optional<Remark> battle(Moment now, Topic wanted) {
    return now.fight().filter(Occasions::isByStrength).flatMap(f -> {
      boolean attacked = f.side() == now.me();
      Rank mine = attacked ? f.attacker() : f.defender();
      Rank theirs = attacked ? f.defender() : f.attacker();
      boolean won = f.outcome() == (attacked ? Outcome.ATTACKER_WINS : Outcome.DEFENDER_WINS);
      Topic topic = f.outcome() == Outcome.BOTH_LOST ? Topic.BATTLE_EQUAL : won ? Topic.BATTLE_WON : Topic.BATTLE_LOST;
      boolean tie = f.outcome() != Outcome.BOTH_LOST && mine.strength() == theirs.strength();
      String rule = tie || topic == Topic.BATTLE_EQUAL ? "A3" : topic == Topic.BATTLE_WON ? "A9" : "A1";
      return topic != wanted ? Optional.<Remark>empty() : say(topic, tie ? ".tie" : "", rule,
          squares(f.path().getLast()), Names.of(mine), Names.of(theirs), f.path().getLast(), now.enemyName());
    });
  }

  /** Not the fights that have a topic of their own, in which the stronger does not win. */
  private static boolean isByStrength(News.Fought fight) {
    return switch (fight.defender()) {
      case BOMB, FLAG -> false;
      case MARSHAL -> fight.attacker() != Rank.SPY;
      default -> true;
    };
  }

  private static Optional<Remark> bombMet(Moment now) {
    boolean stays = now.seen().rules().bomb() == BombAfterFight.STAYS;
    return now.fight().filter(f -> f.side() == now.me() && f.defender() == Rank.BOMB
            && f.outcome() != Outcome.ATTACKER_WINS)
        .flatMap(f -> say(Topic.BOMB_MET, stays ? "" : ".removed", stays ? "A4" : "A5", squares(f.path().getLast()),
            f.path().getLast(), Names.of(now.clearer())));
  }

  private static Optional<Remark> bombLifted(Moment now) {
    return now.fight().filter(f -> f.defender() == Rank.BOMB && f.outcome() == Outcome.ATTACKER_WINS)
        .flatMap(f -> say(Topic.BOMB_LIFTED, f.side() == now.me() ? "" : ".enemy", now.bombRule(),
            squares(f.path().getLast()), f.path().getLast(), Names.of(now.clearer()), now.enemyName()));
  }

  private static Optional<Remark> marshalCaught(Moment now) {
    return now.fight().filter(f -> f.attacker() == Rank.SPY && f.defender() == Rank.MARSHAL)
        .flatMap(f -> say(Topic.MARSHAL_CAUGHT, f.side() == now.me() ? "" : ".enemy", "A6",
            squares(f.path().getLast()), now.enemyName()));
  }

  private static Optional<Remark> silentDefence(Moment now) {
    return now.news(News.DefendedSilently.class)
        .flatMap(f -> say(Topic.SILENT_DEFENCE, f.side() == now.me() ? winner(now, f.attacker()) : ".mine", "A1",
            squares(f.path().getLast()), Names.of(f.attacker()), f.path().getLast()));
  }

  /** What a silent winner can be: a stronger piece, and a Bomb where that stays and the attacker does not clear it. */
  private static String winner(Moment now, Rank attacker) {
    boolean bomb = now.seen().rules().bomb() == BombAfterFight.STAYS && attacker != now.clearer();
    return !bomb ? ".stronger" : attacker == Rank.MARSHAL ? ".bomb" : "";
  }

  private static Optional<Remark> rescue(Moment now) {
    return now.news(News.Rescued.class).flatMap(r -> say(Topic.RESCUE, r.side() == now.me() ? "" : ".enemy", "S1",
        squares(r.square()), Names.of(r.rank()), r.square(), now.enemyName()));
  }

  // ---- what stands side by side

  private static Optional<Remark> spyChance(Moment now) {
    return !now.isMyTurn() ? Optional.empty() : now.mine(Rank.SPY)
        .flatMap(spy -> now.known(Rank.MARSHAL).map(Moment.Standing::square).filter(m -> m.isNextTo(spy.square()))
            .flatMap(m -> say(Topic.SPY_CHANCE, "", "A6", squares(spy.square(), m), m, spy.square()).stream()))
        .findFirst();
  }

  private static Optional<Remark> spyDanger(Moment now) {
    boolean spyLeft = now.left(now.enemy(), Rank.SPY) > 0 && now.known(Rank.SPY).findAny().isEmpty();
    return !spyLeft ? Optional.empty() : now.mine(Rank.MARSHAL).filter(m -> m.piece().known())
        .flatMap(m -> now.hidden().filter(h -> h.piece().among().isEmpty() && h.square().isNextTo(m.square()))
            .map(Moment.Standing::square)
            .flatMap(h -> say(Topic.SPY_DANGER, "", "A6", squares(m.square(), h), m.square(), h, now.enemyName())
                .stream()))
        .findFirst();
  }

  /** The dearest piece of mine beside a known one that beats it. */
  private static Optional<Remark> danger(Moment now) {
    return !now.isMyTurn() ? Optional.empty() : now.mine().filter(m -> m.piece().piece().rank().canMove())
        .sorted(Comparator.comparingInt(m -> -m.piece().piece().rank().strength()))
        .flatMap(m -> now.known().filter(t -> t.square().isNextTo(m.square()) && t.piece().rank().canMove()
                && now.beats(t.piece().rank(), m.piece().piece().rank()))
            .flatMap(t -> say(Topic.DANGER, "", "A1", squares(m.square(), t.square()), Names.of(t.piece().rank()),
                t.square(), Names.of(m.piece().piece().rank()), m.square()).stream()))
        .findFirst();
  }

  // ---- repetition and the end

  /** Before the last allowed crossing; where two are allowed only behind it, since any step may be the first. */
  private static Optional<Remark> lastCrossing(Moment now) {
    int limit = now.seen().rules().twoSquares().limit();
    int told = Math.max(2, limit - 1);
    return now.seen().crossings().stream()
        .filter(c -> c.side() == now.me() && c.count() == told && now.placeOf(c.id()).isPresent())
        .flatMap(c -> say(Topic.LAST_CROSSING, told == limit ? ".none" : "", "T1", squares(c.one(), c.other()), c.one(),
            c.other(), limit).stream())
        .findFirst();
  }

  private static Optional<Remark> repetition(Moment now) {
    boolean counts = now.seen().rules().threefold() == Threefold.ON && now.seen().occurrences() == 2;
    return counts ? say(Topic.REPETITION, "", "T6", new TreeSet<>()) : Optional.empty();
  }

  private static Optional<Remark> fewLeft(Moment now) {
    List<Square> movers = now.mine().filter(s -> s.piece().piece().rank().canMove()).map(Moment.Standing::square)
        .toList();
    boolean tell = !movers.isEmpty() && movers.size() <= FEW && now.seen().rules().army().movable() > FEW;
    return !tell || now.seen().ending().isPresent() ? Optional.empty()
        : say(Topic.FEW_LEFT, "", "E2", new TreeSet<>(movers), movers.size());
  }
}

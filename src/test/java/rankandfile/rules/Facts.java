package rankandfile.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import rankandfile.rules.Event.Fought;
import rankandfile.rules.Event.Rescued;
import rankandfile.rules.Event.Walked;
import rankandfile.rules.SwitchValue.CaptainSteps;
import rankandfile.rules.SwitchValue.SilentDefence;

/**
 * What everybody at the table can tell of each piece of a game, worked out from the rules alone (A1, A9, M8, S3 and
 * silent defence) without asking the engine what it shows. Pieces go by the numbers of {@link PieceId}.
 */
final class Facts {

  private final Ruleset rules;
  private final List<Placement> start;
  private final List<Set<Rank>> proven = new ArrayList<>();
  private final List<Set<Rank>> possible = new ArrayList<>();

  private Facts(Setup setup) {
    this.rules = setup.rules();
    this.start = inOrder(setup.placements());
    for (Placement p : start) {
      boolean moved = setup.moved().contains(p.square());
      Set<Rank> ranks = setup.known().contains(p.square()) ? EnumSet.of(p.piece().rank()) : EnumSet.allOf(Rank.class);
      ranks.removeIf(rank -> moved && !rank.canMove());
      proven.add(EnumSet.copyOf(ranks));
      possible.add(EnumSet.copyOf(ranks));
    }
    setup.lost().forEach(piece -> {
      proven.add(EnumSet.of(piece.rank()));
      possible.add(EnumSet.of(piece.rank()));
    });
  }

  /** The facts after the last move of the game. */
  static Facts of(RandomGame game) {
    Facts facts = new Facts(game.setup());
    game.events().forEach(events -> events.forEach(facts::heed));
    return facts;
  }

  /** The placements in the order in which pieces are numbered. */
  static List<Placement> inOrder(List<Placement> placements) {
    return placements.stream()
        .sorted(Comparator.comparing((Placement p) -> p.piece().side()).thenComparing(Placement::square)).toList();
  }

  /** The ranks that a shown fight or a move of this very piece leaves; one if it is proven. */
  Set<Rank> proven(int piece) {
    return proven.get(piece);
  }

  /** As {@link #proven}, less the ranks that could not have won a silent defence. */
  Set<Rank> possible(int piece) {
    return possible.get(piece);
  }

  private void heed(Event event) {
    switch (event) {
      case Walked walk -> prove(walk.id(), movers(walk.path()));
      case Fought fight -> heed(fight);
      case Rescued rescue -> prove(rescue.id(), Set.of(rescue.piece().rank()));
      case Event.Ended end -> { }
    }
  }

  private void heed(Fought fight) {
    Rank attacker = fight.attacker().rank();
    prove(fight.attackerId(), Set.of(attacker));
    if (isSilent(fight, rules)) {
      Fights fights = Fights.under(rules);
      possible.get(fight.defenderId().number())
          .removeIf(rank -> fights.between(attacker, rank) != Outcome.DEFENDER_WINS);
    } else {
      prove(fight.defenderId(), Set.of(fight.defender().rank()));
    }
  }

  private static boolean isSilent(Fought fight, Ruleset rules) {
    return rules.silentDefence() == SilentDefence.ON && fight.outcome() == Outcome.DEFENDER_WINS
        && fight.attacker().rank() != Rank.SCOUT;
  }

  /** What both players saw and heard of it. */
  static List<Object> told(Event event, Ruleset rules) {
    return switch (event) {
      case Walked e -> List.of(e.id(), e.path());
      case Fought e when isSilent(e, rules) ->
          List.of(e.attackerId(), e.attacker(), e.defenderId(), e.path(), e.outcome());
      case Fought e ->
          List.of(e.attackerId(), e.attacker(), e.defenderId(), e.path(), e.outcome(), e.defender());
      case Rescued e -> List.of(e.id(), e.piece(), e.square());
      case Event.Ended e -> List.of(e.ending());
    };
  }

  private void prove(PieceId id, Set<Rank> ranks) {
    proven.get(id.number()).retainAll(ranks);
    possible.get(id.number()).retainAll(ranks);
  }

  /** M8: who can have gone this way. */
  private Set<Rank> movers(List<Square> path) {
    int length = path.size() == 3 ? 2 : path.getFirst().lineTo(path.getLast()).size();
    if (length == 1) {
      return EnumSet.range(Rank.SPY, Rank.MARSHAL);
    }
    if (rules.captainSteps() == CaptainSteps.ONE || length > 2) {
      return Set.of(Rank.SCOUT);
    }
    return path.size() == 3 ? Set.of(Rank.CAPTAIN) : Set.of(Rank.SCOUT, Rank.CAPTAIN);
  }
}

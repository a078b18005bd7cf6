package rankandfile.rules.oracle;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import rankandfile.rules.Event;
import rankandfile.rules.Move;
import rankandfile.rules.Piece;
import rankandfile.rules.Position;
import rankandfile.rules.Refusal;
import rankandfile.rules.Rescue;
import rankandfile.rules.Square;
import rankandfile.rules.Verdict;

/** The engine's position held against the referee's past: every answer about moves must be the same. */
record Comparison(Referee referee, Position position, Tally tally) {

  /** What stands where, whose turn it is, and whether the game is over. */
  void ofTheBoard(String kind) {
    Annals past = referee.past();
    Map<Square, Piece> page = new HashMap<>();
    past.now().board().forEach((square, chip) -> page.put(square, chip.piece()));
    Map<Square, Piece> engine = new HashMap<>();
    Square.all().forEach(s -> position.at(s).ifPresent(piece -> engine.put(s, piece)));
    Disagreement.unlessEqual(kind + ": board", kind + ": board", page, engine);
    Disagreement.unlessEqual(kind + ": turn", kind + ": turn", past.side(), position.turn());
    Disagreement.unlessEqual(kind + ": ending", kind + ": ending", referee.ending(), position.ending());
  }

  /** The verdict, and what an accepted move leads to. */
  void of(Move wish) {
    Verdict verdict = position.judge(wish);
    String page = referee.reason(wish).map(r -> "refused: " + r.words()).orElse("accepted");
    String engine = switch (verdict) {
      case Verdict.Refused refused -> "refused: " + words(refused.refusal());
      case Verdict.Accepted accepted -> "accepted";
    };
    Disagreement.unlessEqual("judge: " + page + " / " + engine, wish.toString(), page, engine);
    switch (verdict) {
      case Verdict.Refused refused -> {
        tally.count(words(refused.refusal()));
        tallyChase(wish);
      }
      case Verdict.Accepted accepted -> ofAccepted(wish, accepted);
    }
  }

  private void ofAccepted(Move wish, Verdict.Accepted accepted) {
    Referee after = Referee.of(Playing.after(referee.past(), wish, rescued(accepted)));
    Disagreement.unlessEqual("events", wish + " leads to", Reporting.events(after.past(), after.ending()),
        accepted.events());
    Turn turn = after.past().turns().getLast();
    Optional<Square> corner = wish.via().filter(v -> turn.turnsACorner());
    Disagreement.unlessEqual("move", wish + " is given back as", List.of(wish.from(), corner, wish.to()),
        List.of(accepted.move().from(), accepted.move().via(), accepted.move().to()));
    new Comparison(after, accepted.after(), tally).ofTheBoard("after " + wish);
    tallyAccepted(wish, after, turn);
  }

  /** The piece that the engine brought back, so far as the rules leave that open. */
  Optional<Chip> rescued(Verdict.Accepted accepted) {
    return accepted.events().stream().filter(Event.Rescued.class::isInstance).map(Event.Rescued.class::cast)
        .flatMap(r -> referee.past().chips().stream().filter(c -> c.id().equals(r.id()))).findFirst();
  }

  /** The lists of legal moves, of squares that can be reached, and of Rescues for these moves. */
  void ofTheLists(List<Move> askedForRescues) {
    List<Move> moves = position.moves();
    Disagreement.unlessEqual("moves twice", "moves given twice", Set.of(),
        moves.stream().filter(m -> moves.indexOf(m) != moves.lastIndexOf(m)).collect(Collectors.toSet()));
    Disagreement.unlessEqual("moves", "all legal moves", sorted(referee.moves()), sorted(moves));
    Map<Square, Set<Square>> page = new HashMap<>();
    Square.all().forEach(s -> page.put(s, new TreeSet<>()));
    referee.moves().forEach(m -> page.get(m.from()).add(m.to()));
    for (Square square : Square.all()) {
      Disagreement.unlessEqual("destinations", "legal " + square, page.get(square), position.destinations(square));
    }
    askedForRescues.forEach(this::ofRescues);
  }

  private void ofRescues(Move wish) {
    Set<Rescue> page = referee.ending().isPresent() ? Set.of()
        : Wishes.rescues(referee.past(), wish).collect(Collectors.toSet());
    Disagreement.unlessEqual("rescues", "Rescues with " + wish, page, new HashSet<>(position.rescues(wish)));
  }

  private static Set<String> sorted(List<Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.toCollection(TreeSet::new));
  }

  /** {@code LakeInTheWay} as the book writes it: {@code lake in the way}. */
  private static String words(Refusal refusal) {
    return refusal.getClass().getSimpleName().replaceAll("(?<!^)([A-Z])", " $1").toLowerCase(Locale.ROOT);
  }

  private void tallyChase(Move wish) {
    Annals past = referee.past();
    if (referee.reason(wish).filter(r -> r == Reason.CHASE).isPresent()) {
      tally.countIf(Chasing.isBySeveral(past, wish), Rare.CHASE_BY_SEVERAL);
      tally.countIf(Wishes.rescues(past, wish).findAny().isPresent(), Rare.LEGAL_ONLY_WITH_RESCUE);
    }
  }

  private void tallyAccepted(Move wish, Referee after, Turn turn) {
    turn.outcome().ifPresent(o -> tally.count(Reporting.words(o)));
    after.ending().ifPresent(e -> tally.count(Reporting.words(e)));
    tally.countIf(wish.rescue().isPresent() && turn.rescued().isEmpty(), Rare.RESCUE_LAPSED);
  }
}

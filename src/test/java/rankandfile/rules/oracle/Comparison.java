package rankandfile.rules.oracle;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rankandfile.rules.Ending;
import rankandfile.rules.Ending.WinReason;
import rankandfile.rules.Event;
import rankandfile.rules.Move;
import rankandfile.rules.Piece;
import rankandfile.rules.Position;
import rankandfile.rules.Refusal;
import rankandfile.rules.Rescue;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.Chase;
import rankandfile.rules.Verdict;

/** The engine's position held against the referee's past: every answer about moves must be the same. */
record Comparison(Referee referee, Position position, Tally tally) {

  private static final Map<String, String> WORDS = new HashMap<>();

  /** What stands where, whose turn it is, and whether the game is over. */
  void ofTheBoard(String when) {
    ofTheBoard(when, referee.past(), referee.ending(), position);
  }

  private static void ofTheBoard(String when, Annals past, Optional<Ending> ending, Position position) {
    Map<Square, Piece> page = new HashMap<>();
    past.now().board().forEach((square, chip) -> page.put(square, chip.piece()));
    Map<Square, Piece> engine = new HashMap<>();
    Square.all().forEach(s -> position.at(s).ifPresent(piece -> engine.put(s, piece)));
    Disagreement.unlessEqual("board", when, page, engine);
    Disagreement.unlessEqual("turn", when, past.side(), position.turn());
    Disagreement.unlessEqual("ending", when, ending, position.ending());
  }

  /** The verdict, and what an accepted move leads to. */
  void of(Move wish) {
    Verdict verdict = position.judge(wish);
    String page = referee.reason(wish).map(Reason::words).orElse("accepted");
    String engine = switch (verdict) {
      case Verdict.Refused refused -> words(refused.refusal());
      case Verdict.Accepted _ -> "accepted";
    };
    if (!page.equals(engine)) {
      throw new Disagreement("judge: " + page + " / " + engine, wish.toString(), page, engine);
    }
    tally.count(page);
    switch (verdict) {
      case Verdict.Refused refused -> tallyRefused(wish, refused.refusal());
      case Verdict.Accepted accepted -> ofAccepted(wish, accepted);
    }
  }

  private void ofAccepted(Move wish, Verdict.Accepted accepted) {
    Annals after = Playing.after(referee.past(), wish, rescued(accepted));
    Optional<Ending> ending = Finishing.ending(after);
    Disagreement.unlessEqual("events", wish + " leads to", Reporting.events(after, ending), accepted.events());
    Turn turn = after.turns().getLast();
    Optional<Square> corner = wish.via().filter(v -> turn.turnsACorner());
    Disagreement.unlessEqual("move", wish + " is given back as", List.of(wish.from(), corner, wish.to()),
        List.of(accepted.move().from(), accepted.move().via(), accepted.move().to()));
    ofTheBoard(wish + " leads to", after, ending, accepted.after());
    tallyAccepted(wish, after, ending);
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
    Disagreement.unlessEqual("moves", "all legal moves", new HashSet<>(referee.moves()), new HashSet<>(moves));
    Map<Square, Set<Square>> page = referee.destinations();
    for (Square square : Square.all()) {
      Disagreement.unlessEqual("destinations", "legal " + square, page.getOrDefault(square, Set.of()),
          position.destinations(square));
    }
    askedForRescues.forEach(this::ofRescues);
  }

  private void ofRescues(Move wish) {
    Set<Rescue> page = referee.ending().isPresent() ? Set.of()
        : Wishes.rescues(referee.past(), wish).collect(Collectors.toSet());
    Disagreement.unlessEqual("rescues", "Rescues with " + wish, page, new HashSet<>(position.rescues(wish)));
  }

  /** {@code LakeInTheWay} as the book writes it: {@code lake in the way}. */
  private static String words(Refusal refusal) {
    return WORDS.computeIfAbsent(refusal.getClass().getSimpleName(),
        name -> name.replaceAll("(?<!^)([A-Z])", " $1").toLowerCase(Locale.ROOT));
  }

  private void tallyRefused(Move wish, Refusal refusal) {
    Annals past = referee.past();
    if (refusal instanceof Refusal.Chase) {
      tally.countIf(Chasing.isBySeveral(past), Rare.CHASE_BY_SEVERAL);
      tally.countIf(Chasing.leavesTheLastEvader(past, wish), Rare.CHASE_OF_AN_EARLIER_EVADER);
      tally.countIf(Wishes.rescues(past, wish).findAny().isPresent(), Rare.LEGAL_ONLY_WITH_RESCUE);
    }
  }

  private void tallyAccepted(Move wish, Annals after, Optional<Ending> ending) {
    Annals past = referee.past();
    Turn turn = after.turns().getLast();
    turn.outcome().ifPresent(o -> tally.count(Reporting.words(o)));
    ending.ifPresent(e -> tally.count(Reporting.words(e)));
    tally.countIf(wish.rescue().isPresent() && turn.rescued().isEmpty(), Rare.RESCUE_LAPSED);
    tally.countIf(past.rules().chase() == Chase.ON && Chasing.repeats(past, wish), Rare.SPARED_AS_STRAIGHT_BACK);
    tally.countIf(ending.filter(e -> isLossOf(e, after.side())).isPresent()
        && !Finishing.isImmobile(after, after.side()), Rare.LOSS_WITH_BARRED_MOVES);
    tally.countIf(ending.filter(e -> isLossOf(e, past.side())).isPresent(), Rare.LOSS_OF_THE_OTHER_SIDE);
    tally.countIf(turn.rescued().isPresent() && Rescuing.hasElder(past, turn.rescued().get()),
        Rare.FRESH_PIECE_FIRST);
  }

  private static boolean isLossOf(Ending ending, Side side) {
    return ending.equals(new Ending.Win(side.other(), WinReason.NO_MOVE_LEFT));
  }
}

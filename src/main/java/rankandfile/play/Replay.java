package rankandfile.play;

import java.util.List;
import java.util.Optional;
import rankandfile.notation.Happening;
import rankandfile.notation.Problems;
import rankandfile.notation.Reason;
import rankandfile.notation.Span;

/** Plays the lines of a record at a table, up to the first that cannot have been. */
final class Replay {

  private final Table table;
  private final Problems problems;

  Replay(Table table, Problems problems) {
    this.table = table;
    this.problems = problems;
  }

  /** Whether all of them could be played; the first that could not is a problem. */
  boolean plays(List<PlayedLine> lines) {
    for (PlayedLine line : lines) {
      boolean played = switch (line) {
        case PlayedLine.Moved moved -> moves(moved);
        case PlayedLine.Said said -> says(said);
        case PlayedLine.Ended ended -> ends(ended);
        case PlayedLine.Broken broken -> false;
      };
      if (!played) {
        return false;
      }
    }
    return true;
  }

  private boolean moves(PlayedLine.Moved line) {
    String number = Integer.toString(table.ply() + 1);
    if (!line.number().text().equals(number)) {
      return fail(line.number(), "move-number", line.number().text(), number);
    }
    return switch (table.submit(table.turn(), line.text().move())) {
      case Answer.Over over when over.end() instanceof GameEnd.TooLong ->
          fail(line.place(), "too-many-moves", Table.MOST_PLIES);
      case Answer.Over over -> fail(line.place(), "after-the-end", over.end().text());
      case Answer.Refused refused ->
          fail(line.place(), "move-refused", Reason.of(refused.refusal()).word());
      case Answer.Made made -> agrees(line.place(), line.text(), table.lastPly().fight());
    };
  }

  /** Whether the line says no other fight than there was. */
  private boolean agrees(Span place, MoveText said, Optional<Ply.Fight> fight) {
    String truth = fight.map(MoveText::claim).orElse(Happening.MOVES.word());
    if (said.fight() && fight.isEmpty()) {
      return fail(place, "no-fight-there");
    }
    Optional<Span> claim = said.claim();
    boolean right = claim.isEmpty() || claim.get().text().equals(truth) || claim.get().text().equals(bare(truth));
    return right || fail(claim.get(), "claim-wrong", claim.get().text(), truth);
  }

  /** Without the brackets. */
  private static String bare(String claim) {
    int bracket = claim.indexOf(" (");
    return bracket < 0 ? claim : claim.substring(0, bracket);
  }

  private boolean says(PlayedLine.Said line) {
    boolean done = line.declines() ? table.declineDraw(line.side())
        : table.drawOfferedBy().isEmpty() && table.offerDraw(line.side());
    return done || fail(line.place(), "nothing-to-say");
  }

  private boolean ends(PlayedLine.Ended line) {
    Optional<GameEnd> end = table.end();
    boolean right = switch (line.end()) {
      case GameEnd.ByRule e -> end.filter(e::equals).isPresent();
      case GameEnd.TooLong e -> end.filter(e::equals).isPresent();
      case GameEnd.Resigned e -> table.say(e);
      case GameEnd.DrawAgreed e -> table.say(e);
    };
    String truth = end.map(GameEnd::text).orElse("the game goes on");
    return right || fail(line.place(), "end-wrong", line.end().text(), truth);
  }

  private boolean fail(Span place, String key, Object... values) {
    problems.add(place, key, values);
    return false;
  }
}

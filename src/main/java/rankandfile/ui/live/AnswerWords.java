package rankandfile.ui.live;

import java.util.Optional;
import rankandfile.notation.Happening;
import rankandfile.notation.Reason;
import rankandfile.notation.Result;
import rankandfile.rules.Ending;
import rankandfile.scenario.Answer;
import rankandfile.scenario.Frame;
import rankandfile.scenario.Sight;
import rankandfile.wording.Names;
import rankandfile.wording.Sentences;

/** Answers of the engine in a few words, for chips and notices. */
final class AnswerWords {

  private static final Answer GAME_OVER = new Answer.Outcome(new Result.Refused(Reason.GAME_OVER));
  private static final Answer MOVES = new Answer.Outcome(new Result.Goes(Happening.MOVES));
  private static final int MOST_SQUARES = 4;

  private AnswerWords() {}

  /** How the game had ended before a step that comes too late. */
  static Optional<Ending> over(Frame frame) {
    return frame.answer().equals(GAME_OVER) ? frame.before().seen().ending() : Optional.empty();
  }

  /**
   * An answer: {@code both lost}.
   *
   * @param over how the game had ended, where that is the answer
   */
  static String brief(Answer answer, Optional<Ending> over) {
    return over.map(e -> LiveWords.text("answer.over", Sentences.brief(e))).orElseGet(() -> brief(answer));
  }

  private static String brief(Answer answer) {
    return switch (answer) {
      case Answer.Outcome a -> a.equals(MOVES) ? LiveWords.text("answer.moves")
          : Sentences.brief(a.result());
      case Answer.Squares a -> a.squares().size() > MOST_SQUARES
          ? LiveWords.text("answer.squares", a.squares().size()) : Sentences.squares(a.squares());
      case Answer.Seen a -> seen(a);
      case Answer.Over a -> Sentences.brief(a.ending());
      case Answer.Open a -> LiveWords.text("answer.open");
    };
  }

  static String seen(Answer.Seen seen) {
    return seen.sight() == Sight.AMONG
        ? String.join(LiveWords.text("list.or"), seen.ranks().reversed().stream().map(Names::of).toList())
        : LiveWords.text("sight." + seen.sight().name());
  }
}

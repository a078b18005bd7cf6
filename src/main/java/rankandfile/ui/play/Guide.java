package rankandfile.ui.play;

import java.util.List;
import java.util.Optional;
import rankandfile.coach.Coach;
import rankandfile.coach.Remark;
import rankandfile.rules.Move;
import rankandfile.rules.News;
import rankandfile.rules.Observation;

/**
 * The coach's place beside the board, which may be empty. What was said stays there, without its marks, while the
 * answer to the person's move is waited for, so that nothing comes and goes within a second.
 */
final class Guide {

  private final Optional<Coach> coach;
  private Optional<Remark> lingering = Optional.empty();

  Guide(Optional<Coach> coach) {
    this.coach = coach;
  }

  boolean isThere() {
    return coach.isPresent();
  }

  /** What stands there now. */
  Optional<Remark> remark() {
    return coach.flatMap(Coach::remark).or(() -> lingering);
  }

  /** What it says when the game is over. */
  Optional<Remark> lastWord() {
    return coach.map(Coach::lastWord);
  }

  void happened(Observation seen, List<News> news, boolean own) {
    lingering = own && seen.ending().isEmpty() ? remark().map(Remark::unmarked) : Optional.empty();
    coach.ifPresent(c -> c.happened(seen, news, own));
  }

  void takenBack(Observation seen) {
    lingering = Optional.empty();
    coach.ifPresent(c -> c.takenBack(seen));
  }

  void gotIt() {
    lingering = Optional.empty();
    coach.ifPresent(Coach::gotIt);
  }

  void fewerTips() {
    lingering = Optional.empty();
    coach.ifPresent(Coach::fewerTips);
  }

  void tellAgain() {
    coach.ifPresent(Coach::tellAgain);
  }

  Optional<String> asksBefore(Observation seen, Move move) {
    return coach.flatMap(c -> c.asksBefore(seen, move));
  }

  /** What the coach has explained, in one line; empty without a coach. */
  Optional<String> kept() {
    return coach.map(Coach::kept);
  }
}

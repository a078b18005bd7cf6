package rankandfile.ui.play;

import java.util.List;
import java.util.Optional;
import rankandfile.coach.Remark;
import rankandfile.ui.live.Said;

/**
 * What the screen of a game shows at one moment.
 *
 * @param head whose move it is, or how the game ended
 * @param said what stands beside the board: a refusal, a question, a notice
 * @param choices the answers to what is asked; empty when nothing is
 * @param replay the walk through the moves, where there is one: after the end, and while one looks back
 * @param curtain what stands in front of everything else; empty while a person may look
 * @param remark what the coach says
 */
public record Shown(Sight sight, String head, Said said, List<Choice> choices, Possible possible,
    Optional<ReplayModel> replay, Optional<Curtain> curtain, Optional<Remark> remark) {

  public Shown {
    choices = List.copyOf(choices);
  }
}

package rankandfile.scenario;

import java.util.List;
import rankandfile.rules.News;

/**
 * One step of a scenario, played.
 *
 * @param question what the step asks
 * @param answer what the engine says
 * @param note the text shown beside the board; empty if there is none
 * @param news what happened on the board at this step; nothing for a refused move and for other questions
 * @param before the board before the step
 * @param after the board after it; the same as before it when nothing happened
 */
public record Frame(Question question, Answer answer, String note, List<News> news, Scene before,
    Scene after) {

  public Frame {
    news = List.copyOf(news);
  }
}

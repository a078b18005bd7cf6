package rankandfile.ui.live;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rankandfile.lesson.Reply;
import rankandfile.lesson.TaskRun;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Mark;
import rankandfile.picture.Refusing;
import rankandfile.rules.Move;
import rankandfile.rules.Square;
import rankandfile.scenario.Choice;
import rankandfile.scenario.Scene;
import rankandfile.scenario.Task;
import rankandfile.wording.Sentences;

/** What a task marks on its picture, and its answer in words. */
final class TaskMarks {

  private TaskMarks() {}

  static BoardPicture picked(BoardPicture picture, SortedSet<Square> squares) {
    return picture.with(squares, Mark.PICKED);
  }

  /** Marks what the refusal of this move is about, while it is shown. */
  static BoardPicture refusal(BoardPicture picture, Scene scene, Optional<Move> tried, Optional<Reply> reply) {
    boolean refused = reply.filter(Reply.Refused.class::isInstance).isPresent();
    return refused && tried.isPresent() && scene.attempt(tried.get()) instanceof Scene.Attempt.Refused r
        ? Refusing.mark(picture, r.refusal()) : picture;
  }

  /** The last hint: the move, or the answer itself. */
  static String answer(TaskRun run) {
    return run.hintMove().map(m -> LiveWords.text("hint.move", StepChip.way(m)))
        .orElseGet(() -> LiveWords.text("hint.answer", named(run.task())));
  }

  private static String named(Task task) {
    List<Choice> choices = task.answers().stream().map(Task.Accepted::choice).toList();
    return choices.stream().flatMap(c -> switch (c) {
      case Choice.Named n -> Stream.of(Sentences.brief(n.result()));
      case Choice.Squares s -> s.squares().stream().map(Square::toString);
      case Choice.Moves m -> Stream.<String>of();
      case Choice.Missed m -> Stream.<String>of();
    }).collect(Collectors.joining(LiveWords.text("hint.answer.between")));
  }
}

package rankandfile.ui.learn;

import java.util.List;
import java.util.stream.Stream;
import rankandfile.book.Chapter;
import rankandfile.book.Passage;
import rankandfile.scenario.Scenario;
import rankandfile.scenario.Task;

/** The scenarios and tasks of a chapter in the order in which they stand there. */
final class Blocks {

  private Blocks() {}

  sealed interface Block {}

  record Board(Scenario scenario) implements Block {}

  record Exercise(Task task) implements Block {}

  static List<Block> of(Chapter chapter) {
    return all(chapter.passages()).toList();
  }

  private static Stream<Block> all(List<Passage> passages) {
    return passages.stream().flatMap(p -> switch (p) {
      case Passage.Live l -> Stream.of(new Board(l.scenario()));
      case Passage.Exercise e -> Stream.of(new Exercise(e.task()));
      case Passage.Quote q -> all(q.passages());
      case Passage.Items i -> i.items().stream().flatMap(Blocks::all);
      default -> Stream.<Block>empty();
    });
  }
}

package rankandfile.ui.learn;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import rankandfile.book.Chapter;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;

/** The map of the lessons: what is done, what is next, and starting again. */
final class PathView extends VBox {

  private final Context context;
  private final Runnable resetAll;

  PathView(Context context, Runnable resetAll) {
    this.context = context;
    this.resetAll = resetAll;
    getStyleClass().add("path");
    Parts.here(this, context.model().revisionProperty()).subscribe(v -> fill());
  }

  private void fill() {
    List<Chapter> lessons = Shelf.lessons(context.model().library().book());
    long done = lessons.stream().filter(context.model().progress()::isDone).count();
    getChildren().setAll(Labels.wrapping(context.text("path.lead", lessons.size(), done), "lead", "path-lead"));
    boolean nextFound = false;
    for (int i = 0; i < lessons.size(); i++) {
      boolean isDone = context.model().progress().isDone(lessons.get(i));
      getChildren().add(lesson(i + 1, lessons.get(i), isDone, !isDone && !nextFound));
      nextFound |= !isDone;
    }
    Button all = Parts.button(context.text("path.reset-all"), resetAll);
    HBox foot = new HBox(all);
    foot.getStyleClass().add("path-foot");
    getChildren().add(foot);
  }

  private HBox lesson(int number, Chapter lesson, boolean done, boolean next) {
    Label place = new Label(Integer.toString(number));
    place.getStyleClass().add("path-number");
    if (done) {
      place.setText("");
      place.setGraphic(new Icon(Icon.Shape.CHECK));
    }
    Button open = Parts.button(lesson.title(), () -> context.open().accept(lesson.id()), "flat", "path-title");
    open.setAccessibleText(context.text("path.open", number, lesson.title()));
    Label tasks = Labels.wrapping(tasks(lesson), "path-tasks");
    VBox words = new VBox(open, tasks);
    HBox.setHgrow(words, Priority.ALWAYS);
    HBox row = new HBox(place, words);
    if (!tasks(lesson).isEmpty() || done) {
      Button reset = Parts.button(context.text("path.reset"), () -> context.model().reset(lesson), "flat",
          "link-button");
      reset.setAccessibleText(context.text("path.reset.accessible", number, lesson.title()));
      reset.setVisible(done || solved(lesson) > 0);
      row.getChildren().add(reset);
    }
    row.setAlignment(Pos.CENTER_LEFT);
    row.getStyleClass().add("path-lesson");
    if (done || next) {
      row.getStyleClass().add(done ? "path-done" : "path-next");
    }
    return row;
  }

  private long solved(Chapter lesson) {
    return lesson.tasks().stream().filter(context.model().progress()::isSolved).count();
  }

  private String tasks(Chapter lesson) {
    return lesson.tasks().isEmpty() ? "" : context.text("path.tasks", solved(lesson), lesson.tasks().size());
  }
}

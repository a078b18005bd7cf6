package rankandfile.ui;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import rankandfile.book.Chapter;
import rankandfile.book.ChapterReader;
import rankandfile.notation.Problem;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;
import rankandfile.play.GameRecord;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.kit.UserFiles;

/**
 * Opens a file that somebody has: the record of a game, which says so in its first line, or a chapter. A file that
 * cannot be opened is named with the reason, and changes nothing.
 */
final class FileOpening {

  private static final String CHAPTER = ".md";

  private final Texts texts = new Texts("rankandfile.ui.desktop");
  private final Dialogs dialogs;
  private final UserFiles files;
  private Consumer<GameRecord> game = shown -> {};
  private Consumer<Chapter> chapter = shown -> {};

  FileOpening(Dialogs dialogs, UserFiles files) {
    this.dialogs = dialogs;
    this.files = files;
  }

  /** Tells where games and chapters are shown, once these screens are made. */
  void leadTo(Consumer<GameRecord> games, Consumer<Chapter> chapters) {
    game = games;
    chapter = chapters;
  }

  /** Lets the user choose the record of a game. */
  void askForGame() {
    files.open(texts.text("open.game"), new UserFiles.Kind(texts.text("open.game.kind"), GameRecord.ENDING), this::show,
        this::refuse);
  }

  /** Lets the user choose a chapter. */
  void askForChapter() {
    files.open(texts.text("open.chapter"), new UserFiles.Kind(texts.text("open.chapter.kind"), CHAPTER), this::show,
        this::refuse);
  }

  /** Opens the file; returns before it is read. */
  void open(Path file) {
    files.read(file, this::show, this::refuse);
  }

  private void show(String name, String text) {
    if (GameRecord.isRecord(text)) {
      Problems problems = new Problems();
      Optional<GameRecord> record = GameRecord.read(Source.of(name, text), problems);
      record.ifPresentOrElse(game, () -> refuse(said(problems.all().getFirst())));
    } else if (name.endsWith(CHAPTER)) {
      chapter.accept(ChapterReader.read(name, text));
    } else {
      refuse(texts.text("open.unknown", name));
    }
  }

  private String said(Problem problem) {
    return texts.text("open.problem", problem.file(), problem.line(), problem.message(), problem.hint()).strip();
  }

  private void refuse(String why) {
    dialogs.tell(texts.text("open.failed"), why);
  }
}

package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rankandfile.store.KeptValues;

/** Files through the dialogs. */
class UserFilesTest implements Dialogs {

  private static final UserFiles.Kind NOTE = new UserFiles.Kind("Note", ".txt");

  @TempDir
  private Path folder;

  private final KeptValues state = KeptValues.inMemory();
  private final List<FileWish> wishes = new ArrayList<>();
  private final List<String> questions = new ArrayList<>();
  private final List<String> told = new ArrayList<>();
  private Optional<Path> chosen = Optional.empty();
  private boolean yes;

  @BeforeAll
  static void start() {
    Fx.start();
  }

  @Test
  void savedUnderItsEndingAndTheFolderIsKept() throws IOException {
    chosen = Optional.of(folder.resolve("mine"));
    assertEquals("saved " + folder.resolve("mine.txt"), save());
    assertEquals("words", Files.readString(folder.resolve("mine.txt")));
    assertEquals(List.of(), questions);
    yes = true;
    save();
    assertEquals(folder, wishes.getLast().folder());
    assertEquals("note.txt", wishes.getLast().name());
    assertEquals(List.of("*.txt"), wishes.getLast().patterns());
  }

  /** The system has asked about the name that was typed, but not about the one that the ending makes of it. */
  @Test
  void fileThatHasTheEndingIsAskedAbout() throws IOException {
    Path taken = Files.writeString(folder.resolve("mine.txt"), "older");
    chosen = Optional.of(folder.resolve("mine"));
    ask();
    Fx.await(() -> questions.size() == 1);
    assertEquals("There is a file " + taken + " already.", questions.getFirst());
    assertEquals("older", Files.readString(taken));
    yes = true;
    save();
    assertEquals("words", Files.readString(taken));
  }

  @Test
  void folderThatIsGoneOrNoFolderIsNoObstacle() {
    state.set("notes", folder.resolve("gone").resolve("deep").toString());
    ask();
    Fx.await(() -> wishes.size() == 1);
    assertEquals(folder, wishes.getLast().folder());
    state.set("notes", "no\0path");
    ask();
    Fx.await(() -> wishes.size() == 2);
    assertEquals(Path.of(System.getProperty("user.home")), wishes.getLast().folder());
  }

  @Test
  void whatCannotBeWrittenIsASentence() {
    Path file = folder.resolve("gone").resolve("mine.txt");
    chosen = Optional.of(file);
    assertEquals(file + " cannot be written: its folder does not exist. Choose another folder or another name.",
        save());
    assertEquals(Optional.empty(), state.value("notes"));
  }

  @Test
  void textIsReadAndWhatIsNoneIsASentence() throws IOException {
    chosen = Optional.of(Files.writeString(folder.resolve("mine.txt"), "words"));
    assertEquals("mine.txt: words", open());
    Path missing = folder.resolve("missing.txt");
    chosen = Optional.of(missing);
    assertEquals(missing + " cannot be read: it is not there. Choose another file.", open());
    Path broken = Files.write(folder.resolve("broken.txt"), new byte[] {(byte) 0xFF, (byte) 0xFE, 0});
    chosen = Optional.of(broken);
    assertEquals(broken + " cannot be read: it is not a text. Choose another file.", open());
    Path large = Files.writeString(folder.resolve("large.txt"), "x".repeat(2_000_000));
    chosen = Optional.of(large);
    assertEquals(large + " is larger than 1 MB. Choose another file.", open());
  }

  private void ask() {
    Fx.run(() -> new UserFiles(this, state, "notes").save("Save the note", "note.txt", NOTE,
        () -> "words".getBytes(StandardCharsets.UTF_8), file -> told.add("saved " + file), told::add));
  }

  private String save() {
    ask();
    return next();
  }

  private String open() {
    Fx.run(() -> new UserFiles(this, state, "notes").open("Open a note", NOTE,
        (name, text) -> told.add(name + ": " + text), told::add));
    return next();
  }

  private String next() {
    Fx.await(() -> !told.isEmpty());
    return Fx.on(told::removeFirst);
  }

  @Override
  public Optional<Path> open(FileWish wish) {
    wishes.add(wish);
    return chosen;
  }

  @Override
  public Optional<Path> save(FileWish wish) {
    wishes.add(wish);
    return chosen;
  }

  @Override
  public boolean confirm(String title, String text, String word) {
    questions.add(text);
    return yes;
  }

  @Override
  public void tell(String title, String text) {
    throw new AssertionError(text);
  }
}

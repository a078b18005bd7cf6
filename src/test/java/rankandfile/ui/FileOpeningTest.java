package rankandfile.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import rankandfile.store.SafeFile;
import rankandfile.ui.kit.Fx;

/** Files that somebody has: shown where they belong, or named with the reason. */
@ExtendWith(ApplicationExtension.class)
class FileOpeningTest {

  private static final String GAME = """
      Rank & File game record, version 1

      rules: barrage
      kind: two-people

      10  .. fl .. .. .. .. .. .. .. ..
       9  .. bo .. .. .. .. .. .. .. ..
       8  ma ge mi sc sc sp .. .. .. ..
       7  .. .. .. .. .. .. .. .. .. ..
       6  .. .. ~~ ~~ .. .. ~~ ~~ .. ..
       5  .. .. ~~ ~~ .. .. ~~ ~~ .. ..
       4  .. .. .. .. .. .. .. .. .. ..
       3  MA GE MI SC SC SP .. .. .. ..
       2  .. BO .. .. .. .. .. .. .. ..
       1  .. FL .. .. .. .. .. .. .. ..

        1. A3-A4
        2. A8-A7
      end: red wins: blue resigned
      """;

  private static final String CHAPTER = """
      # Our house rule

      A Miner clears a Bomb. See [Bombs](bombs.md).

      ```scenario our-own-miner
      caption: A Miner clears a Bomb.
      cites: A5

           A   B
       6  bo  ..
       5  MI  ..

      A5-A6 -> attacker wins
      ```
      """;

  @TempDir
  Path folder;

  private DesktopStage window;

  @Start
  void open(Stage stage) {
    window = new DesktopStage(stage, Memory.none(), 1280, 800);
  }

  @BeforeEach
  void settle() {
    window.settle();
  }

  private Path file(String name, byte[] bytes) throws IOException {
    return Files.write(folder.resolve(name), bytes);
  }

  private Path file(String name, String text) throws IOException {
    return file(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private String address() {
    return Fx.on(() -> window.desktop.navigation().placeProperty().get().address());
  }

  private void open(Path file) {
    Fx.run(() -> window.desktop.open(file));
  }

  @Test
  void gameIsShown() throws IOException {
    open(file("game.rfgame", GAME));

    Fx.await(() -> address().startsWith("play/game/"));
    Fx.await(() -> Fx.on(() -> window.frame.view().lookup(".replay-bar")) != null);
  }

  @Test
  void gameThatIsOverIsShownBesideOneThatRuns() throws IOException {
    open(file("open.rfgame", GAME.substring(0, GAME.indexOf("end:"))));
    Fx.await(() -> address().equals("play/game"));
    open(file("over.rfgame", GAME));

    Fx.await(() -> address().startsWith("play/game/"));
    Fx.await(() -> Fx.on(() -> window.frame.view().lookup(".replay-bar")) != null);
    assertTrue(Fx.on(() -> window.desktop.navigation().open("play/game")));
    Fx.await(() -> address().equals("play/game"));
  }

  @Test
  void chapterIsReadLikeAPageAndItsLinksLeadIntoTheBook(FxRobot robot) throws IOException {
    open(file("bombs.md", CHAPTER));

    Fx.await(() -> address().startsWith("file:bombs"));
    Fx.await(() -> Fx.on(() -> window.frame.view().lookup(".chapter-head .heading-chapter")) != null);
    assertEquals("Our house rule",
        Fx.on(() -> ((Labeled) window.frame.view().lookup(".chapter-head .heading-chapter")).getText()));
    assertTrue(Fx.on(() -> window.desktop.navigation().open("bombs")));
    assertTrue(address().startsWith("bombs"), address());
    assertTrue(Fx.on(() -> window.desktop.navigation().open("file:bombs#our-own-miner")));
  }

  @Test
  void buttonsAskForAFile(FxRobot robot) throws IOException {
    window.chosen = Optional.of(file("game.rfgame", GAME));
    Fx.run(() -> window.desktop.navigation().open("play"));
    Fx.await(() -> Fx.on(() -> window.frame.view().lookup("#game-from-file")) != null);
    Node button = Fx.on(() -> window.frame.view().lookup("#game-from-file"));
    Fx.run(button::requestFocus);
    robot.type(KeyCode.SPACE);

    Fx.await(() -> address().startsWith("play/game/"));
  }

  @Test
  void whatCannotBeOpenedIsNamedWithTheReasonAndChangesNothing() throws IOException {
    refused(folder.resolve("gone.rfgame"), "it is not there");
    refused(file("broken.rfgame", GAME.replace("2. A8-A7", "2. A8-A6")), "line 18: this move is refused");
    refused(file("later.rfgame", GAME.replace("version 1", "version 9")), "line 1:");
    refused(file("picture.png", new byte[] {(byte) 0x89, 'P', 'N', 'G', (byte) 0xff}), "it is not a text");
    refused(file("letter.txt", "Dear friend"), "neither");
    refused(file("huge.md", new byte[SafeFile.LARGEST + 1]), "1 MB");
    refused(folder, "");
  }

  private void refused(Path file, String reason) {
    String before = address();
    window.told = "";
    open(file);
    Fx.await(() -> !window.told.isEmpty());

    assertTrue(window.told.contains(file.getFileName().toString()), window.told);
    assertTrue(window.told.contains(reason), window.told);
    assertEquals(before, address());
  }
}

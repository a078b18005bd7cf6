package rankandfile.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.opponent.Level;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.Usage;

/** Whoever plays game after game against the computer finds the program no larger than before. */
@ExtendWith(ApplicationExtension.class)
class GameAfterGameTest {

  private static final int MEGABYTE = 1 << 20;

  private PlayStage window;
  private final Chooser chooser = new Chooser(3);

  @Start
  void open(Stage stage) {
    window = new PlayStage(stage);
  }

  @AfterEach
  void giveBack() {
    window.close();
  }

  @Test
  void gameBegins() {
    begin();
    play(2);
    assertEquals(4, Fx.on(() -> window.game().log().size()));
  }

  @Test
  @Tag("long")
  void twentyGamesLeaveNothingBehind(TestReporter reporter) {
    begin();
    for (int game = 0; game < 5; game++) {
      playToTheEnd();
    }
    Usage before = Usage.now();
    for (int game = 0; game < 20; game++) {
      playToTheEnd();
    }
    Usage after = Usage.now();
    reporter.publishEntry("after 5 games", before.toString());
    reporter.publishEntry("after 20 more", after.toString());
    assertTrue(after.heap() - before.heap() <= 5 * MEGABYTE, before + ", later " + after);
    assertTrue(after.threads() <= before.threads(), before + ", later " + after);
  }

  private void begin() {
    window.open(new GameShelf(Optional.empty(), e -> {}), Level.BEGINNER);
    Fx.run(() -> {
      window.room.inForce.choose(Edition.BARRAGE);
      window.room.model().againstComputer();
    });
    Fx.await(() -> window.room.model().game().isPresent());
  }

  /** And begins the next one. */
  private void playToTheEnd() {
    play(Integer.MAX_VALUE);
    assertTrue(Fx.on(() -> window.game().end().isPresent()));
    GameModel over = window.game();
    Fx.run(window.room.model()::again);
    Fx.await(() -> window.room.model().game().filter(g -> g != over).isPresent());
  }

  private void play(int moves) {
    window.awaitTurn();
    for (int i = 0; i < moves && Fx.on(() -> window.game().end().isEmpty()); i++) {
      Fx.run(() -> {
        Chooser.Wish wish = chooser.next(window.game());
        window.game().hand().select(wish.from());
        window.game().hand().move(wish.from(), wish.to());
      });
      WaitForAsyncUtils.waitForFxEvents();
      window.awaitTurn();
    }
  }
}

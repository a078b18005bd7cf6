package rankandfile.ui.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rankandfile.notation.RulesText;
import rankandfile.opponent.Budget;
import rankandfile.opponent.Opponent;
import rankandfile.picture.Block;
import rankandfile.picture.Face;
import rankandfile.picture.Mark;
import rankandfile.opponent.Budget;
import rankandfile.opponent.Opponent;
import rankandfile.play.GameEnd;
import rankandfile.play.GameRecord;
import rankandfile.play.Lineup;
import rankandfile.play.Player;
import rankandfile.play.Players;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Placement;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Move;
import rankandfile.rules.Observation;
import rankandfile.rules.Placement;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.Faces;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.FxFaults;
import rankandfile.ui.live.Said;

/** One game as its player sees it and decides in it. */
class GameModelTest {

  private Room room;

  @BeforeEach
  void open() {
    Fx.start();
    room = Fx.on(() -> Room.with(Fx.look(), new Bot(true)));
  }

  private GameModel game(Players players, int plies) {
    return game(Room.played(Room.rules(Edition.FIELD_GUIDE), players, plies, 11));
  }

  private GameModel game(GameRecord record) {
    return Fx.on(() -> {
      room.model().open(record);
      return room.game();
    });
  }

  private static GameModel waitForMove(GameModel game) {
    Fx.await(() -> game.hand().movable().size() > 0 || game.end().isPresent());
    return game;
  }

  private static Shown shown(GameModel game) {
    return Fx.on(() -> game.shownProperty().get());
  }

  /** A move that goes, as the player's hand makes it. */
  private static void play(GameModel game, long seed) {
    Fx.run(() -> {
      Chooser.Wish wish = new Chooser(seed).next(game);
      game.hand().select(wish.from());
      game.hand().move(wish.from(), wish.to());
    });
  }

  private static String text(GameModel game) {
    return Fx.on(() -> game.record().text());
  }

  @Test
  void computerAnswersAndEveryMoveIsKept() {
    GameModel game = game(Room.againstComputer(Side.RED), 0);
    play(game, 1);
    waitForMove(game);
    assertEquals(2, shown(game).sight().log().size());
    assertEquals(Optional.of(text(game)), Fx.on(() -> room.model().shelf().currentProperty().get().map(g -> g.text())));
    assertTrue(shown(game).head().contains("turn 2"));
  }

  @Test
  void undoTakesBackTheOwnDecisionAndTheGameGoesTheSameWay() {
    GameModel game = game(Room.againstComputer(Side.RED), 0);
    play(game, 1);
    waitForMove(game);
    String before = text(game);
    play(game, 2);
    waitForMove(game);
    String after = text(game);
    Fx.run(game::undo);
    assertEquals(before, text(game));
    play(game, 2);
    waitForMove(game);
    assertEquals(after, text(game));
    Fx.run(() -> {
      play(game, 3);
      game.undo(); // while the computer thinks
    });
    waitForMove(game);
    assertEquals(after, text(game));
  }

  @Test
  void refusedMoveIsExplainedWithItsSquareAndChangesNothing() {
    GameModel game = game(Room.againstComputer(Side.RED), 60);
    String before = text(game);
    Fx.run(() -> game.hand().move(Square.of(0, 0), Square.of(0, 4)));
    Said.Refused refused = assertInstanceOf(Said.Refused.class, shown(game).said());
    assertEquals("M3", refused.why().rule());
    assertTrue(shown(game).sight().picture().marks(Square.of(0, 4)).contains(Mark.REFUSED_SQUARE));
    assertTrue(Fx.on(() -> game.toldProperty().get().words()).contains("not allowed"));
    Fx.run(() -> game.hand().clear());
    assertInstanceOf(Said.Nothing.class, shown(game).said());
    assertEquals(before, text(game));
  }

  @Test
  void answerOfTheComputerIsToldBehindThePersonsFight() {
    room = Fx.on(() -> Room.with(Fx.look(), new Bot(false)));
    GameModel game = gameWithAnAttack();
    String fight = Fx.on(() -> {
      Square from = attacker(game).orElseThrow();
      game.hand().move(from, attack(game, from).orElseThrow());
      return game.toldProperty().get().words();
    });
    waitForMove(game);
    String told = Fx.on(() -> game.toldProperty().get().words());
    assertTrue(told.startsWith(fight + " "), told);
    assertTrue(told.contains(Fx.on(() -> game.hand().lastMove()).orElseThrow()), told);
  }

  private GameModel gameWithAnAttack() {
    return IntStream.range(30, 100).mapToObj(turn -> game(Room.againstComputer(Side.RED), 2 * turn))
        .filter(g -> g.end().isEmpty() && Fx.on(() -> attacker(g)).isPresent()).findFirst().orElseThrow();
  }

  private static Optional<Square> attacker(GameModel game) {
    return game.hand().movable().stream().filter(s -> attack(game, s).isPresent()).findFirst();
  }

  private static Optional<Square> attack(GameModel game, Square from) {
    return game.hand().targets(from).stream()
        .filter(to -> game.shownProperty().get().sight().picture().block(to).isPresent()).findFirst();
  }

  @Test
  void afterLookingBackTheLastMoveIsToldAgain() {
    GameModel game = game(Room.againstComputer(Side.RED), 60);
    Fx.run(() -> {
      game.lookAt(21);
      String past = game.toldProperty().get().words();
      game.backToGame();
      assertNotEquals(past, game.toldProperty().get().words());
      assertEquals(game.hand().lastMove().orElseThrow(), game.toldProperty().get().words());
    });
  }

  @Test
  void pieceThatIsShutInSaysWhichItIsAndByWhat() {
    GameModel game = game(Room.againstComputer(Side.RED), 0);
    List<String> told = Fx.on(() -> List.of(Square.of(2, 3), Square.of(3, 3), Square.of(6, 3), Square.of(7, 3)).stream()
        .flatMap(s -> game.hand().whyNone(s).stream()).toList());
    assertTrue(told.stream().anyMatch(t -> t.contains("is shut in by its") && t.contains("the lake on")),
        told.toString());
  }

  @Test
  void hintMarksALegalMove() {
    GameModel game = game(Room.againstComputer(Side.RED), 60);
    Fx.run(game::hint);
    Fx.await(() -> game.toldProperty().get().words().startsWith("A move to try"));
    List<Square> marked = shown(game).sight().picture().marks().entrySet().stream()
        .filter(e -> e.getValue().contains(Mark.HINT)).map(e -> e.getKey()).toList();
    assertEquals(2, marked.size());
    assertTrue(Fx.on(() -> game.hand().targets(marked.get(0)).contains(marked.get(1))
        || game.hand().targets(marked.get(1)).contains(marked.get(0))));
  }

  @Test
  void computerTakesADrawOrPlaysOn() {
    GameModel game = game(Room.againstComputer(Side.RED), 60);
    Fx.run(game::offerDraw);
    Fx.await(() -> game.end().isPresent());
    assertEquals(Optional.of(new GameEnd.DrawAgreed()), game.end());

    room = Fx.on(() -> Room.with(Fx.look(), new Bot(false)));
    GameModel other = game(Room.againstComputer(Side.RED), 60);
    Fx.run(other::offerDraw);
    Fx.await(() -> other.toldProperty().get().words().equals("The computer plays on."));
    assertTrue(other.end().isEmpty());
    assertTrue(Fx.on(() -> other.hand().movable().size()) > 0);
  }

  @Test
  void computerMovesWhereOneDoesNotWaitForItsAnswerToAnOffer() {
    room = Fx.on(() -> Room.with(Fx.look(), new Bot(false)));
    GameModel game = game(Room.againstComputer(Side.RED), 60);
    Fx.run(() -> {
      game.offerDraw();
      Chooser.Wish wish = new Chooser(3).next(game);
      game.hand().move(wish.from(), wish.to());
    });
    waitForMove(game);
    assertEquals(62, Fx.on(() -> game.log().size()));
  }

  @Test
  void offerThatWaitsIsAnsweredWhenOneComesBack() {
    room = Fx.on(() -> Room.with(Fx.look(), new Bot(false)));
    GameModel game = game(Room.againstComputer(Side.RED), 60);
    Fx.run(() -> {
      game.offerDraw();
      game.pause();
    });
    Fx.run(game::resume);
    Fx.await(() -> game.toldProperty().get().words().equals("The computer plays on."));
    assertEquals("The computer plays on.", shown(game).said().words());
  }

  @Test
  void leavingForgetsTheHint() {
    GameModel game = game(Room.againstComputer(Side.RED), 60);
    Fx.run(() -> {
      game.hint();
      game.pause();
      game.resume();
    });
    assertInstanceOf(Said.Nothing.class, shown(game).said());
  }

  @Test
  void resigningEndsWithBothArmiesOpen() {
    GameModel game = game(Room.againstComputer(Side.RED), 60);
    Fx.run(game::resign);
    assertEquals(Optional.of(new GameEnd.Resigned(Side.RED)), game.end());
    assertTrue(shown(game).sight().picture().blocks().values().stream().allMatch(b -> b.face() instanceof Face.Front));
    assertTrue(shown(game).head().contains("computer wins"));
    assertEquals(Optional.empty(), Fx.on(() -> room.model().shelf().currentProperty().get()));
  }

  @Test
  void replayShowsWhatEachSideCouldSee() {
    GameModel game = game(Room.againstComputer(Side.RED), 5000);
    assertTrue(game.end().isPresent());
    ReplayModel replay = shown(game).replay().orElseThrow();
    Fx.run(() -> replay.go(0));
    assertEquals(80, fronts(game));
    Fx.run(() -> replay.viewerProperty().set(Viewer.BLUE));
    assertEquals(40, fronts(game));
    Fx.run(replay::playOrPause);
    Fx.run(replay::tick);
    assertEquals(1, replay.plyProperty().get());
    Fx.run(() -> game.lookAt(7));
    assertEquals(7, replay.plyProperty().get());
    assertFalse(replay.playingProperty().get());
  }

  private static long fronts(GameModel game) {
    return shown(game).sight().picture().blocks().values().stream().filter(b -> b.face() instanceof Face.Front)
        .count();
  }

  @Test
  void lookingBackShowsTheOwnPastAndTheGameWaits() {
    GameModel game = game(Room.againstComputer(Side.RED), 60);
    Sight now = shown(game).sight();
    Fx.run(() -> game.lookAt(0));
    assertEquals(40, fronts(game));
    assertTrue(shown(game).sight().log().isEmpty());
    assertTrue(Fx.on(() -> game.hand().movable()).isEmpty());
    String before = text(game);
    Fx.run(() -> game.hand().move(Square.of(0, 3), Square.of(0, 4)));
    assertEquals(before, text(game));
    Fx.run(game::backToGame);
    assertEquals(now, shown(game).sight());
  }

  @Test
  void computerMovesWhileOneLooksBackAndThePastStays() {
    GameModel game = game(Room.againstComputer(Side.RED), 60);
    ReplayModel replay = Fx.on(() -> {
      Chooser.Wish wish = new Chooser(3).next(game);
      game.hand().move(wish.from(), wish.to());
      game.lookAt(20);
      return shown(game).replay().orElseThrow();
    });
    Sight past = shown(game).sight();
    Fx.await(() -> game.log().size() == 62);
    assertEquals(Optional.of(replay), shown(game).replay());
    assertEquals(past, shown(game).sight());
    assertEquals(62, Fx.on(replay::last));
    Fx.run(game::backToGame);
    assertFalse(Fx.on(() -> game.hand().movable()).isEmpty());
  }

  @Test
  void hintThatFailsIsNotWaitedForAndIsAFault() {
    Opponent broken = new Opponent() {
      @Override
      public List<Placement> arrange(Side side, Ruleset rules, RandomGenerator random) {
        return new Bot(false).arrange(side, rules, random);
      }

      @Override
      public Move choose(Observation seen, RandomGenerator random, Budget budget) {
        throw new IllegalStateException("no idea");
      }

      @Override
      public boolean acceptsDraw(Observation seen) {
        return false;
      }
    };
    room = Fx.on(() -> Room.with(Fx.look(), broken));
    GameModel game = game(Room.againstComputer(Side.RED), 60);
    List<Throwable> faults = FxFaults.during(() -> {
      Fx.run(game::hint);
      Fx.await(() -> shown(game).possible().hint());
    });
    assertEquals(List.of("no idea"), faults.stream().map(f -> f.getCause().getMessage()).toList());
    assertInstanceOf(Said.Nothing.class, shown(game).said());
  }

  @Test
  void withoutMemoryOnlyOwnFacesAreShown() {
    GameModel game = game(Room.againstComputer(Side.RED), 60);
    assertTrue(blocks(game, Side.BLUE).stream().anyMatch(b -> b.face() instanceof Face.Front));
    assertTrue(blocks(game, Side.BLUE).stream().anyMatch(Block::moved));
    Fx.run(() -> room.settings.rememberProperty().set(false));
    assertTrue(blocks(game, Side.BLUE).stream().allMatch(b -> b.face() instanceof Face.Back f && f.among().isEmpty()
        && !b.moved() && !b.known()));
    assertTrue(blocks(game, Side.RED).stream().noneMatch(b -> b.known() || b.moved()));
    assertTrue(shown(game).sight().log().stream().limit(59).allMatch(l -> l.result().isEmpty()));
  }

  @Test
  void withoutMemoryFacesThatLieOpenAreStillSeen() {
    GameModel game = game(Room.played(new RulesText(Edition.FIELD_GUIDE, List.of(Faces.OPEN)),
        Room.againstComputer(Side.RED), 60, 11));
    Fx.run(() -> room.settings.rememberProperty().set(false));
    assertTrue(blocks(game, Side.BLUE).stream().anyMatch(b -> b.open() && b.face() instanceof Face.Front));
  }

  private static List<Block> blocks(GameModel game, Side side) {
    return shown(game).sight().picture().blocks().values().stream().filter(b -> b.side() == side).toList();
  }

  @Test
  void aMoveIsAskedAboutWhereOneWantsThat() {
    room.settings.confirmMovesProperty().set(true);
    GameModel game = game(Room.againstComputer(Side.RED), 0);
    play(game, 1);
    assertEquals(2, shown(game).choices().size());
    assertEquals(0, shown(game).sight().log().size());
    Fx.run(() -> shown(game).choices().getLast().run().run());
    assertTrue(shown(game).choices().isEmpty());
    Chooser.Wish wish = Fx.on(() -> new Chooser(1).next(game));
    Fx.run(() -> {
      game.hand().move(wish.from(), wish.to());
      game.hand().move(wish.from(), wish.to()); // pointing there once more is a yes
    });
    waitForMove(game);
    assertEquals(2, shown(game).sight().log().size());
  }

  @Test
  void curtainHidesBothArmiesUntilTheNextPlayerConfirms() {
    GameModel game = game(Players.twoPeople(), 60);
    assertEquals(Sight.NOTHING, shown(game).sight());
    assertTrue(game.log().isEmpty());
    assertTrue(Fx.on(() -> game.hand().movable()).isEmpty());
    Fx.run(game::raiseCurtain);
    assertEquals(Side.RED, shown(game).sight().picture().bottom());
    play(game, 3);
    assertTrue(shown(game).possible().handOver());
    assertEquals(Side.RED, shown(game).sight().picture().bottom());
    Fx.run(game::handOver);
    assertEquals(Sight.NOTHING, shown(game).sight());
    assertTrue(shown(game).curtain().orElseThrow().news().startsWith("Red"));
    Fx.run(game::raiseCurtain);
    assertEquals(Side.BLUE, shown(game).sight().picture().bottom());
    assertTrue(blocks(game, Side.BLUE).stream().allMatch(b -> b.face() instanceof Face.Front));
  }

  @Test
  void leavingLowersTheCurtain() {
    GameModel game = game(Players.twoPeople(), 60);
    Fx.run(game::raiseCurtain);
    Fx.run(game::pause);
    assertTrue(shown(game).curtain().isPresent());
  }

  @Test
  void drawOfTwoPeopleIsAskedBehindTheCurtain() {
    GameModel game = game(Players.twoPeople(), 60);
    Fx.run(game::raiseCurtain);
    Fx.run(game::offerDraw);
    play(game, 3);
    Fx.run(game::handOver);
    Fx.run(game::raiseCurtain);
    assertTrue(shown(game).said().words().contains("offers a draw"));
    Fx.run(() -> shown(game).choices().getFirst().run().run());
    assertEquals(Optional.of(new GameEnd.DrawAgreed()), game.end());
  }

  @Test
  void leavingStopsTheThinkingAndComingBackBeginsItAnew() {
    CountDownLatch stopped = new CountDownLatch(1);
    AtomicBoolean waits = new AtomicBoolean(true);
    Opponent slow = new Opponent() {
      @Override
      public List<Placement> arrange(Side side, Ruleset rules, RandomGenerator random) {
        return new Bot(false).arrange(side, rules, random);
      }

      @Override
      public Move choose(Observation seen, RandomGenerator random, Budget budget) {
        while (waits.get() && !budget.cancelled().getAsBoolean()) {
          Thread.onSpinWait();
        }
        stopped.countDown();
        return new Bot(false).choose(seen, random, budget);
      }

      @Override
      public boolean acceptsDraw(Observation seen) {
        return false;
      }
    };
    room = Fx.on(() -> Room.with(Fx.look(), slow));
    GameModel game = game(Room.againstComputer(Side.RED), 0);
    play(game, 1);
    Fx.run(game::pause);
    Fx.await(() -> stopped.getCount() == 0);
    assertEquals(1, game.log().size());
    waits.set(false);
    Fx.run(game::resume);
    waitForMove(game);
    assertEquals(2, game.log().size());
  }

  @Test
  void runningGameKeepsItsEdition() {
    GameModel game = game(Room.againstComputer(Side.RED), 60);
    Fx.run(() -> room.inForce.choose(Edition.BOX_1961));
    assertEquals(Edition.FIELD_GUIDE, game.rules().edition());
    assertFalse(game.isByRulesInForce());
    assertNotEquals(room.inForce.rules(), game.rules());
  }

  /** Walks at the right edge, so that it meets nobody who moves at the left. */
  private record Walker() implements Opponent {

    @Override
    public List<Placement> arrange(Side side, Ruleset rules, RandomGenerator random) {
      return new Bot(false).arrange(side, rules, random);
    }

    @Override
    public Move choose(Observation seen, RandomGenerator random, Budget budget) {
      return seen.destinations().reversed().entrySet().stream()
          .flatMap(e -> e.getValue().stream().filter(to -> seen.at(to).isEmpty()).map(to -> Move.of(e.getKey(), to)))
          .findFirst().orElseThrow();
    }

    @Override
    public boolean acceptsDraw(Observation seen) {
      return false;
    }
  }

  @Test
  void noticeComesBeforeTheLastCrossing() {
    room = Fx.on(() -> Room.with(Fx.look(), new Walker()));
    GameModel game = game(Room.againstComputer(Side.RED), 0);
    Square from = Fx.on(() -> game.hand().movable().first());
    Square to = Fx.on(() -> game.hand().targets(from).first());
    for (int i = 0; i < 2; i++) {
      Square one = i == 0 ? from : to;
      Square other = i == 0 ? to : from;
      Fx.run(() -> game.hand().move(one, other));
      waitForMove(game);
    }
    assertTrue(shown(game).said().words().contains("once more"), shown(game).said().words());
  }

  @Test
  void playingAgainBeginsWithTheArmyThatWasUsed() {
    GameModel game = game(Room.againstComputer(Side.RED), 20);
    Lineup mine = Fx.on(() -> game.record().red());
    room.setsUpAtOnce = false;
    Fx.run(() -> {
      game.resign();
      room.model().again();
    });
    Page.SettingUp next = assertInstanceOf(Page.SettingUp.class, Fx.on(() -> room.model().pageProperty().get()));
    assertEquals(mine.turnedFor(Side.BLUE), next.army().get());
  }

  @Test
  void playingAgainByOtherRulesBeginsWithAnEmptyBoard() {
    GameModel game = game(Room.againstComputer(Side.RED), 20);
    room.setsUpAtOnce = false;
    Fx.run(() -> {
      room.inForce.choose(Edition.LIGHTNING);
      game.resign();
      room.model().again();
    });
    Page.SettingUp next = assertInstanceOf(Page.SettingUp.class, Fx.on(() -> room.model().pageProperty().get()));
    assertEquals(Lineup.empty(Side.BLUE), next.army().get());
  }

  /** Each finds the army with which he played; the curtain stands before it. */
  @Test
  void twoPeoplePlayAgainWithTheirArmies() {
    GameModel game = game(Players.twoPeople(), 20);
    GameRecord before = Fx.on(game::record);
    room.setsUpAtOnce = false;
    Fx.run(() -> {
      game.raiseCurtain();
      game.resign();
      room.model().again();
      assertInstanceOf(Page.Between.class, room.model().pageProperty().get()).go().run();
    });
    Page.SettingUp red = assertInstanceOf(Page.SettingUp.class, Fx.on(() -> room.model().pageProperty().get()));
    assertEquals(before.blue().turnedFor(Side.RED), red.army().get());
  }

  @Test
  void guideHasALastWordAboutTheGame() {
    GameModel game = game(Room.played(Room.rules(Edition.FIELD_GUIDE),
        Players.guided(new Player.Computer("beginner", 7), Side.RED), 20, 11));
    Fx.run(game::resign);
    assertEquals("What you have seen", shown(game).remark().orElseThrow().title());
    assertEquals(Optional.empty(), shown(game(Room.againstComputer(Side.RED), 5000)).remark());
  }
}

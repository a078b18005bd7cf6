package rankandfile.ui.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import rankandfile.print.PageSize;
import rankandfile.print.Paper;
import rankandfile.print.Press;
import rankandfile.print.PrintOrder;
import rankandfile.print.Reference;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.CommandViewer;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.FxFaults;
import rankandfile.ui.kit.StyleWarnings;
import rankandfile.ui.kit.Viewer.Answer;

/** What a person does on the screen that prints, with the system's dialogs answered. */
@ExtendWith(ApplicationExtension.class)
class PrintScreenTest {

  private static final Press PRESS = Press.bundled();

  @TempDir
  Path folder;
  private final StyleWarnings warnings = new StyleWarnings();
  private PrintStage window;

  /** What is slow only once. */
  @BeforeAll
  static void warmUp() {
    PRESS.print(Reference.of(Edition.FIELD_GUIDE, Paper.A4)).pages();
  }

  @Start
  void open(Stage stage) {
    window = new PrintStage(stage, folder.resolve("home"), () -> PRESS);
  }

  @AfterEach
  void nothingWasLogged() {
    warnings.close();
    assertEquals(List.of(), warnings.told());
  }

  // ---- save

  @Test
  void letterAndLightningAreChosenAndSaved(FxRobot robot) throws IOException {
    window.settled();
    Path file = folder.resolve("rules.pdf");
    window.target = Optional.of(file);
    robot.clickOn(segment(robot, "#print-paper", 1));
    Fx.run(() -> window.inForce.choose(Edition.LIGHTNING));
    robot.clickOn("#print-save"); // before the pages are made anew
    window.told("Saved: " + file);

    assertEquals("rank-and-file-lightning-letter.pdf", window.wishes.getFirst().name());
    try (PDDocument saved = Loader.loadPDF(file.toFile())) {
      assertEquals(3, saved.getNumberOfPages());
      assertEquals(612, saved.getPage(0).getMediaBox().getWidth(), 0.5);
      assertTrue(new PDFTextStripper().getText(saved).contains("Rescue"));
    }
    robot.clickOn("#print-copy");
    assertEquals(List.of(file.toString()), window.copied);
  }

  @Test
  void keysAloneSave(FxRobot robot) throws IOException {
    window.settled();
    Path file = folder.resolve("by-keys.pdf");
    window.target = Optional.of(file);
    Fx.run(() -> robot.lookup("#print-edition").query().requestFocus());
    robot.type(KeyCode.TAB).type(KeyCode.RIGHT); // Marshal 1
    robot.type(KeyCode.TAB).type(KeyCode.RIGHT); // Letter
    robot.type(KeyCode.TAB).type(KeyCode.SPACE); // ink saver
    robot.type(KeyCode.TAB, KeyCode.TAB).type(KeyCode.SPACE); // over the house rules to Save
    window.told("Saved: " + file);

    try (PDDocument saved = Loader.loadPDF(file.toFile())) {
      assertTrue(new PDFTextStripper().getText(saved).contains("Marshal 1 is strongest"));
      assertEquals(612, saved.getPage(0).getMediaBox().getWidth(), 0.5);
    }
    assertTrue(window.model().inkSaverProperty().get());
    robot.press(KeyCode.CONTROL).type(KeyCode.S).release(KeyCode.CONTROL);
    Fx.await(() -> window.wishes.size() == 2);
    assertEquals(folder, window.wishes.getLast().folder());
  }

  @Test
  void folderThatIsGoneIsNoObstacle(FxRobot robot) {
    window.settled();
    Fx.run(() -> window.state.set("print.folder", folder.resolve("gone").resolve("deep").toString()));
    robot.clickOn("#print-save");
    Fx.await(() -> window.wishes.size() == 1);

    assertEquals(folder, window.wishes.getFirst().folder());
  }

  @Test
  void unwritableFolderIsASentenceAndLeavesNoHalfFile(FxRobot robot) throws IOException {
    window.settled();
    window.target = Optional.of(folder.resolve("nowhere").resolve("rules.pdf"));
    robot.clickOn("#print-save");

    assertEquals(window.target.orElseThrow()
        + " cannot be written: its folder does not exist. Choose another folder or another name.", window.told("cannot be written"));
    assertTrue(robot.lookup("#print-said").query().getStyleClass().contains("trouble"));
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(), files.filter(f -> !f.endsWith("home")).toList());
    }
  }

  @Test
  void nameWithoutEndingGetsItAndAFileThatHasItIsNotLost(FxRobot robot) throws IOException {
    window.settled();
    Path taken = Files.writeString(folder.resolve("rules.pdf"), "mine");
    window.target = Optional.of(folder.resolve("rules"));
    robot.clickOn("#print-save");
    Fx.await(() -> window.questions.size() == 1);
    assertEquals("mine", Files.readString(taken));

    window.yes = true;
    robot.clickOn("#print-save");
    window.told("Saved: " + taken);
    assertTrue(Files.size(taken) > 10_000);
  }

  // ---- open

  @Test
  void withoutAViewerThePathIsShownToBeCopied(FxRobot robot) {
    window.settled();
    window.viewer = new CommandViewer(folder.resolve("no-such-program").toString());
    robot.clickOn("#print-open");
    Path file = folder.resolve("home/cache/print/rank-and-file-field-guide-a4.pdf");
    assertTrue(window.told("has no program").contains(file.toString()));

    robot.clickOn("#print-copy");
    assertEquals(List.of(file.toString()), window.copied);
    assertTrue(Files.exists(file));
  }

  @Test
  void viewerThatHangsHoldsNothingUp(FxRobot robot) {
    window.settled();
    CountDownLatch hanging = new CountDownLatch(1);
    window.viewer = file -> {
      hanging.await();
      return Answer.SILENT;
    };
    robot.clickOn("#print-open");
    window.told("Asking the system");

    robot.clickOn(segment(robot, "#print-paper", 1)).clickOn("#page-next");
    window.settled();
    assertEquals(1, window.model().pageProperty().get());

    hanging.countDown();
    window.told("has not answered yet");
  }

  @Test
  void faultOfTheProgramIsNoSentenceHere(FxRobot robot) {
    window.settled();
    window.viewer = file -> {
      throw new IllegalStateException("no");
    };
    CountDownLatch silent = new CountDownLatch(1);
    Fx.run(() -> window.model().saidProperty().addListener((property, was, is) -> {
      if (was.isPresent() && is.isEmpty()) {
        silent.countDown();
      }
    }));
    List<Throwable> faults = FxFaults.during(() -> {
      robot.clickOn("#print-open");
      Fx.await(() -> silent.getCount() == 0);
    });
    assertEquals(List.of("no"), faults.stream().map(f -> f.getCause().getMessage()).toList());
  }

  @Test
  void commandThatFailsIsNoViewer() throws InterruptedException {
    assertEquals(Answer.NONE, new CommandViewer("false").show(folder));
    assertEquals(Answer.SHOWN, new CommandViewer("true").show(folder));
    assertEquals(Answer.SILENT, new CommandViewer(Duration.ofMillis(1), "sh", "-c", "sleep 5")
        .show(folder));
  }

  // ---- print

  @Test
  void withoutAPrinterThereIsAWayOut(FxRobot robot) {
    window.settled();
    robot.clickOn("#print-print");

    assertTrue(window.told("no printer").contains("Save the pages"));
  }

  @Test
  void chosenPagesGoToThePrinterInTheBackground(FxRobot robot) {
    window.settled();
    PrintOrder order = new PrintOrder("Laser", "title", List.of(0, 2), 2, new PageSize(595, 842),
        PrintOrder.Sides.LONG_EDGE, false);
    window.printers = List.of("Laser");
    window.order = Optional.of(order);
    robot.clickOn("#print-print");

    assertEquals("Sent to Laser: page 1, 3.", window.told("Sent"));
    assertEquals(List.of(order), window.orders);
  }

  // ---- what is shown

  @Test
  void choiceIsSeenAtOnceAndTheOldPageStaysUntilThen(FxRobot robot) {
    Printed before = window.settled();
    robot.clickOn("#ink-saver");
    assertTrue(window.page().hasPicture());
    Printed after = window.settled();

    assertTrue(after.reference().inkSaver());
    assertFalse(before.reference().inkSaver());
    assertEquals("yes", window.config.value("print.ink-saver").orElseThrow());
  }

  @Test
  void pagesAreTurnedByKeysAndByTheSmallOnes(FxRobot robot) {
    window.settled();
    robot.clickOn("#page").type(KeyCode.PAGE_DOWN);
    assertEquals(1, window.model().pageProperty().get());
    robot.type(KeyCode.END);
    assertEquals(2, window.model().pageProperty().get());
    robot.type(KeyCode.HOME);
    assertEquals(0, window.model().pageProperty().get());
    robot.clickOn("#thumb-2");
    assertEquals(2, window.model().pageProperty().get());
    robot.clickOn("#page-before");
    assertEquals(1, window.model().pageProperty().get());
  }

  @Test
  void pageSaysWhatItHolds(FxRobot robot) {
    window.settled();

    assertEquals("Page 1 of 3: Army, board and turn. On it: The army; Setting up; A turn. "
        + "Classic 40, field guide, on A4.", words(robot.lookup("#page").query()));
    assertTrue(words(robot.lookup("#thumb-1").query()).startsWith("Show larger: Page 2 of 3: Moving and fighting."));
  }

  @Test
  void zoomIsSharpAtEverySizeAndBounded(FxRobot robot) {
    window.settled();
    robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT0).release(KeyCode.CONTROL);
    window.settled();
    assertEquals(794, window.page().getWidth(), 1); // A4 at 96 to the inch
    assertEquals(1123, window.page().getHeight(), 1);

    for (int i = 0; i < 8; i++) {
      robot.press(KeyCode.CONTROL).type(KeyCode.PLUS).release(KeyCode.CONTROL);
    }
    window.settled();
    assertEquals(4 * 794, window.page().getWidth(), 2);
    assertTrue(window.page().pixels() < 2 * PageNode.MOST_PIXELS, "pixels held: " + window.page().pixels());

    robot.clickOn("#page").type(KeyCode.PAGE_DOWN, KeyCode.PAGE_DOWN);
    window.settled();
    assertEquals(0, window.model().pageProperty().get()); // the page is longer than its room
    robot.clickOn("#fit-width");
    window.settled();
    robot.clickOn("#fit-page");
    window.settled();
    assertTrue(window.page().getHeight() < 744);
  }

  @Test
  void screenThatIsLeftHoldsNoPictures() {
    window.settled();
    Fx.run(() -> window.root.getChildren().clear());
    assertFalse(Fx.on(() -> window.page().hasPicture()));

    Fx.run(() -> window.inForce.choose(Edition.LIGHTNING));
    Fx.run(() -> window.root.getChildren().setAll(window.view));
    assertEquals(Edition.LIGHTNING, window.settled().reference().edition());
  }

  @Test
  void whatWasWantedOfAScreenThatIsLeftIsNotAskedAboutLater() {
    window.settled();
    Fx.run(() -> {
      window.inForce.choose(Edition.LIGHTNING);
      window.view.options().saveButton().fire();
      window.root.getChildren().clear();
    });
    Fx.run(() -> window.root.getChildren().setAll(window.view));
    window.settled();
    assertEquals(List.of(), window.wishes);
    Fx.run(() -> window.view.options().saveButton().fire());
    Fx.await(() -> !window.wishes.isEmpty());
    assertEquals(1, window.wishes.size());
  }

  @Test
  void oldPageIsNotGivenTheNewEditionsName(FxRobot robot) {
    window.settled();
    String told = Fx.on(() -> {
      window.inForce.choose(Edition.LIGHTNING);
      window.model().show(1);
      return words(robot.lookup("#page").query());
    });
    assertTrue(told.contains("Classic 40, field guide"), told);
  }

  @Test
  void editionAndHouseRulesAreChosenWhereTheyAreEverywhere(FxRobot robot) {
    window.settled();
    robot.clickOn("#print-edition").clickOn("#print-house-rules");

    assertEquals(List.of("edition", "house rules"), window.chosen);
  }

  private static String words(Node node) {
    return Fx.on(() -> String.valueOf(node.queryAccessibleAttribute(AccessibleAttribute.TEXT)));
  }

  private static ButtonBase segment(FxRobot robot, String query, int index) {
    return Fx.on(() -> (ButtonBase) ((Parent) robot.lookup(query).query()).getChildrenUnmodifiable().get(index));
  }
}

package rankandfile.ui.play;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import rankandfile.opponent.Level;
import rankandfile.play.EarlierGame;
import rankandfile.play.GameRecord;
import rankandfile.rules.Side;
import rankandfile.ui.kit.Card;
import rankandfile.ui.kit.ChoiceList;
import rankandfile.ui.kit.Icon;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Pair;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Scrolling;
import rankandfile.ui.kit.Segments;
import rankandfile.wording.Names;

/** Where one begins a game or goes on with one. */
final class StartView extends VBox {

  private static final int MOST_EARLIER = 50;

  private final PlayModel model;
  private final Consumer<EarlierGame> open;
  private final Runnable gameFromFile;
  private final VBox page = new VBox();

  /**
   * The page.
   *
   * @param open opens an earlier game
   * @param gameFromFile lets the user choose the record of a game
   */
  StartView(PlayModel model, Consumer<EarlierGame> open, Runnable gameFromFile) {
    this.model = model;
    this.open = open;
    this.gameFromFile = gameFromFile;
    page.getStyleClass().add("start-page");
    page.getChildren().addAll(Labels.wrapping(PlayWords.text("start"), "heading-chapter"),
        Labels.wrapping(model.next().editionProperty(), "secondary", "start-edition"), goOn(),
        door("guided", Icon.Shape.BOOK, model::guided), computer(), two(),
        door("try-armies", Icon.Shape.BLOCKS, model::tryArmies), earlier());
    Scrolling scrolling = new Scrolling(page);
    VBox.setVgrow(scrolling, Priority.ALWAYS);
    getChildren().add(scrolling);
  }

  // ---- ways to begin

  private Node goOn() {
    Button button = Parts.button(PlayWords.text("continue"), model::goOn, "primary");
    button.setId("continue-game");
    Label title = Labels.wrapping("", "choice-title");
    Label note = Labels.wrapping("", "secondary", "start-note");
    Pair row = new Pair(new VBox(title, note), button, 24, true);
    row.getStyleClass().add("start-continue");
    Parts.here(this, model.shelf().currentProperty()).subscribe(game -> {
      boolean there = game != null && game.isPresent();
      row.setVisible(there);
      row.setManaged(there);
      if (there) {
        title.setText(PlayerNames.game(game.get().players()));
        note.setText(PlayWords.text("continue.note", game.get().plies().size() / 2 + 1, when(game.get())));
        button.setAccessibleText(PlayWords.text("continue.accessible", title.getText(), note.getText()));
      }
    });
    return row;
  }

  private static String when(GameRecord game) {
    return game.begun().map(StartView::day).orElse("");
  }

  private static String day(LocalDateTime time) {
    return time.format(DateTimeFormatter.ofPattern(PlayWords.text("date"), Locale.ROOT));
  }

  private static Button door(String key, Icon.Shape shape, Runnable pressed) {
    Label title = Labels.wrapping(PlayWords.text(key), "start-title");
    Label about = Labels.wrapping(PlayWords.text(key + ".about"), "door-about");
    Button button = Card.door(shape, title, about, pressed);
    button.setId(key);
    return button;
  }

  private Node computer() {
    ChoiceList<Level> levels = new ChoiceList<>(PlayWords.text("level"), List.of(Level.values()),
        l -> PlayWords.text("level." + l.name()), l -> PlayWords.text("level." + l.name() + ".about"));
    levels.setId("level");
    levels.valueProperty().bindBidirectional(model.next().levelProperty());
    Segments<Side> side = sides("side", model.next().sideProperty());
    Button begin = Parts.button(PlayWords.text("computer.begin"), model::againstComputer, "primary");
    begin.setId("computer-begin");
    VBox right = new VBox(Labels.wrapping(PlayWords.text("side"), "panel-label"), side, whoBegins("first-computer"),
        begin);
    right.getStyleClass().add("start-options");
    Pair choices = new Pair(levels, right, 32, false);
    VBox all = new VBox(Labels.wrapping(PlayWords.text("against-computer"), "start-title"), choices);
    all.getStyleClass().add("start-part");
    return all;
  }

  private Node two() {
    Button begin = Parts.button(PlayWords.text("two.begin"), model::twoPeople);
    begin.setId("two-begin");
    VBox all = new VBox(Labels.wrapping(PlayWords.text("two"), "start-title"),
        Labels.wrapping(PlayWords.text("two.about"), "door-about"), whoBegins("first-two"), begin);
    all.getStyleClass().add("start-part");
    return all;
  }

  /** Who moves first, where the rules leave it to the players. */
  private Node whoBegins(String id) {
    Segments<Side> first = sides("first", model.next().firstProperty());
    first.setId(id);
    VBox all = new VBox(Labels.wrapping(PlayWords.text("first"), "panel-label"), first);
    all.getStyleClass().add("start-first");
    Parts.here(this, model.next().choosesFirstProperty()).subscribe(may -> Parts.show(all, may != null && may));
    return all;
  }

  private static Segments<Side> sides(String key, ObjectProperty<Side> property) {
    Segments<Side> sides = new Segments<>(PlayWords.text(key), List.of(Side.values()), Names::of);
    sides.setId(key);
    sides.valueProperty().bindBidirectional(property);
    return sides;
  }

  // ---- earlier games

  private Node earlier() {
    VBox list = new VBox();
    Label none = Labels.wrapping(PlayWords.text("earlier.none"), "secondary");
    Button file = Parts.button(PlayWords.text("earlier.from-file"), gameFromFile);
    file.setId("game-from-file");
    VBox all = new VBox(Labels.wrapping(PlayWords.text("earlier"), "start-title"), none, list, file);
    all.getStyleClass().add("start-part");
    Parts.here(this, model.shelf().earlierProperty()).subscribe(games -> {
      List<EarlierGame> shown = games == null ? List.of() : games;
      list.getChildren().setAll(shown.stream().limit(MOST_EARLIER).map(this::line).toList());
      Parts.show(none, shown.isEmpty());
    });
    return all;
  }

  private Node line(EarlierGame game) {
    String how = game.end().map(e -> EndWords.title(e, game.players())).orElseGet(() -> PlayWords.text("earlier.left"));
    Label title =
        Labels.wrapping(PlayWords.text("earlier.title", PlayerNames.game(game.players()), how), "choice-title");
    Label note = Labels.wrapping(PlayWords.text("earlier.note", Names.of(game.rules().edition()),
        (game.plies() + 1) / 2, game.begun().map(StartView::day).orElse("")), "choice-line");
    Button button = Card.button(new VBox(title, note));
    button.getStyleClass().setAll("button", "choice");
    button.setAccessibleText(title.getText() + ". " + note.getText());
    button.setOnAction(e -> open.accept(game));
    return button;
  }
}

package rankandfile.ui.edition;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.ChoiceList;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.NumberingChoice;
import rankandfile.ui.kit.Pair;
import rankandfile.ui.kit.Segments;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;

/** The ten editions, and beside them what the one in force is like. */
final class EditionsPage extends VBox {

  private final EditionModel model;
  private final Texts texts;
  private final VBox differences = new VBox();

  EditionsPage(EditionModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("editions-page");
    getChildren().add(new Pair(list(), about(), 28, false));
  }

  private ChoiceList<Edition> list() {
    ChoiceList<Edition> list = new ChoiceList<>(texts.text("edition"), List.of(Edition.values()), Names::of,
        model::line);
    list.setId("editions");
    model.editionProperty().subscribe(list.valueProperty()::set);
    list.valueProperty().addListener((property, was, is) -> model.choose(is));
    return list;
  }

  private VBox about() {
    Label name = Labels.wrapping(model.editionProperty().map(Names::of), "heading-panel");
    Label direction = Labels.wrapping(model.directionProperty(), "secondary");
    Label source = Labels.wrapping(model.editionProperty().map(Names::source), "edition-source");
    model.editionProperty().subscribe(this::differ);
    VBox about = new VBox(name, direction, source, heading("numbers"), numbers(), heading("differences"), differences,
        houseRules());
    about.getStyleClass().add("edition-about");
    return about;
  }

  private void differ(Edition edition) {
    List<String> lines = model.differences(edition);
    differences.getChildren().setAll((lines.isEmpty() ? List.of(texts.text("differences.none")) : lines).stream()
        .map(words -> Labels.wrapping(words, "difference")).toList());
  }

  private VBox houseRules() {
    Label rules =
        Labels.wrapping(model.houseRulesProperty().map(lines -> String.join("\n", lines)), "difference");
    VBox all = new VBox(heading("house-rules"), rules);
    all.getStyleClass().add("about-house-rules");
    all.visibleProperty().bind(rules.visibleProperty());
    all.managedProperty().bind(all.visibleProperty());
    return all;
  }

  private Segments<NumberingChoice> numbers() {
    Segments<NumberingChoice> numbers = new Segments<>(texts.text("numbers"), List.of(NumberingChoice.values()),
        choice -> texts.text("numbers.choice." + choice.name()));
    numbers.setId("numbering");
    model.numberingProperty().subscribe(numbers.valueProperty()::set);
    numbers.valueProperty().addListener((property, was, is) -> model.number(is));
    return numbers;
  }

  private Label heading(String key) {
    return Labels.wrapping(texts.text(key), "heading-group");
  }
}

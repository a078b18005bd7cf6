package rankandfile.ui.search;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rankandfile.store.KeptValues;
import rankandfile.ui.Searching;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Navigation;

/** Lines of what is found stand below each other at any width and text size. */
class SearchListTest {

  @BeforeAll
  static void start() {
    Fx.start();
  }

  @AfterEach
  void reset() {
    Fx.run(Fx::look);
  }

  /** At these widths a line of the first layout had just no room in the second. */
  @ParameterizedTest
  @CsvSource({"100, 900, bomb", "120, 670, does the bomb go away", "160, 630, draw", "180, 530, scout attack far",
      "180, 590, bomb", "200, 590, draw"})
  void linesDoNotOverlap(int textSize, int width, String words) {
    Fx.run(() -> {
      Look look = Fx.look();
      InForce inForce = new InForce(KeptValues.inMemory());
      SearchModel model = new SearchModel(new Navigation(), inForce);
      SearchList list = new SearchList(model, () -> { });
      StackPane.setAlignment(list, Pos.TOP_LEFT);
      look.applyTo(new Scene(new StackPane(list), width, 500));
      look.textSizeProperty().set(textSize);
      model.wordsProperty().set(words);
      model.ready(Searching.of(inForce));
      list.getScene().getRoot().applyCss();
      list.getScene().getRoot().layout();

      List<Label> lines = list.lookupAll(".found").stream().flatMap(row -> row.lookupAll(".label").stream())
          .filter(Label.class::isInstance).map(Label.class::cast).toList();
      assertFalse(lines.isEmpty());
      double last = 0;
      for (Label line : lines) {
        assertTrue(top(line) > last - 1, line.getText() + " at " + top(line) + " below " + last);
        last = top(line) + line.getHeight();
      }
    });
  }

  private static double top(Node node) {
    return node.localToScene(0, 0).getY();
  }
}

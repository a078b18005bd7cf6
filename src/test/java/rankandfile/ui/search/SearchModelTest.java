package rankandfile.ui.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Navigation;

/** Letters that come together are looked for once, and nobody is served by half of them. */
class SearchModelTest {

  private final List<String> asked = new ArrayList<>();

  @BeforeAll
  static void start() {
    Fx.start();
  }

  @Test
  void lettersThatComeTogetherAreLookedForOnce() {
    SearchModel model = Fx.on(this::model);
    Fx.run(() -> type(model));
    WaitForAsyncUtils.waitForFxEvents();
    assertEquals(List.of("spy"), asked);
  }

  @Test
  void enterGoesByAllThatIsTyped() {
    SearchModel model = Fx.on(this::model);
    Fx.run(() -> {
      type(model);
      model.open();
      assertEquals(List.of("spy"), asked);
    });
    WaitForAsyncUtils.waitForFxEvents();
    assertEquals(List.of("spy"), asked);
  }

  private static void type(SearchModel model) {
    for (String words : List.of("s", "sp", "spy")) {
      model.wordsProperty().set(words);
    }
  }

  private SearchModel model() {
    SearchModel model = new SearchModel(new Navigation(), new InForce(KeptValues.inMemory()));
    model.ready(words -> {
      asked.add(words);
      return List.of();
    });
    return model;
  }
}

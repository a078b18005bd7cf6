package rankandfile.ui.print;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import rankandfile.print.PageSize;
import rankandfile.print.Paper;
import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.Fx;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.NumberingChoice;

/** What is chosen, and how large a page is shown. */
class PrintModelTest {

  private static final PageSize A4 = new PageSize(595.28, 841.89);

  private final KeptValues config = KeptValues.inMemory();
  private final InForce inForce = new InForce(KeptValues.inMemory());

  @BeforeAll
  static void start() {
    Fx.start();
  }

  private PrintModel model(Locale locale) {
    return new PrintModel(inForce, new PrintOptions(config, locale));
  }

  @Test
  void paperIsTheCountrysUntilAnotherIsChosen() {
    assertEquals(Paper.LETTER, model(Locale.US).reference().paper());
    assertEquals(Paper.LETTER, model(Locale.of("es", "MX")).reference().paper());
    assertEquals(Paper.A4, model(Locale.UK).reference().paper());
    assertEquals(Paper.A4, model(Locale.ENGLISH).reference().paper());

    model(Locale.UK).paperProperty().set(Paper.LETTER);
    assertEquals(Paper.LETTER, model(Locale.UK).reference().paper());
  }

  @Test
  void numbersOfTheEditionAreNotHeldAsAChoice() {
    PrintModel model = model(Locale.UK);
    model.number(NumberingChoice.MARSHAL_ONE);
    assertEquals(Numbering.MARSHAL_ONE, model.reference().numbering());
    assertEquals(NumberingChoice.MARSHAL_ONE, inForce.nowProperty().get().choice());

    model.number(NumberingChoice.MARSHAL_TEN);
    assertEquals(NumberingChoice.EDITION, inForce.nowProperty().get().choice());
    inForce.choose(Edition.ORIGINAL);
    assertEquals(Numbering.MARSHAL_ONE, model.reference().numbering());
  }

  @Test
  void pageFitsItsRoom() {
    assertEquals(0.5, Zoom.Fit.PAGE.factor(A4, 1000, 1123 / 2.0, 14), 0.001);
    assertEquals(1, Zoom.Fit.WIDTH.factor(A4, 794 + 14, 500, 14), 0.001);
    assertEquals(1, Zoom.Fit.WIDTH.factor(A4, 794, 2000, 14), 0.001);
    assertEquals(2, new Zoom.Percent(200).factor(A4, 1, 1, 14));
  }

  @Test
  void stepsGoOnFromWhereverOneIs() {
    assertEquals(new Zoom.Percent(67), Zoom.above(0.58));
    assertEquals(new Zoom.Percent(50), Zoom.below(0.58));
    assertEquals(new Zoom.Percent(125), Zoom.above(1.0));
    assertEquals(new Zoom.Percent(400), Zoom.above(4));
    assertEquals(new Zoom.Percent(25), Zoom.below(0.1));
    assertEquals(List.of(25, 400), List.of(Zoom.STEPS.getFirst(), Zoom.STEPS.getLast()));
  }
}

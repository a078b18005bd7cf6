package rankandfile.ui.edition;

import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Texts;

/** Makes the sheet for choosing an edition. */
public final class EditionController {

  private final EditionModel model;
  private final EditionView view;

  public EditionController(InForce inForce) {
    Texts texts = new Texts("rankandfile.ui.edition.edition");
    model = new EditionModel(inForce, texts);
    view = new EditionView(model, texts);
  }

  public EditionView view() {
    return view;
  }

  public EditionModel model() {
    return model;
  }

  /** What the button at the top right of the sheet does. */
  public void onClose(Runnable close) {
    view.closeButton().setOnAction(pressed -> close.run());
  }
}

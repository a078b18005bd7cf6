package rankandfile.ui.edition;

import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Late;
import rankandfile.ui.kit.Texts;

/** Makes the sheet for choosing an edition. */
public final class EditionController {

  private final Texts texts = new Texts("rankandfile.ui.edition.edition");
  private final EditionModel model;
  private Runnable close = () -> {};
  private final Late<EditionView> view = new Late<>(this::make);

  public EditionController(InForce inForce) {
    model = new EditionModel(inForce, texts);
  }

  /** The sheet, which is made when it is first wanted. */
  public EditionView view() {
    return view.get();
  }

  private EditionView make() {
    EditionView made = new EditionView(model, texts);
    made.closeButton().setOnAction(pressed -> close.run());
    return made;
  }

  public EditionModel model() {
    return model;
  }

  /** What the button at the top right of the sheet does. */
  public void onClose(Runnable closing) {
    close = closing;
  }
}

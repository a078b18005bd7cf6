package rankandfile.ui.edition;

import org.jspecify.annotations.Nullable;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Texts;

/** Makes the sheet for choosing an edition. */
public final class EditionController {

  private final Texts texts = new Texts("rankandfile.ui.edition.edition");
  private final EditionModel model;
  private Runnable close = () -> {};
  private @Nullable EditionView view;

  public EditionController(InForce inForce) {
    model = new EditionModel(inForce, texts);
  }

  /** The sheet, which is made when it is first wanted. */
  public EditionView view() {
    if (view == null) {
      view = new EditionView(model, texts);
      view.closeButton().setOnAction(pressed -> close.run());
    }
    return view;
  }

  public EditionModel model() {
    return model;
  }

  /** What the button at the top right of the sheet does. */
  public void onClose(Runnable closing) {
    close = closing;
  }
}

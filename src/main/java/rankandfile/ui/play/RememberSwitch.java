package rankandfile.ui.play;

import atlantafx.base.controls.ToggleSwitch;
import javafx.geometry.HorizontalDirection;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Settings;

/** Whether the screen keeps in mind what was seen. Not there after the end, when everything is. */
final class RememberSwitch extends ToggleSwitch {

  RememberSwitch(GameModel model, Settings settings) {
    super(PlayWords.text("remember"));
    setId("remember");
    setLabelPosition(HorizontalDirection.LEFT);
    setAccessibleText(PlayWords.text("remember.accessible"));
    getStyleClass().add("remember");
    setMinWidth(USE_PREF_SIZE);
    Parts.here(this, settings.rememberProperty()).subscribe(on -> setSelected(on == null || on));
    selectedProperty().addListener((property, was, is) -> settings.rememberProperty().set(is));
    model.shownProperty().map(Shown::head).subscribe(head -> Parts.show(this, model.end().isEmpty()));
  }
}

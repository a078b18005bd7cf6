package rankandfile.ui.play;

import javafx.geometry.HorizontalDirection;
import javafx.scene.control.Tooltip;
import rankandfile.ui.kit.Parts;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Switch;

/** Whether the screen keeps in mind what was seen. Not there after the end, when everything is. */
final class RememberSwitch extends Switch {

  RememberSwitch(GameModel model, Settings settings) {
    super(PlayWords.text("remember"));
    setId("remember");
    setLabelPosition(HorizontalDirection.LEFT);
    setAccessibleText(PlayWords.text("remember.accessible"));
    Tooltip about = new Tooltip(PlayWords.text("remember.about"));
    about.setWrapText(true);
    about.setMaxWidth(360);
    setTooltip(about);
    Parts.leaveWithTooltips(this);
    getStyleClass().add("remember");
    setMinWidth(USE_PREF_SIZE);
    Parts.here(this, settings.rememberProperty()).subscribe(on -> setSelected(on == null || on));
    selectedProperty().addListener((property, was, is) -> settings.rememberProperty().set(is));
    model.shownProperty().map(Shown::head).subscribe(head -> Parts.show(this, model.end().isEmpty()));
  }
}

package rankandfile.ui.settings;

import java.util.List;
import rankandfile.store.Folders;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Destination;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Reset;
import rankandfile.ui.kit.Screen;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.Texts;

/** Makes the page of settings, and asks before anything is begun anew. */
public final class SettingsController {

  private final Texts texts = new Texts("rankandfile.ui.settings.settings");
  private final SettingsModel model;
  private final Dialogs dialogs;
  private final Clipboard clipboard;

  public SettingsController(Settings settings, Look look, Folders folders, List<Reset> resets, Dialogs dialogs,
      Clipboard clipboard) {
    this.dialogs = dialogs;
    this.clipboard = clipboard;
    model = new SettingsModel(settings, look, folders, resets);
  }

  public Screen screen() {
    return new Screen(Destination.single("settings", texts.text("title")), this::view);
  }

  private SettingsView view() {
    SettingsView view = new SettingsView(model, texts);
    view.resetButtons().forEach((reset, button) -> button.setOnAction(pressed -> ask(reset)));
    view.copyButtons().forEach((folder, button) -> button.setOnAction(pressed -> clipboard.copy(folder.toString())));
    view.restoreButton().setOnAction(pressed -> model.restore());
    return view;
  }

  private void ask(Reset reset) {
    if (dialogs.confirm(reset.title(), reset.text(), reset.button())) {
      reset.run().run();
    }
  }
}

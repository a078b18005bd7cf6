package rankandfile.ui.help;

import java.util.List;
import java.util.function.Supplier;
import rankandfile.store.Folders;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Destination;
import rankandfile.ui.kit.KeyList;
import rankandfile.ui.kit.Screen;
import rankandfile.ui.kit.Texts;

/** Makes the page of help. */
public final class HelpController {

  /** The page's address. */
  public static final String ADDRESS = "help";

  private final Texts texts = new Texts("rankandfile.ui.help.help");
  private final Supplier<HelpModel> model;
  private final Clipboard clipboard;

  /**
   * A page of help.
   *
   * @param keys gives the keys of every part, in the order of the page; asked when the page is first shown
   * @param version the program's
   */
  public HelpController(Supplier<List<KeyList>> keys, Folders folders, String version, Clipboard clipboard) {
    this.clipboard = clipboard;
    model = () -> new HelpModel(keys.get(), folders, version, texts);
  }

  public Screen screen() {
    return new Screen(Destination.single(ADDRESS, texts.text("title")), this::view);
  }

  private HelpView view() {
    HelpModel told = model.get();
    HelpView view = new HelpView(told, texts);
    view.copyButton().setOnAction(pressed -> clipboard.copy(told.facts()));
    return view;
  }
}

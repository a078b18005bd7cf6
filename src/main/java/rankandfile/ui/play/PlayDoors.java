package rankandfile.ui.play;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import rankandfile.play.EarlierGame;
import rankandfile.play.GameRecord;
import rankandfile.rules.Viewer;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Navigation;
import rankandfile.ui.kit.Settings;
import rankandfile.ui.kit.UserFiles;
import rankandfile.wording.Names;

/**
 * The doors from the screen for games: questions, files, clipboard, other screens.
 *
 * @param files remembers the folder of the records that are saved and opened
 * @param gameFromFile lets the user choose the record of a game
 */
public record PlayDoors(Navigation navigation, Dialogs dialogs, Clipboard clipboard, Look look, Settings settings,
    SetupDoor setups, DeskDoor desk, UserFiles files, Runnable gameFromFile) {

  void tellOfBroken(List<Path> aside) {
    if (!aside.isEmpty()) {
      dialogs.tell(PlayWords.text("aside.title"), PlayWords.text("aside",
          aside.stream().map(Path::toString).collect(Collectors.joining("\n"))));
    }
  }

  /** Told once, until a game could be saved again. */
  void tellOfUnsaved(String why) {
    dialogs.tell(PlayWords.text("unsaved.title"), PlayWords.text("unsaved", why));
  }

  void tellMissing(EarlierGame game) {
    dialogs.tell(PlayWords.text("missing.title"), PlayWords.text("missing", game.file()));
  }

  /** Those of one game. */
  GameDoors of(GameModel game, PlayModel model) {
    return new GameDoors() {

      @Override
      public void undo() {
        if (!game.shownProperty().get().possible().undo()) {
          return;
        }
        String other = Names.of(game.viewer().other());
        if (!game.isForTwo() || dialogs.confirm(PlayWords.text("undo.agree.title", other),
            PlayWords.text("undo.agree", Names.of(game.viewer()), other), PlayWords.text("undo.agree.yes"))) {
          game.undo();
        }
      }

      @Override
      public void resign() {
        if (game.shownProperty().get().possible().resign() && dialogs.confirm(PlayWords.text("resign.title"),
            PlayWords.text("resign.text"), PlayWords.text("resign.yes"))) {
          game.resign();
        }
      }

      @Override
      public void offerDraw() {
        boolean sure = game.isForTwo() || game.shownProperty().get().possible().draw()
            && dialogs.confirm(PlayWords.text("draw.title"), PlayWords.text("draw.text"), PlayWords.text("draw.yes"));
        if (sure) {
          game.offerDraw();
        }
      }

      @Override
      public void leave() {
        model.leave();
      }

      @Override
      public void again() {
        model.again();
      }

      @Override
      public void save() {
        String text = game.record().text();
        files.save(PlayWords.text("save.title"), PlayWords.text("save.name"),
            new UserFiles.Kind(PlayWords.text("save.kind"), GameRecord.ENDING),
            () -> text.getBytes(StandardCharsets.UTF_8), file -> game.tell(PlayWords.text("saved", file)),
            trouble -> dialogs.tell(PlayWords.text("save.failed"), trouble));
      }

      @Override
      public void copy() {
        clipboard.copy(game.record().text());
        game.tell(PlayWords.text("copied"));
      }

      @Override
      public void desk() {
        desk.open(game.setup(), game.rules(), Viewer.ALL);
      }

      @Override
      public void open(String address) {
        navigation.open(address);
      }
    };
  }
}

package rankandfile.ui.print;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import rankandfile.print.PrintOrder;
import rankandfile.print.Unprintable;
import rankandfile.print.Unwritable;
import rankandfile.store.Disk;
import rankandfile.store.Folders;
import rankandfile.store.KeptValues;
import rankandfile.ui.kit.Background;
import rankandfile.ui.kit.Doors;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.kit.UserFiles;
import rankandfile.ui.kit.UserFiles.Kind;
import rankandfile.ui.kit.Viewer;

/** Saves, prints and opens a file. Whatever disk, printer or viewer do, the window goes on; the model tells the end. */
final class Deeds {

  private final PrintModel model;
  private final UserFiles files;
  private final Folders folders;
  private final Doors doors;
  private final Texts texts;

  Deeds(PrintModel model, KeptValues state, Folders folders, Doors doors, Texts texts) {
    this.model = model;
    files = new UserFiles(doors.dialogs(), state, "print.folder");
    this.folders = folders;
    this.doors = doors;
    this.texts = texts;
  }

  // ---- save

  void save(Printed file) {
    files.save(texts.text("save.title"), file.reference().fileName(), new Kind(texts.text("save.kind"), ".pdf"),
        file.pdf()::bytes, saved -> model.say(Said.good(texts.text("saved", saved), saved)),
        trouble -> model.say(Said.bad(trouble)));
  }

  // ---- print

  void print(Printed file) {
    model.say(Said.good(texts.text("printers.looking")));
    Background.run(doors.printers()::names, names -> {
      if (names.isEmpty()) {
        model.say(Said.bad(texts.text("printers.none")));
      } else {
        model.sayNothing();
        doors.printers().ask(texts.text("print.title"), file.pages().count(), file.pages().size(0))
            .ifPresent(order -> send(file, order));
      }
    }, this::failed);
  }

  private void send(Printed file, PrintOrder order) {
    model.say(Said.good(texts.text("printing", order.printer())));
    Background.run(() -> {
      doors.printers().print(file.pdf(), order);
      return order;
    }, sent -> model.say(Said.good(texts.text("printed", order.printer(), numbers(order)))), this::failed);
  }

  private static String numbers(PrintOrder order) {
    return order.pages().stream().map(page -> Integer.toString(page + 1)).distinct()
        .collect(Collectors.joining(", "));
  }

  // ---- open

  /** Puts the file where the program keeps what it can make again, and has the system show it. */
  void open(Printed file) {
    Path target = folders.cache().resolve("print").resolve(file.reference().fileName());
    Background.run(() -> put(file, target), there -> {
      model.say(Said.good(texts.text("opening", there), there));
      Background.run(() -> doors.viewer().show(there), answer -> opened(answer, there), this::failed);
    }, this::failed);
  }

  private static Path put(Printed file, Path target) throws IOException, Unwritable {
    Files.createDirectories(target.getParent());
    if (!Files.exists(target) || !Arrays.equals(Files.readAllBytes(target), file.pdf().bytes())) {
      file.pdf().write(target, Disk.REAL);
    }
    return target;
  }

  private void opened(Viewer.Answer answer, Path file) {
    model.say(switch (answer) {
      case SHOWN -> Said.good(texts.text("opened", file), file);
      case SILENT -> Said.good(texts.text("opened.silent", file), file);
      case NONE -> Said.bad(texts.text("opened.none", file), file);
    });
  }

  // ---- what is told

  void copyPath() {
    model.saidProperty().get().flatMap(Said::file).ifPresent(file -> doors.clipboard().copy(file.toString()));
  }

  private void failed(Throwable failure) {
    switch (failure) {
      case Unwritable told -> model.say(Said.bad(told.getMessage()));
      case Unprintable told -> model.say(Said.bad(told.getMessage()));
      case IOException told -> model.say(Said.bad(texts.text("trouble", told)));
      default -> {
        model.sayNothing(); // what was begun is not going on
        Background.rethrow(failure);
      }
    }
  }
}

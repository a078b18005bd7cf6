package rankandfile.ui.print;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rankandfile.print.PrintOrder;
import rankandfile.print.Unprintable;
import rankandfile.print.Unwritable;
import rankandfile.store.Disk;
import rankandfile.store.Folders;
import rankandfile.ui.kit.Background;
import rankandfile.ui.kit.Dialogs.FileWish;
import rankandfile.ui.kit.Doors;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.kit.Viewer;

/** Saves, prints and opens a file. Whatever disk, printer or viewer do, the window goes on; the model tells the end. */
final class Deeds {

  private static final String ENDING = ".pdf";

  private final PrintModel model;
  private final PrintOptions options;
  private final Folders folders;
  private final Doors doors;
  private final Texts texts;

  Deeds(PrintModel model, PrintOptions options, Folders folders, Doors doors, Texts texts) {
    this.model = model;
    this.options = options;
    this.folders = folders;
    this.doors = doors;
    this.texts = texts;
  }

  // ---- save

  /** Asks where, beginning in the folder of the last save or the nearest that is still there. */
  void save(Printed file) {
    Path home = Path.of(System.getProperty("user.home", "."));
    Path last = options.folder().orElse(home);
    Background.run(() -> nearest(last).orElse(home), folder -> save(file, folder), this::failed);
  }

  private static Optional<Path> nearest(Path folder) {
    for (Path up = folder.toAbsolutePath(); up != null; up = up.getParent()) {
      if (Files.isDirectory(up) && up.getParent() != null) {
        return Optional.of(up);
      }
    }
    return Optional.empty();
  }

  private void save(Printed file, Path folder) {
    FileWish wish = new FileWish(texts.text("save.title"), folder, file.reference().fileName(),
        texts.text("save.kind"), List.of("*" + ENDING));
    doors.dialogs().save(wish).ifPresent(chosen -> {
      Path whole = withEnding(chosen);
      Background.run(() -> !whole.equals(chosen) && Files.exists(whole), taken -> {
        if (!taken || doors.dialogs().confirm(texts.text("replace.title"), texts.text("replace", whole),
            texts.text("replace.yes"))) {
          write(file, whole);
        }
      }, this::failed);
    });
  }

  /** Some systems leave the ending away when somebody types a name of their own. */
  private static Path withEnding(Path chosen) {
    String name = String.valueOf(chosen.getFileName());
    return name.toLowerCase(java.util.Locale.ROOT).endsWith(ENDING) ? chosen : chosen.resolveSibling(name + ENDING);
  }

  private void write(Printed file, Path target) {
    Background.run(() -> {
      file.pdf().write(target, Disk.REAL);
      return target;
    }, saved -> {
      Optional.ofNullable(saved.toAbsolutePath().getParent()).ifPresent(options::keepFolder);
      model.say(Said.good(texts.text("saved", saved), saved));
    }, this::failed);
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
        throw Background.fault(failure);
      }
    }
  }
}

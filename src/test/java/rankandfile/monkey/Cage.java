package rankandfile.monkey;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import rankandfile.gallery.DeskShots;
import rankandfile.print.PageSize;
import rankandfile.print.Pdf;
import rankandfile.print.PrintOrder;
import rankandfile.ui.kit.Clipboard;
import rankandfile.ui.kit.Dialogs;
import rankandfile.ui.kit.Printers;
import rankandfile.ui.kit.Viewer;

/**
 * All ways out of the program, answered at random: files lie in one folder, nothing is printed or shown.
 * Questions are the program's own windows, for the monkey to answer.
 */
final class Cage implements Dialogs, Clipboard, Printers, Viewer {

  private static final PageSize A4 = new PageSize(595, 842);

  private final Path folder;
  private final Dialogs questions;
  private final Random random;
  private String copied = DeskShots.DISPUTE;

  /** Files lie in the folder, which exists. */
  Cage(Path folder, Dialogs questions, long seed) {
    this.folder = folder;
    this.questions = questions;
    random = new Random(seed);
    try {
      Files.writeString(folder.resolve("block.md"), DeskShots.DISPUTE);
      Files.write(folder.resolve("noise.md"), noise(3_000));
      Files.write(folder.resolve("large.md"), noise(2_000_000));
      Files.createDirectories(folder.resolve("folder.md"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private byte[] noise(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  @Override
  public Optional<Path> open(FileWish wish) {
    return switch (random.nextInt(4)) {
      case 0 -> Optional.empty();
      case 1 -> Optional.of(folder.resolve("missing-" + random.nextInt(9)));
      default -> Optional.of(someFile());
    };
  }

  @Override
  public Optional<Path> save(FileWish wish) {
    String name = wish.name().isEmpty() ? "file" : wish.name();
    return switch (random.nextInt(5)) {
      case 0 -> Optional.empty();
      case 1 -> Optional.of(folder.resolve("block.md").resolve(name));
      case 2 -> Optional.of(folder.resolve("folder.md"));
      default -> Optional.of(folder.resolve(random.nextInt(9) + "-" + name));
    };
  }

  private Path someFile() {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> all = files.sorted().toList();
      return all.get(random.nextInt(all.size()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean confirm(String title, String text, String yes) {
    return questions.confirm(title, text, yes);
  }

  @Override
  public void tell(String title, String text) {
    questions.tell(title, text);
  }

  @Override
  public void copy(String text) {
    copied = text;
  }

  /** What was copied, at times with a hole in it. */
  @Override
  public Optional<String> text() {
    return switch (random.nextInt(6)) {
      case 0 -> Optional.empty();
      case 1 -> Optional.of(DeskShots.DISPUTE);
      case 2 -> Optional.of(holed(copied));
      default -> Optional.of(copied);
    };
  }

  private String holed(String text) {
    int at = random.nextInt(text.length() + 1);
    return text.substring(0, at) + text.substring(Math.min(text.length(), at + 1 + random.nextInt(4)));
  }

  @Override
  public synchronized List<String> names() {
    return random.nextBoolean() ? List.of("paper") : List.of();
  }

  @Override
  public Optional<PrintOrder> ask(String title, int pages, PageSize paper) {
    return random.nextBoolean() ? Optional.empty()
        : Optional.of(new PrintOrder("paper", title, List.of(0), 1, A4, PrintOrder.Sides.ONE, true));
  }

  @Override
  public void print(Pdf pdf, PrintOrder order) {}

  @Override
  public synchronized Answer show(Path file) {
    return Answer.values()[random.nextInt(Answer.values().length)];
  }
}

package rankandfile.gallery;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;
import rankandfile.ui.kit.CutOff;
import rankandfile.ui.kit.Look;
import rankandfile.ui.kit.Motion;
import rankandfile.ui.kit.Theme;

/**
 * Lays out screens of the gallery in {@link PseudoLanguage} and prints what is not right: words that are cut off, and
 * English words that stand neither in the chapters, nor on the printed pages, nor in the gallery's own examples, nor in
 * a field that somebody filled in.
 */
final class PseudoScreens {

  /** Words without accents, as far as they stand together. */
  private static final Pattern ENGLISH = Pattern.compile("[\\p{ASCII}\u2013\u2014\u2018-\u201d&&[^\\[\\]]]+");
  private static final Pattern WORD = Pattern.compile("[a-zA-Z]+[aeiouy]|[aeiouyAEIOUY][a-zA-Z]+");
  /** What is called the same everywhere: folders, files, addresses, dates, other people's works and licences. */
  private static final Pattern NAME = Pattern.compile("/.*|https?:.*|Source S.*|SIL Open Font.*|\\S*#\\S+|"
      + "(\\w )?(\\S+/)*\\S+\\.(md|pdf)|.*\\d [A-Z][a-z]+ \\d{4}");
  /** Between what is said and what is quoted. */
  private static final Pattern JOINT = Pattern.compile("[,:'\u2018-\u201d]\\s*");

  private final Look look = new Look();
  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private final String known;

  private PseudoScreens() {
    look.animationProperty().set(Motion.OFF);
    known = Stream.of("content", "src/test/java/rankandfile/gallery", "src/test/java/rankandfile/ui/play",
        "target/classes/rankandfile/ui/help", "src/main/resources/rankandfile/print", "pdf-templates")
        .map(PseudoScreens::letters).collect(Collectors.joining());
  }

  /** Looks at the screens whose names match the first argument. */
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    Platform.startup(() -> {
      new PseudoScreens().look(Pattern.compile(args[0]));
      done.countDown();
    });
    done.await();
    System.exit(0);
  }

  private void look(Pattern names) {
    List<Shot> shots = Gallery.shots(look).stream()
        .filter(s -> s.theme() != Theme.DARK && s.filter() == Filter.NONE && s.textSize() == 100)
        .filter(s -> names.matcher(s.name()).matches()).toList();
    shots.forEach(this::look);
    out.println(shots.size() + " screens");
  }

  private void look(Shot shot) {
    look.textSizeProperty().set(shot.textSize());
    Scene scene = new Scene(shot.root().get(), shot.width(), shot.height());
    look.applyTo(scene);
    if (scene.getRoot() instanceof SlowRoot slow) {
      slow.complete(scene);
    }
    CutOff.in(scene.getRoot()).forEach(words -> out.println(shot.name() + " cut off: " + words));
    texts(scene.getRoot()).flatMap(this::english).distinct()
        .forEach(words -> out.println(shot.name() + " English: " + words));
  }

  private static Stream<String> texts(Node node) {
    if (!node.isVisible()) {
      return Stream.of();
    }
    return switch (node) {
      case TextInputControl typed when !typed.getText().isEmpty() -> Stream.of();
      case Text text -> Stream.of(text.getText());
      case Parent parent -> parent.getChildrenUnmodifiable().stream().flatMap(PseudoScreens::texts);
      default -> Stream.of();
    };
  }

  private Stream<String> english(String text) {
    return ENGLISH.matcher(text).results().flatMap(found -> JOINT.splitAsStream(found.group())).map(String::strip)
        .filter(words -> WORD.matcher(words).find() && !NAME.matcher(words).matches())
        .filter(words -> !known.contains(plain(words)));
  }

  /** The letters and digits of all texts in a folder. */
  private static String letters(String folder) {
    try (Stream<Path> files = Files.walk(Path.of(folder))) {
      return files.filter(f -> f.toString().matches(".*\\.(md|txt|java|properties|html)")).map(PseudoScreens::letters)
          .collect(Collectors.joining());
    } catch (IOException e) {
      throw new UncheckedIOException(folder, e);
    }
  }

  private static String letters(Path file) {
    try {
      return plain(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }

  private static String plain(String text) {
    return Pattern.compile("[^a-z0-9]").matcher(text.toLowerCase(Locale.ROOT)).replaceAll("");
  }
}

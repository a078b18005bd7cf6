package rankandfile.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * Keys and values in a file that saves itself: a change is in force at once and on the disk soon after.
 *
 * <p>Used on one thread; only the saving may run on others.
 */
public final class KeptValues {

  private final SafeFile file;
  private final Executor writer;
  private final Consumer<IOException> failed;
  private final List<Path> aside;
  private volatile KeyValues values;
  private boolean written;

  private KeptValues(SafeFile file, Executor writer, Consumer<IOException> failed, SafeFile.Found<KeyValues> found) {
    this.file = file;
    this.writer = writer;
    this.failed = failed;
    this.values = found.value().orElse(new KeyValues(List.of()));
    this.written = found.value().isPresent();
    this.aside = found.aside();
  }

  /**
   * Reads the file; a file that cannot be read counts as empty, and {@code failed} is told.
   *
   * @param writer runs the saving; {@code Runnable::run} saves before {@link #set} returns
   * @param failed is told on the writer's thread what could not be saved
   */
  public static KeptValues open(SafeFile file, Executor writer, Consumer<IOException> failed) {
    try {
      return new KeptValues(file, writer, failed, file.read(text -> Optional.of(KeyValues.read(text))));
    } catch (IOException e) {
      failed.accept(e);
      return new KeptValues(file, writer, failed, new SafeFile.Found<>(Optional.empty(), List.of()));
    }
  }

  /** Values that are on no disk. */
  public static KeptValues inMemory() {
    SafeFile nowhere = new SafeFile(Path.of("nowhere"));
    return new KeptValues(nowhere, save -> {}, e -> {}, new SafeFile.Found<>(Optional.empty(), List.of()));
  }

  /** Broken files that were put aside when this was opened. */
  public List<Path> aside() {
    return aside;
  }

  public Optional<String> value(String key) {
    return values.value(key);
  }

  /** Sets and saves; line breaks in the value become spaces. */
  public void set(String key, String value) {
    change(values.with(key, value.replaceAll("\\R", " ").strip()));
  }

  /** Forgets the key and saves. */
  public void remove(String key) {
    change(values.without(key));
  }

  private void change(KeyValues next) {
    if (!next.equals(values)) {
      values = next;
      writer.execute(this::save);
    }
  }

  /** Saves what is not saved yet, before it returns. Whoever comes last writes the newest values. */
  public void save() {
    synchronized (file) {
      try {
        if (!values.lines().isEmpty() || written) {
          file.write(values.text());
          written = true;
        }
      } catch (IOException e) {
        failed.accept(e);
      }
    }
  }
}

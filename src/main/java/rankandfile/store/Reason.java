package rankandfile.store;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ResourceBundle;

/** Why a file could not be written or read, for a person. */
public final class Reason {

  private static final ResourceBundle WORDS = ResourceBundle.getBundle("rankandfile.store.store");

  private Reason() {}

  /** The end of a sentence, without its full stop and without the file's name: {@code its folder does not exist}. */
  public static String of(IOException failure) {
    return switch (failure) {
      case NoSuchFileException missing -> WORDS.getString(hasFolder(missing.getFile()) ? "no-file" : "no-folder");
      case AccessDeniedException denied -> WORDS.getString("no-right");
      case CharacterCodingException broken -> WORDS.getString("no-text");
      case FileSystemException told when told.getReason() != null -> told.getReason();
      default -> Optional.ofNullable(failure.getMessage()).orElse(failure.getClass().getSimpleName());
    };
  }

  private static boolean hasFolder(String file) {
    return Files.isDirectory(Path.of(file).toAbsolutePath().resolveSibling(""));
  }
}

package rankandfile.ui.kit;

import java.nio.file.Path;
import java.util.Optional;

/** A user who changes their mind each time they are asked, and does not read what they are told. */
public class Nobody implements Dialogs {

  @Override
  public Optional<Path> open(FileWish wish) {
    return Optional.empty();
  }

  @Override
  public Optional<Path> save(FileWish wish) {
    return Optional.empty();
  }

  @Override
  public boolean confirm(String title, String text, String yes) {
    return false;
  }

  @Override
  public void tell(String title, String text) {}
}

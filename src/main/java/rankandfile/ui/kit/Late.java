package rankandfile.ui.kit;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Something that is made when it is first asked for, and kept: so a start does not wait for what no screen shows yet.
 * Used on JavaFX's thread only.
 */
public final class Late<T> implements Supplier<T> {

  private final Supplier<? extends T> maker;
  private @Nullable T made;

  public Late(Supplier<? extends T> maker) {
    this.maker = maker;
  }

  @Override
  public T get() {
    if (made == null) {
      made = maker.get();
    }
    return made;
  }
}

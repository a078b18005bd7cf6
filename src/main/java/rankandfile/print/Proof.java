package rankandfile.print;

import java.util.Optional;
import rankandfile.book.Book;

/**
 * Three nearly empty pages that have a bit of everything. A command sets them while the reference is still being
 * filled, so that all that setting takes is loaded by then: that saves a good part of a cold start.
 */
final class Proof {

  private Proof() {}

  /** Begins, and does not wait. What fails here fails in earnest soon, and is told then. */
  static void begin(Reference reference) {
    Thread.ofPlatform().daemon().name("proof").uncaughtExceptionHandler((thread, told) -> {})
        .start(() -> set(reference));
  }

  static Pdf set(Reference reference) {
    return Press.of(Book.read(file -> Optional.empty()), Proof::template).print(reference);
  }

  private static Optional<String> template(String file) {
    return file.equals(Templates.FIRST) ? Templates.resource("/rankandfile/print/proof.html") : Optional.empty();
  }
}

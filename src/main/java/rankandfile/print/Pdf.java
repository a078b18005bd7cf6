package rankandfile.print;

/** A finished file. The same reference from the same templates and book gives the same bytes. */
public final class Pdf {

  private final byte[] bytes;

  Pdf(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The file's content; a copy. */
  public byte[] bytes() {
    return bytes.clone();
  }
}

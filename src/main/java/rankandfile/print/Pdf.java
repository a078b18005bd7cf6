package rankandfile.print;

import java.io.IOException;
import java.nio.file.Path;
import rankandfile.store.Disk;

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

  /** Puts it on the disk, as a whole or not at all, in place of a file that may be there. */
  public void write(Path file, Disk disk) throws Unwritable {
    try {
      disk.replace(file, bytes);
    } catch (IOException e) {
      throw new Unwritable(file, e);
    }
  }

  /** Its pages, to be drawn. */
  public Pages pages() {
    return new Pages(bytes);
  }
}

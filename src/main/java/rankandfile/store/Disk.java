package rankandfile.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The four things that are done to a disk when a file is replaced. Each may fail. */
public interface Disk {

  /** The disk of this machine. */
  Disk REAL = new RealDisk();

  /** Makes the file hold these bytes; a failure may leave it with a part of them. */
  void write(Path file, byte[] bytes) throws IOException;

  /** Returns once what was written to the file will survive a power cut. */
  void force(Path file) throws IOException;

  /** Gives the file another name in the same folder, in place of a file that has it, at once or not at all. */
  void rename(Path from, Path to) throws IOException;

  /** Returns once new names in the folder will survive a power cut; does nothing where systems cannot. */
  void forceFolder(Path folder) throws IOException;

  /**
   * Makes the file hold these bytes, as a whole or not at all: they are written beside it first, so that whatever
   * fails, the file is the old one or the new one, and no half of one stays.
   *
   * @param file a file or a free name in a folder that exists
   */
  default void replace(Path file, byte[] bytes) throws IOException {
    Path whole = file.toAbsolutePath();
    Path fresh = whole.resolveSibling(whole.getFileName() + ".new");
    try {
      write(fresh, bytes);
      force(fresh);
      rename(fresh, whole);
      forceFolder(whole.getParent());
    } finally {
      Files.deleteIfExists(fresh);
    }
  }
}

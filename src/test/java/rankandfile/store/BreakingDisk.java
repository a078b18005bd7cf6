package rankandfile.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/** A disk that fails at one of its operations; the operation before the fault may leave half of a file. */
public final class BreakingDisk implements Disk {

  private final int faultAt;
  private int operations;

  /** Fails at the operation with this number, counted from 1, and at all that follow; 0 for never. */
  public BreakingDisk(int faultAt) {
    this.faultAt = faultAt;
  }

  public int operations() {
    return operations;
  }

  @Override
  public void write(Path file, byte[] bytes) throws IOException {
    if (isBroken()) {
      REAL.write(file, Arrays.copyOf(bytes, bytes.length / 2));
      throw new IOException("no room left");
    }
    REAL.write(file, bytes);
  }

  @Override
  public void force(Path file) throws IOException {
    breakOr();
    REAL.force(file);
  }

  @Override
  public void rename(Path from, Path to) throws IOException {
    breakOr();
    REAL.rename(from, to);
  }

  @Override
  public void forceFolder(Path folder) throws IOException {
    breakOr();
    REAL.forceFolder(folder);
  }

  private void breakOr() throws IOException {
    if (isBroken()) {
      throw new IOException("broken disk");
    }
  }

  private boolean isBroken() {
    operations++;
    return faultAt > 0 && operations >= faultAt;
  }
}

package rankandfile.store;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.UUID;

/**
 * The right to be the one running program. It is a lock that the system takes back when the program ends, however it
 * ends. Whoever comes second knocks at the first one's door, which is open to this machine only.
 */
public final class Instance implements AutoCloseable {

  private static final int PATIENCE_MILLIS = 700;

  private final FileChannel channel;
  private final ServerSocket door;
  private final String password = UUID.randomUUID().toString();

  private Instance(FileChannel channel, ServerSocket door) {
    this.channel = channel;
    this.door = door;
  }

  /** The right, unless another running program has it. */
  public static Optional<Instance> claim(Folders folders) throws IOException {
    Files.createDirectories(folders.state());
    FileChannel channel = FileChannel.open(folders.state().resolve("lock"), StandardOpenOption.CREATE,
        StandardOpenOption.WRITE);
    if (lock(channel).isEmpty()) {
      channel.close();
      return Optional.empty();
    }
    Instance instance = new Instance(channel, new ServerSocket(0, 5, InetAddress.getLoopbackAddress()));
    Files.writeString(doorplate(folders), instance.door.getLocalPort() + " " + instance.password);
    return Optional.of(instance);
  }

  private static Optional<FileLock> lock(FileChannel channel) throws IOException {
    try {
      return Optional.ofNullable(channel.tryLock());
    } catch (OverlappingFileLockException inThisProgram) {
      return Optional.empty();
    }
  }

  /**
   * Asks the running program to show itself, and to open a file if there is one to open.
   *
   * @param file an absolute path; empty for none
   * @return false when it does not answer within two seconds
   */
  public static boolean knock(Folders folders, String file) {
    try (Socket socket = new Socket()) {
      String[] words = Files.readString(doorplate(folders)).split(" ");
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(words[0])),
          PATIENCE_MILLIS);
      socket.setSoTimeout(PATIENCE_MILLIS);
      DataOutputStream said = new DataOutputStream(socket.getOutputStream());
      said.writeUTF(words[1]);
      said.writeUTF(file);
      return new DataInputStream(socket.getInputStream()).readBoolean();
    } catch (IOException | RuntimeException nobodyOpens) {
      return false;
    }
  }

  /**
   * Waits until a second start knocks; strangers are sent away.
   *
   * @return the file that it wants to have opened; empty for none
   * @throws IOException once this is closed
   */
  public String awaitKnock() throws IOException {
    Optional<String> wish = Optional.empty();
    while (wish.isEmpty()) { // someone else's program may try the port
      wish = wish(door.accept());
    }
    return wish.get();
  }

  /** What a friend wants; nothing of a stranger, who does not know the password. */
  private Optional<String> wish(Socket guest) {
    try (guest) {
      guest.setSoTimeout(PATIENCE_MILLIS);
      DataInputStream heard = new DataInputStream(guest.getInputStream());
      boolean friend = heard.readUTF().equals(password);
      Optional<String> file = friend ? Optional.of(heard.readUTF()) : Optional.empty();
      new DataOutputStream(guest.getOutputStream()).writeBoolean(friend);
      return file;
    } catch (IOException stranger) {
      return Optional.empty();
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
    channel.close();
  }

  private static Path doorplate(Folders folders) {
    return folders.state().resolve("door");
  }
}

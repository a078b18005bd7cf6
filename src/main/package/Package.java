import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * Makes what people install, in {@code target/package}: a program with a Java of its own, and from it a package of the
 * system that this runs on ({@code .deb}, {@code .msi} or {@code .dmg}). {@code mvn -Ppackage} runs it.
 *
 * <p>JavaFX becomes a part of the Java; everything else stays on the class path. The classes that a start needs are
 * written down in a rehearsal without a display and put into an archive that the program maps into memory.
 */
final class Package {

  private static final String NAME = "rank-and-file";
  private static final String TITLE = "Rank & File";
  private static final String ABOUT = "Unofficial rules tutor and reference for Stratego";
  private static final String ARCHIVE = NAME + ".jsa";
  /** What the program and its libraries need of the JDK; others come with these. */
  private static final String MODULES =
      "java.desktop,java.logging,java.management,jdk.management,jdk.unsupported,javafx.controls";

  private final String os = System.getProperty("os.name").toLowerCase(Locale.ROOT);
  private final Path tools = Path.of(System.getProperty("java.home"), "bin");
  private final Path sources = Path.of("src", "main", "package");
  private final Path target;
  private final Path work;
  private final String version;
  private final String testPath;
  private final List<String> testFlags;

  /** {@code target}, version, class path of the tests, and the flags that a window without a display needs. */
  public static void main(String[] args) throws Exception {
    new Package(Path.of(args[0]), args[1], args[2], List.of(args).subList(3, args.length)).make();
  }

  private Package(Path target, String version, String testPath, List<String> testFlags) {
    this.target = target;
    this.work = target.resolve("package");
    this.version = version;
    this.testPath = testPath;
    this.testFlags = testFlags;
  }

  private void make() throws Exception {
    delete(work);
    Files.createDirectories(work);
    rehearse("rankandfile.gallery.Icons", List.of(), work.resolve("icons").toString());
    runtime();
    image();
    archive();
    installer();
  }

  // ---- steps

  private void rehearse(String program, List<String> flags, String... args) throws Exception {
    List<String> words = new ArrayList<>(List.of(tool("java")));
    words.addAll(testFlags);
    words.addAll(flags);
    words.addAll(List.of("-cp", testPath, program));
    words.addAll(List.of(args));
    run(words);
  }

  /** A Java with JavaFX in it; JavaFX's native parts lie where they are found without being unpacked at home. */
  private void runtime() throws Exception {
    List<Path> toolkit = jars(true);
    String path = String.join(System.getProperty("path.separator"), toolkit.stream().map(Path::toString).toList());
    run(List.of(tool("jlink"), "--module-path", path, "--add-modules", MODULES, "--strip-debug", "--no-header-files",
        "--no-man-pages", "--compress", "zip-2", "--exclude-resources", "glob:/javafx.graphics/**.so,"
            + "glob:/javafx.graphics/**.dll,glob:/javafx.graphics/**.dylib",
        "--output", work.resolve("runtime").toString()));
    Path libraries = work.resolve("runtime").resolve(os.startsWith("windows") ? "bin" : "lib");
    for (Path jar : toolkit) {
      unpackNative(jar, libraries);
    }
  }

  private static void unpackNative(Path jar, Path folder) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : file.stream().filter(e -> e.getName().matches("[^/]+\\.(so|dll|dylib)")).toList()) {
        Files.copy(file.getInputStream(entry), folder.resolve(entry.getName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  /** The libraries, JavaFX's own or all others. */
  private List<Path> jars(boolean toolkit) throws IOException {
    try (Stream<Path> all = Files.list(target.resolve("lib"))) {
      return all.filter(p -> p.getFileName().toString().startsWith("javafx-") == toolkit)
          .filter(p -> !toolkit || p.getFileName().toString().matches("javafx-\\w+-[\\d.]+-.+\\.jar"))
          .sorted().toList();
    }
  }

  private void image() throws Exception {
    Path input = Files.createDirectories(work.resolve("input").resolve("lib")).getParent();
    Files.copy(target.resolve(NAME + ".jar"), input.resolve(NAME + ".jar"), StandardCopyOption.COPY_ATTRIBUTES);
    for (Path jar : jars(false)) {
      Files.copy(jar, input.resolve("lib").resolve(jar.getFileName()), StandardCopyOption.COPY_ATTRIBUTES);
    }
    List<String> words = new ArrayList<>(List.of(tool("jpackage"), "--type", "app-image", "--name", launcher(),
        "--app-version", version, "--description", ABOUT, "--vendor", TITLE, "--icon", icon().toString(),
        "--input", input.toString(), "--main-jar", NAME + ".jar", "--main-class", "rankandfile.Main",
        "--runtime-image", work.resolve("runtime").toString(), "--dest", work.toString()));
    for (String option : List.of("-XX:SharedArchiveFile=$APPDIR/" + ARCHIVE, "-Xshare:auto", "-XX:+UseSerialGC",
        "-Xms64m", "--enable-native-access=javafx.graphics",
        "--add-exports=javafx.base/com.sun.javafx.event=ALL-UNNAMED", "-Xlog:cds=off", "-Xlog:aot=off")) {
      words.addAll(List.of("--java-options", option));
    }
    run(words);
  }

  /**
   * Only the classes that a start and a look at each screen load, so that the archive is small. They are linked with
   * each other as well, which a start would otherwise do.
   */
  private void archive() throws Exception {
    Path list = work.resolve("classes.txt");
    rehearse("rankandfile.gallery.Rehearsal", List.of("-XX:DumpLoadedClassList=" + list));
    Path app = app();
    run(List.of(runtimeJava().toString(), "-Xshare:dump", "-XX:+AOTClassLinking",
        "-XX:SharedClassListFile=" + list.toAbsolutePath(),
        "-XX:SharedArchiveFile=" + app.resolve(ARCHIVE).toAbsolutePath(), "-Xlog:disable", "-Xlog:all=error",
        "--enable-native-access=javafx.graphics", "--add-exports=javafx.base/com.sun.javafx.event=ALL-UNNAMED",
        "-cp", classPath(app)));
  }

  /** As the launcher puts it together, since an archive is for one class path only. */
  private static String classPath(Path app) throws IOException {
    try (Stream<Path> all = Files.list(app)) {
      Path settings = all.filter(p -> p.toString().endsWith(".cfg")).findFirst().orElseThrow();
      return String.join(System.getProperty("path.separator"), Files.readAllLines(settings).stream()
          .filter(line -> line.startsWith("app.classpath="))
          .map(line -> line.substring("app.classpath=".length()).replace("$APPDIR", app.toAbsolutePath().toString()))
          .toList());
    }
  }

  private void installer() throws Exception {
    List<String> words = new ArrayList<>(List.of(tool("jpackage"), "--app-image", image(work).toString(),
        "--name", launcher(), "--app-version", version, "--vendor", TITLE, "--description", ABOUT,
        "--dest", target.toString()));
    if (os.startsWith("windows")) {
      words.addAll(List.of("--type", "msi", "--win-menu", "--win-shortcut-prompt", "--win-dir-chooser",
          "--license-file", "LICENSE", "--file-associations", sources.resolve("game.properties").toString()));
    } else if (os.startsWith("mac")) {
      words.addAll(List.of("--type", "dmg", "--license-file", "LICENSE"));
    } else {
      debian();
      return;
    }
    run(words);
  }

  // ---- Debian

  /** A package like any other there: the program under /opt, all that the desktop reads in its usual places. */
  private void debian() throws Exception {
    Path root = work.resolve("deb");
    copy(image(work), root.resolve("opt").resolve(NAME));
    Files.createSymbolicLink(Files.createDirectories(root.resolve("usr/bin")).resolve(NAME),
        Path.of("/opt", NAME, "bin", NAME));
    Path share = root.resolve("usr/share");
    put(sources.resolve("linux/rank-and-file.desktop"), share.resolve("applications"));
    put(sources.resolve("linux/rank-and-file.metainfo.xml"), share.resolve("metainfo"));
    put(sources.resolve("linux/rank-and-file.xml"), share.resolve("mime/packages"));
    Files.copy(Path.of("LICENSE"), Files.createDirectories(share.resolve("doc").resolve(NAME)).resolve("copyright"));
    for (int size : List.of(16, 24, 32, 48, 64, 128, 256, 512)) {
      Path folder = share.resolve("icons/hicolor/" + size + "x" + size + "/apps");
      Files.copy(work.resolve("icons/" + size + ".png"), Files.createDirectories(folder).resolve(NAME + ".png"));
    }
    Path control = Files.createDirectories(root.resolve("DEBIAN")).resolve("control");
    Files.writeString(control, Files.readString(sources.resolve("linux/control"))
        .replace("@version@", version).replace("@architecture@", output("dpkg", "--print-architecture"))
        .replace("@size@", Long.toString(size(root) / 1024)));
    run(List.of("chmod", "-R", "u+rwX,go+rX,go-w", root.toString()));
    run(List.of("dpkg-deb", "--root-owner-group", "-Zgzip", "--build", root.toString(),
        target.resolve(NAME + "_" + version + ".deb").toString()));
  }

  private static void put(Path file, Path folder) throws IOException {
    Files.copy(file, Files.createDirectories(folder).resolve(file.getFileName()));
  }

  private static long size(Path root) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.filter(Files::isRegularFile).mapToLong(p -> p.toFile().length()).sum();
    }
  }

  // ---- where things are

  private String launcher() {
    return os.startsWith("linux") ? NAME : TITLE.replace("&", "and");
  }

  private Path image(Path folder) {
    return folder.resolve(os.startsWith("mac") ? launcher() + ".app" : launcher());
  }

  private Path app() {
    Path image = image(work);
    return os.startsWith("mac") ? image.resolve("Contents/app")
        : os.startsWith("windows") ? image.resolve("app") : image.resolve("lib/app");
  }

  private Path runtimeJava() {
    Path image = image(work);
    return os.startsWith("mac") ? image.resolve("Contents/runtime/Contents/Home/bin/java")
        : os.startsWith("windows") ? image.resolve("runtime/bin/java.exe") : image.resolve("lib/runtime/bin/java");
  }

  private Path icon() {
    String name = os.startsWith("windows") ? "icon.ico" : os.startsWith("mac") ? "icon.icns" : "512.png";
    return work.resolve("icons").resolve(name);
  }

  private String tool(String name) {
    return tools.resolve(name).toString();
  }

  // ---- small things

  private static void run(List<String> words) throws IOException, InterruptedException {
    int code = new ProcessBuilder(words).inheritIO().start().waitFor();
    if (code != 0) {
      throw new IOException(words.getFirst() + " failed with " + code + ": " + String.join(" ", words));
    }
  }

  private static String output(String... words) throws IOException {
    return new String(new ProcessBuilder(words).start().getInputStream().readAllBytes()).strip();
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path each : all.toList()) {
        Path there = to.resolve(from.relativize(each).toString());
        Files.createDirectories(there.getParent());
        Files.copy(each, there, StandardCopyOption.COPY_ATTRIBUTES, java.nio.file.LinkOption.NOFOLLOW_LINKS);
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> all = Files.walk(folder)) {
        for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(each);
        }
      }
    }
  }
}

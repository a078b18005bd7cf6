package rankandfile.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In a language whose words are two fifths longer nothing is cut off, and nothing is still English. */
class PseudoLanguageTest {

  @TempDir
  Path words;

  @Test
  void textIsLongerAndWhatIsReplacedStays() {
    assertEquals("[Séétttînggs]", PseudoLanguage.said("Settings"));
    assertEquals("{0}: {1}", PseudoLanguage.said("{0}: {1}"));
    assertEquals("[Táákéén bááckk: {0,choice,1#önéé möövé|1<{0} mmövvés}.]",
        PseudoLanguage.said("Taken back: {0,choice,1#one move|1<{0} moves}."));
  }

  @Test
  void screensHaveRoomForLongWords() throws Exception {
    assertEquals(List.of(), look("(frame-settings|frame-house-rules|play-start|play-guided|desk-empty|"
        + "referee-table|print|learn-window)-1024|setup-begun"));
  }

  /** But for two printed references that are full: they say, as they should, that longer words need a fourth page. */
  @Test
  @Tag("long")
  void allScreensHaveRoomForLongWords() throws Exception {
    assertEquals(List.of(), look("(?!pieces|marks|print-lightning|print-house-rules).*"));
  }

  /** What another machine finds, which speaks the language from its start on, as bundles are read but once. */
  private List<String> look(String screens) throws IOException {
    PseudoLanguage.write(Path.of("src/main/resources"), words);
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(argument -> argument.matches("--(add|module|enable).*|-Dprism.*")).toList());
    command.addAll(List.of("-Duser.language=" + PseudoLanguage.CODE, "-Djava.awt.headless=true",
        "-Dglass.platform=Monocle", "-Dmonocle.platform=Headless", "-Dprism.order=sw",
        "-cp", words + File.pathSeparator + System.getProperty("java.class.path"), PseudoScreens.class.getName(),
        screens));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    String said = new String(builder.start().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    List<String> lines = said.lines().toList();
    assertTrue(lines.getLast().matches("[1-9]\\d* screens"), said);
    return lines.subList(0, lines.size() - 1);
  }
}

package rankandfile.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Chapters mean the same, and reports say the same, whatever the language of the system is. */
class CheckLanguagesTest {

  private static final String FOLDER = "src/test/resources/rankandfile/book/problems";
  private static String english;

  @BeforeAll
  static void readInEnglish() throws IOException {
    english = check("-Duser.language=en", "-Duser.country=GB");
    assertTrue(english.lines().count() > 500, english);
  }

  /** Turkish has another capital i, German another comma, Persian and Egypt's Arabic other digits. */
  @TestFactory
  Stream<DynamicTest> reportIsTheSameInOtherLanguages() {
    return Stream.of("tr-TR", "de-DE", "fa-IR", "ar-EG").map(tag -> DynamicTest.dynamicTest(tag, () ->
        assertEquals(english, check("-Duser.language=" + tag.substring(0, 2), "-Duser.country=" + tag.substring(3)))));
  }

  /** Runs the command in a machine of its own. */
  private static String check(String... options) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options));
    command.addAll(List.of("-Dstdout.encoding=UTF-8", "-cp", System.getProperty("java.class.path"),
        "rankandfile.Main", "check", FOLDER));
    ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    return new String(builder.start().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}

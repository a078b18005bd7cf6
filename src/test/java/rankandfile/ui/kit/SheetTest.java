package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.css.CssParser;
import org.junit.jupiter.api.Test;

/** The style sheet as a text: JavaFX leaves out in silence whatever follows a rule that is not closed. */
class SheetTest {

  private static final Path SHEET = Path.of("src/main/resources/rankandfile/ui/rank-and-file.css");

  @Test
  void everyRuleIsClosedBeforeTheNextBegins() throws IOException {
    List<String> wrong = new ArrayList<>();
    int open = 0;
    int line = 0;
    for (String text : Files.readAllLines(SHEET)) {
      line++;
      for (char c : text.toCharArray()) {
        open += c == '{' ? 1 : c == '}' ? -1 : 0;
        if (open < 0 || open > 1) {
          wrong.add(line + ": " + text);
          open = Math.clamp(open, 0, 1);
        }
      }
    }
    assertEquals(List.of(), wrong);
    assertEquals(0, open);
  }

  /** Where the build has read the sheet already, no window would complain. */
  @Test
  void noRuleIsRefused() throws IOException {
    CssParser.errorsProperty().clear();
    assertNotEquals(0, new CssParser().parse(SHEET.toUri().toURL()).getRules().size());
    assertEquals(List.of(), CssParser.errorsProperty().stream().map(CssParser.ParseError::getMessage).toList());
  }
}

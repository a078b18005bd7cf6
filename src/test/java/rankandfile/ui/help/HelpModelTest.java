package rankandfile.ui.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rankandfile.store.Folders;
import rankandfile.ui.kit.KeyList;
import rankandfile.ui.kit.Texts;

/** What the page of help tells is whole: every key once, every shipped library with its licence. */
class HelpModelTest {

  private final HelpModel model = new HelpModel(List.of(KeyList.of(new Texts("rankandfile.ui.board.board"))),
      Folders.under(Path.of("/home/me/rank-and-file")), "1.2", new Texts("rankandfile.ui.help.help"));

  @Test
  void everyKeyOfABoardIsListedOnce() {
    List<KeyList.Line> lines = model.keys().getFirst().lines();
    assertEquals(13, lines.size());
    assertEquals(13, lines.stream().map(KeyList.Line::key).distinct().count());
    assertEquals(new KeyList.Line("O", "Where am I?"), lines.get(5));
  }

  @Test
  void everyShippedLibraryHasALicence() {
    Set<String> names = model.libraries().stream().map(Work::name).collect(Collectors.toSet());
    for (String part : List.of("ControlsFX", "AtlantaFX", "javafx controls", "PDFBox", "Lucene", "commonmark")) {
      assertTrue(names.stream().anyMatch(n -> n.contains(part)), part);
    }
    for (Work work : model.libraries()) {
      assertFalse(work.licence().isBlank(), work.name());
      assertTrue(work.home().startsWith("http"), work.name());
    }
    assertTrue(names.stream().noneMatch(n -> n.contains("JUnit") || n.contains("TestFX")), names.toString());
  }

  @Test
  void everyFontHasItsLicence() {
    assertEquals(List.of("Source Sans 3", "Source Serif 4"), model.fonts().stream().map(Work::name).toList());
  }

  @Test
  void factsNameVersionSystemAndFolders() {
    String facts = model.facts();
    assertTrue(facts.startsWith("Rank & File 1.2\n"), facts);
    assertTrue(facts.contains(System.getProperty("os.name")), facts);
    assertTrue(facts.contains("/home/me/rank-and-file/state"), facts);
  }
}

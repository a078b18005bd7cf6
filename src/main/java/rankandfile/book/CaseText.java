package rankandfile.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The text of a disputed case. Its first paragraph begins with the answer in bold type, for those who read the file;
 * its last one says how sure that is.
 */
public final class CaseText {

  private static final String HOW_SURE = "How sure.";

  private CaseText() {}

  /** The passages as they stand below a verdict that is shown already: without the answer in bold type. */
  public static List<Passage> belowVerdict(Chapter chapter) {
    List<Passage> passages = new ArrayList<>(chapter.passages());
    for (int i = 0; i < passages.size(); i++) {
      if (passages.get(i) instanceof Passage.Paragraph p) {
        List<Inline> rest = withoutAnswer(p.parts());
        if (Inline.plain(rest).isBlank()) {
          passages.remove(i);
        } else {
          passages.set(i, new Passage.Paragraph(rest));
        }
        break;
      }
    }
    return List.copyOf(passages);
  }

  private static List<Inline> withoutAnswer(List<Inline> parts) {
    if (!(parts.getFirst() instanceof Inline.Strong)) {
      return parts;
    }
    List<Inline> rest = new ArrayList<>(parts.subList(1, parts.size()));
    if (!rest.isEmpty() && rest.getFirst() instanceof Inline.Text text) {
      rest.set(0, new Inline.Text(text.text().stripLeading()));
    }
    return rest;
  }

  /** How sure the answer is, in the book's words; nothing where it does not say. */
  public static Optional<String> howSure(Chapter chapter) {
    return paragraph(chapter, HOW_SURE);
  }

  /** The paragraph that begins with this in bold type, without it. */
  public static Optional<String> paragraph(Chapter chapter, String lead) {
    return chapter.passages().stream().flatMap(p -> p instanceof Passage.Paragraph q
        && q.parts().getFirst() instanceof Inline.Strong s && Inline.plain(s.parts()).equals(lead)
        ? Stream.of(Inline.plain(q.parts().subList(1, q.parts().size())).strip())
        : Stream.empty()).findFirst();
  }
}

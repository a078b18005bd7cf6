package rankandfile.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.SourceSpan;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;
import rankandfile.notation.Span;
import rankandfile.scenario.Block;

/** Turns Markdown into passages and finds the blocks and links in it. What is nested too deep is left as bare text. */
final class Markdown {

  private static final int DEEPEST = 32;

  private final Source source;
  private final List<Link> links = new ArrayList<>();
  private final RunningBlocks running;
  private final IdGenerator ids = IdGenerator.builder().defaultId("section").build();
  private final Node document;

  Markdown(Source source, Problems problems) {
    this.source = source;
    this.running = new RunningBlocks(problems);
    this.document = Parser.builder()
        .extensions(Set.of(TablesExtension.create()))
        .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
        .maxOpenBlockParsers(DEEPEST)
        .build()
        .parse(source.text());
  }

  /** The links met so far: all of them once {@link #passages} has been called. */
  List<Link> links() {
    return links;
  }

  /** The blocks that run, which are met like the links. */
  RunningBlocks running() {
    return running;
  }

  List<Passage> passages() {
    return passages(document, 0);
  }

  private List<Passage> passages(Node parent, int depth) {
    List<Passage> passages = new ArrayList<>();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
      passage(node, depth).ifPresent(passages::add);
    }
    return passages;
  }

  private Optional<Passage> passage(Node node, int depth) {
    return Optional.ofNullable(switch (node) {
      case Heading n -> heading(n);
      case Paragraph n -> new Passage.Paragraph(inlines(n, 0));
      case OrderedList n -> items(n, true, n.getMarkerStartNumber(), depth);
      case BulletList n -> items(n, false, 1, depth);
      case BlockQuote n -> new Passage.Quote(passages(n, depth + 1));
      case FencedCodeBlock n -> fenced(n);
      case IndentedCodeBlock n -> new Passage.Verbatim(n.getLiteral());
      case ThematicBreak n -> new Passage.Rule();
      case TableBlock n -> table(n);
      case HtmlBlock n -> null;
      default -> null;
    });
  }

  private Passage heading(Heading node) {
    List<Inline> parts = inlines(node, 0);
    return new Passage.Heading(node.getLevel(), ids.generateId(Inline.plain(parts)), parts);
  }

  private Passage items(ListBlock list, boolean numbered, Integer first, int depth) {
    List<List<Passage>> items = new ArrayList<>();
    for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
      items.add(passages(item, depth + 1));
    }
    return new Passage.Items(numbered, first == null ? 1 : first, items);
  }

  private Passage table(TableBlock table) {
    List<List<List<Inline>>> rows = new ArrayList<>();
    for (Node part = table.getFirstChild(); part != null; part = part.getNext()) {
      for (Node row = part.getFirstChild(); row != null; row = row.getNext()) {
        List<List<Inline>> cells = new ArrayList<>();
        for (Node cell = row.getFirstChild(); cell != null; cell = cell.getNext()) {
          cells.add(inlines(cell, 0));
        }
        rows.add(cells);
      }
    }
    return new Passage.Table(rows.getFirst(), rows.subList(1, rows.size()));
  }

  // ---- blocks that run

  private Passage fenced(FencedCodeBlock node) {
    return running.passage(block(node)).orElseGet(() -> new Passage.Verbatim(node.getLiteral()));
  }

  /** The lines of a fenced block as parts of the source's lines, so that problems keep their places. */
  private Block block(FencedCodeBlock node) {
    int fence = node.getSourceSpans().getFirst().getLineIndex();
    List<Span> lines = new ArrayList<>();
    String literal = node.getLiteral();
    int line = fence + 2;
    for (int from = 0; from < literal.length(); line++) {
      int to = literal.indexOf('\n', from);
      to = to < 0 ? literal.length() : to;
      lines.add(tail(line, literal.substring(from, to)));
      from = to + 1;
    }
    boolean closed = node.getClosingFenceLength() != null && lines.stream().noneMatch(Markdown::isFence);
    return new Block(info(fence + 1, node), lines, closed);
  }

  private static boolean isFence(Span line) {
    String text = line.trim().text();
    return text.startsWith("```") || text.startsWith("~~~");
  }

  /** The end of a source line that a line of a block is; a tab that a list or quote has cut in two is part of it. */
  private Span tail(int line, String content) {
    Span whole = source.line(line);
    String text = whole.text();
    int length = Math.min(text.length(), content.length());
    while (length > 0 && !text.regionMatches(text.length() - length, content, content.length() - length, length)) {
      length = content.length() - leading(content) < length ? length - 1 : 0;
    }
    boolean cut = length < content.length() && length < text.length()
        && text.charAt(text.length() - length - 1) == '\t';
    return whole.part(text.length() - length - (cut ? 1 : 0), text.length());
  }

  private static int leading(String content) {
    return content.length() - content.stripLeading().length();
  }

  private Span info(int line, FencedCodeBlock node) {
    Span whole = source.line(line);
    String fence = node.getFenceCharacter().repeat(node.getOpeningFenceLength());
    int at = whole.text().indexOf(fence, node.getSourceSpans().getFirst().getColumnIndex());
    Span behind = whole.part(at + fence.length(), whole.text().length()).trim();
    return behind.isEmpty() ? whole.part(at, at + fence.length()) : behind;
  }

  // ---- text

  private List<Inline> inlines(Node parent, int depth) {
    List<Inline> parts = new ArrayList<>();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
      inline(node, depth).ifPresent(parts::add);
    }
    return parts;
  }

  private Optional<Inline> inline(Node node, int depth) {
    if (depth > DEEPEST) {
      return Optional.empty();
    }
    return Optional.ofNullable(switch (node) {
      case Text n -> new Inline.Text(n.getLiteral());
      case Code n -> new Inline.Code(n.getLiteral());
      case SoftLineBreak n -> new Inline.Text(" ");
      case HardLineBreak n -> new Inline.Break();
      case Emphasis n -> new Inline.Emphasis(inlines(n, depth + 1));
      case StrongEmphasis n -> new Inline.Strong(inlines(n, depth + 1));
      case org.commonmark.node.Link n -> link(n, depth);
      default -> null;
    });
  }

  private Inline link(org.commonmark.node.Link node, int depth) {
    SourceSpan span = node.getSourceSpans().getFirst();
    Span place = source.line(span.getLineIndex() + 1)
        .part(span.getColumnIndex(), span.getColumnIndex() + span.getLength());
    links.add(new Link(place, node.getDestination()));
    return new Inline.Link(node.getDestination(), inlines(node, depth + 1));
  }
}

package rankandfile.ui.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.MenuItem;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import rankandfile.book.Chapter;
import rankandfile.book.Inline;

/** Lines of text as nodes. Links lead where {@code open} goes; a web address is text to be copied. */
public final class InlineNodes {

  private static final String RULE = "rule:";

  private final Chapter chapter;
  private final Consumer<String> open;
  private final Consumer<String> copy;

  /** Nodes for the lines of this chapter. */
  public InlineNodes(Chapter chapter, Consumer<String> open, Consumer<String> copy) {
    this.chapter = chapter;
    this.open = open;
    this.copy = copy;
  }

  /** A paragraph that breaks its lines, with a menu to copy it. */
  TextFlow flow(List<Inline> parts, String style) {
    TextFlow flow = new TextFlow();
    flow.getStyleClass().addAll("prose", style);
    flow.getChildren().addAll(nodes(parts, List.of()));
    flow.setAccessibleRole(AccessibleRole.TEXT);
    flow.setAccessibleText(Inline.plain(parts));
    flow.setOnContextMenuRequested(wish -> {
      MenuItem item = new MenuItem(ProseWords.text("copy.paragraph"));
      item.setOnAction(chosen -> copy.accept(Inline.plain(parts)));
      new ContextMenu(item).show(flow, wish.getScreenX(), wish.getScreenY());
      wish.consume();
    });
    return flow;
  }

  private List<Node> nodes(List<Inline> parts, List<String> styles) {
    List<Node> nodes = new ArrayList<>();
    parts.forEach(p -> nodes.addAll(switch (p) {
      case Inline.Text t -> List.of(text(t.text(), styles));
      case Inline.Emphasis e -> nodes(e.parts(), with(styles, "emphasis"));
      case Inline.Strong s -> nodes(s.parts(), with(styles, "strong"));
      case Inline.Code c -> List.of(text(c.text(), with(styles, "code")));
      case Inline.Link l -> link(l, styles);
      case Inline.Break b -> List.of(text("\n", styles));
    }));
    return nodes;
  }

  private static List<String> with(List<String> styles, String more) {
    List<String> all = new ArrayList<>(styles);
    all.add(more);
    return all;
  }

  private static Text text(String words, List<String> styles) {
    Text text = new Text(words);
    text.getStyleClass().add("prose-text");
    text.getStyleClass().addAll(styles);
    return text;
  }

  private List<Node> link(Inline.Link link, List<String> styles) {
    Optional<String> address = Targets.address(link.target(), chapter);
    String words = Inline.plain(link.parts());
    return address.<List<Node>>map(a -> List.of(hyperlink(words, a)))
        .orElseGet(() -> List.of(text(ProseWords.text("link.outside", words, link.target()), styles)));
  }

  private Hyperlink hyperlink(String words, String address) {
    Hyperlink link = new Hyperlink(words);
    link.getStyleClass().add(address.startsWith(RULE) ? "rule-link" : "prose-link");
    link.setAccessibleText(words);
    link.setOnAction(clicked -> {
      link.setVisited(false);
      open.accept(address);
    });
    return link;
  }

  /** A link to a rule, to stand behind a sentence. */
  public static Hyperlink rule(String rule, Consumer<String> open) {
    Hyperlink link = new Hyperlink(ProseWords.text("rule", rule));
    link.getStyleClass().add("rule-link");
    link.setMinWidth(Hyperlink.USE_PREF_SIZE);
    link.setOnAction(clicked -> {
      link.setVisited(false);
      open.accept(RULE + rule);
    });
    return link;
  }
}

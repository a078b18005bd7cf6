package rankandfile.ui.prose;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import rankandfile.book.Inline;
import rankandfile.book.Passage;
import rankandfile.ui.kit.Labels;
import rankandfile.ui.kit.Parts;

/** The passages of a chapter as nodes, in the order in which they are read. */
public final class PassageNodes {

  private final InlineNodes inlines;
  private final Function<String, Node> card;
  private final Function<Passage.Broken, Node> broken;
  private final ObservableValue<Passage.Table> army;
  private final Map<String, Node> headings = new HashMap<>();
  private boolean leads;

  /**
   * Nodes for passages.
   *
   * @param card gives the card of the board with this name
   * @param army the army of the edition in force
   * @param leads whether the first paragraph is set larger
   */
  public PassageNodes(InlineNodes inlines, Function<String, Node> card, Function<Passage.Broken, Node> broken,
      ObservableValue<Passage.Table> army, boolean leads) {
    this.inlines = inlines;
    this.card = card;
    this.broken = broken;
    this.army = army;
    this.leads = leads;
  }

  /** The headings made so far, by their address in the chapter. */
  public Map<String, Node> headings() {
    return headings;
  }

  /** A node for each passage; the title is left out, since it stands above the text. */
  public List<Node> all(List<Passage> passages) {
    List<Node> nodes = new ArrayList<>();
    for (Passage passage : passages) {
      if (!(passage instanceof Passage.Heading h && h.level() == 1)) {
        nodes.add(node(passage));
      }
    }
    return nodes;
  }

  private Node node(Passage passage) {
    return switch (passage) {
      case Passage.Heading p -> heading(p);
      case Passage.Paragraph p -> paragraph(p);
      case Passage.Items p -> items(p);
      case Passage.Quote p -> quote(p);
      case Passage.Table p -> new PassageTable(p, inlines);
      case Passage.Army p -> army();
      case Passage.Verbatim p -> styled(new Label(p.text().stripTrailing()), "verbatim");
      case Passage.Rule p -> styled(new Region(), "passage-rule");
      case Passage.Live p -> card.apply(p.scenario().name());
      case Passage.Exercise p -> card.apply(p.task().name());
      case Passage.Broken p -> broken.apply(p);
    };
  }

  /** Follows the edition in force as long as it is shown. */
  private Node army() {
    StackPane place = new StackPane();
    Parts.here(place, army).subscribe(now -> place.getChildren().setAll(new PassageTable(now, inlines)));
    return place;
  }

  private Node heading(Passage.Heading heading) {
    Label label = Labels.wrapping(Inline.plain(heading.parts()),
        heading.level() == 2 ? "heading-section" : "heading-group", "passage-heading");
    headings.put(heading.id(), label);
    return label;
  }

  private Node paragraph(Passage.Paragraph paragraph) {
    TextFlow flow = inlines.flow(paragraph.parts(), leads ? "prose-lead" : "prose-plain");
    leads = false;
    return flow;
  }

  private Node items(Passage.Items items) {
    VBox list = styled(new VBox(), "passage-items");
    int number = items.first();
    for (List<Passage> item : items.items()) {
      Label sign = styled(new Label(items.numbered() ? number++ + "." : "•"), "item-sign");
      sign.setMinWidth(Region.USE_PREF_SIZE);
      VBox text = new VBox();
      text.getChildren().addAll(all(item));
      HBox.setHgrow(text, Priority.ALWAYS);
      list.getChildren().add(new HBox(sign, text));
    }
    return list;
  }

  private Node quote(Passage.Quote quote) {
    VBox box = styled(new VBox(), "passage-quote");
    box.getChildren().addAll(all(quote.passages()));
    VBox.setMargin(box, new Insets(4, 0, 12, 0));
    return box;
  }

  private static <T extends Node> T styled(T node, String style) {
    node.getStyleClass().add(style);
    return node;
  }
}

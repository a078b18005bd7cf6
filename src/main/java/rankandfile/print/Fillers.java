package rankandfile.print;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import rankandfile.book.Book;
import rankandfile.notation.Span;
import rankandfile.notation.Words;
import rankandfile.rules.Rank;

/** What is put in the place of each placeholder for one reference. */
final class Fillers {

  /** The placeholders there are. */
  static final List<String> NAMES = List.of("text", "table", "figure", "verdict", "fight", "case", "board", "emblem",
      "label", "sign");
  private static final List<String> TABLES = List.of("army", "battles", "editions");

  private final Reference reference;
  private final Facts facts;
  private final Cases cases;
  private final BookFigures figures;
  private final Fight fight;
  private final Tables tables;

  Fillers(Reference reference, Book book) {
    this.reference = reference;
    this.facts = new Facts(reference);
    this.cases = new Cases(book, reference.rules());
    this.figures = new BookFigures(book, reference);
    this.fight = new Fight(reference);
    this.tables = new Tables(reference);
  }

  /** HTML for one placeholder; throws {@link BrokenTemplates} where it names what there is not. */
  String fill(Placeholder placeholder) {
    return switch (placeholder.name().text()) {
      case "text" -> facts.text(placeholder.word(0));
      case "table" -> table(placeholder.word(0));
      case "figure" -> figures.figure(placeholder);
      case "verdict" -> Html.escape(figures.verdict(placeholder));
      case "fight" -> fight.between(rank(placeholder.word(0)), rank(placeholder.word(1)),
          placeholder.millimetres("square", reference.paper(), 15));
      case "case" -> cases.row(placeholder.word(0));
      case "board" -> new SetupFigure(reference).svg(placeholder.millimetres("square", reference.paper(), 6));
      case "emblem" -> EmblemSign.of(rank(placeholder.word(0)));
      case "sign" -> sign(placeholder.word(0));
      case "label" -> reference.numbering().label(rank(placeholder.word(0)));
      case String name -> throw new IllegalArgumentException(name);
    };
  }

  private String table(Span name) {
    return switch (name.text()) {
      case "army" -> tables.army();
      case "battles" -> tables.battles();
      case "editions" -> new EditionsTable(reference).html();
      default -> throw Flaw.stop(Flaw.unknown(name, "unknown-table", TABLES));
    };
  }

  private static String sign(Span name) {
    return switch (name.text()) {
      case "special" -> EmblemSign.special(PrintWords.say("cell.SPECIAL"));
      case "flag" -> EmblemSign.figure(Rank.FLAG, PrintWords.say("cell.FLAG"), Tables.SIGN);
      default -> throw Flaw.stop(Flaw.unknown(name, "unknown-sign", List.of("special", "flag")));
    };
  }

  private static Rank rank(Span word) {
    String text = word.text();
    Optional<Rank> rank = text.isEmpty() ? Optional.empty() : Stream.of(Rank.values())
        .filter(r -> Words.text(r).equalsIgnoreCase(text)).findFirst();
    return rank.orElseThrow(() -> Flaw.stop(Flaw.unknown(word, "unknown-piece",
        Stream.of(Rank.values()).map(r -> Words.text(r).toLowerCase(Locale.ROOT)).toList())));
  }
}

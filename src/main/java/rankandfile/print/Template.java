package rankandfile.print;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import rankandfile.notation.Problem;
import rankandfile.notation.Source;
import rankandfile.notation.Span;

/**
 * A file of {@code pdf-templates}, cut into text, placeholders and conditions.
 *
 * <p>Does not know what the placeholders mean.
 */
final class Template {

  private static final String OPEN = "{{";
  private static final String CLOSE = "}}";

  private final List<Problem> problems = new ArrayList<>();
  private final Branches body;
  private final Deque<Branches> open = new ArrayDeque<>();

  private sealed interface Node {}

  private record Text(String text) implements Node {}

  private record Hole(Placeholder placeholder) implements Node {}

  /** Two lists of nodes, of which one counts. {@code other} is filled behind {@code else}. */
  private static final class Branches implements Node {
    private final Span place;
    private final Condition condition;
    private final List<Node> then = new ArrayList<>();
    private final List<Node> other = new ArrayList<>();
    private boolean inElse;

    Branches(Span place, Condition condition) {
      this.place = place;
      this.condition = condition;
    }

    List<Node> current() {
      return inElse ? other : then;
    }
  }

  private Template(Source source) {
    body = new Branches(source.line(1), new Condition(List.of()));
    open.push(body);
  }

  /** Reads a file; what is wrong is in {@link #problems}. */
  static Template read(Source source) {
    Template template = new Template(source);
    for (int line = 1; line <= source.lines().size(); line++) {
      template.take(source.line(line));
      template.text("\n");
    }
    if (template.open.size() > 1) {
      template.problems.add(Flaw.at(template.open.getFirst().place, "if-open"));
    }
    return template;
  }

  List<Problem> problems() {
    return List.copyOf(problems);
  }

  /** Every placeholder in it, whether its condition holds or not. */
  List<Placeholder> placeholders() {
    List<Placeholder> all = new ArrayList<>();
    gather(body.then, all);
    return all;
  }

  private static void gather(List<Node> nodes, List<Placeholder> all) {
    for (Node node : nodes) {
      switch (node) {
        case Text t -> { }
        case Hole h -> all.add(h.placeholder);
        case Branches b -> {
          gather(b.then, all);
          gather(b.other, all);
        }
      }
    }
  }

  /** The text with every placeholder replaced whose conditions hold. */
  String filled(Reference reference, Space space, Function<Placeholder, String> filler) {
    StringBuilder text = new StringBuilder();
    fill(body.then, c -> c.holdsFor(reference, space), filler, text);
    return text.toString();
  }

  private static void fill(List<Node> nodes, Predicate<Condition> holds, Function<Placeholder, String> filler,
      StringBuilder text) {
    for (Node node : nodes) {
      switch (node) {
        case Text t -> text.append(t.text);
        case Hole h -> text.append(filler.apply(h.placeholder));
        case Branches b -> fill(holds.test(b.condition) ? b.then : b.other, holds, filler, text);
      }
    }
  }

  private void take(Span line) {
    int from = 0;
    for (int at = line.text().indexOf(OPEN); at >= 0; at = line.text().indexOf(OPEN, from)) {
      text(line.text().substring(from, at));
      int end = line.text().indexOf(CLOSE, at);
      if (end < 0) {
        problems.add(Flaw.at(line.part(at, at + 2), "placeholder-open"));
        return;
      }
      hole(line.part(at + 2, end).trim(), line.part(at, end + 2));
      from = end + 2;
    }
    text(line.text().substring(from));
  }

  private void text(String text) {
    open.getFirst().current().add(new Text(text));
  }

  private void hole(Span inside, Span whole) {
    if (inside.isEmpty()) {
      problems.add(Flaw.at(whole, "placeholder-empty"));
      return;
    }
    Placeholder placeholder = Placeholder.read(inside);
    switch (placeholder.name().text()) {
      case "if" -> {
        Branches choice = new Branches(whole, Condition.read(placeholder, problems));
        open.getFirst().current().add(choice);
        open.push(choice);
      }
      case "else" -> {
        if (open.size() == 1 || open.getFirst().inElse) {
          problems.add(Flaw.at(whole, "no-if", "else"));
        } else {
          open.getFirst().inElse = true;
        }
      }
      case "end" -> {
        if (open.size() == 1) {
          problems.add(Flaw.at(whole, "no-if", "end"));
        } else {
          open.pop();
        }
      }
      default -> open.getFirst().current().add(new Hole(placeholder));
    }
  }
}

package rankandfile.print;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import rankandfile.notation.Problem;
import rankandfile.notation.Source;
import rankandfile.notation.Span;

/** The files of {@code pdf-templates} that are used: the first one and what it includes. */
final class Templates {

  /** The file with which reading begins. */
  static final String FIRST = "reference.html";
  private static final String INCLUDE = "include";

  private final Map<String, Template> files = new LinkedHashMap<>();
  private final Map<String, Source> sources = new LinkedHashMap<>();

  private Templates() {}

  /** The templates that the program brings with it. */
  static Optional<String> bundled(String file) {
    return resource("/pdf-templates/" + file);
  }

  /** The text of a file that the program brings with it, if there is one. */
  static Optional<String> resource(String name) {
    try (InputStream in = Templates.class.getResourceAsStream(name)) {
      return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  /** The scenarios and pages of the book that any placeholder names, and whatever else stands in such a place. */
  Set<String> named() {
    return files.values().stream().flatMap(t -> t.placeholders().stream())
        .flatMap(p -> p.words().stream().limit(1)).map(Span::text).collect(Collectors.toSet());
  }

  /**
   * Reads them.
   *
   * @param file gives the text of a file by its name, if there is one
   * @throws BrokenTemplates if one is missing or broken, or names a placeholder that there is not
   */
  static Templates read(Function<String, Optional<String>> file) {
    Templates templates = new Templates();
    List<Problem> problems = new ArrayList<>();
    Span top = Source.of(FIRST, "").end();
    templates.read(FIRST, top, file, problems);
    if (!problems.isEmpty()) {
      throw new BrokenTemplates(problems);
    }
    return templates;
  }

  private void read(String name, Span wanted, Function<String, Optional<String>> file, List<Problem> problems) {
    if (files.containsKey(name)) {
      problems.add(Flaw.at(wanted, "included-twice", name));
      return;
    }
    Optional<String> text = name.matches("[a-z0-9-]+\\.(html|css)") ? file.apply(name) : Optional.empty();
    if (text.isEmpty()) {
      problems.add(Flaw.at(wanted, "no-such-template", name));
      return;
    }
    Source source = Source.of(name, text.get());
    Template template = Template.read(source);
    files.put(name, template);
    sources.put(name, source);
    problems.addAll(template.problems());
    if (name.endsWith(".html")) {
      Markup.problem(source).ifPresent(problems::add);
    }
    for (Placeholder each : template.placeholders()) {
      if (each.name().text().equals(INCLUDE) && !each.words().isEmpty()) {
        read(each.words().getFirst().text(), each.words().getFirst(), file, problems);
      } else if (!Fillers.NAMES.contains(each.name().text())) {
        problems.add(Flaw.unknown(each.name(), "unknown-placeholder", known()));
      }
    }
  }

  private static List<String> known() {
    List<String> known = new ArrayList<>(Fillers.NAMES);
    known.addAll(List.of(INCLUDE, "if", "else", "end"));
    return known;
  }

  Source first() {
    return sources.get(FIRST);
  }

  /** The first style sheet, if there is one. */
  Optional<Source> style() {
    return sources.values().stream().filter(s -> s.file().endsWith(".css")).findFirst();
  }

  /** The whole page with everything filled in. */
  String filled(Reference reference, Space space, Function<Placeholder, String> filler) {
    return filled(FIRST, reference, space, filler);
  }

  private String filled(String name, Reference reference, Space space, Function<Placeholder, String> filler) {
    return files.get(name).filled(reference, space, p -> p.name().text().equals(INCLUDE)
        ? filled(p.words().getFirst().text(), reference, space, filler) : filler.apply(p));
  }
}

package rankandfile.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;
import rankandfile.notation.Span;
import rankandfile.notation.Words;
import rankandfile.rules.Side;

/** Takes the lines of a record apart, each by its beginning. Does not know whether they make a game. */
final class RecordLines {

  /** Whoever has so many problems has brought another file. */
  private static final int MOST_PROBLEMS = 100;
  private static final Pattern KEY = Pattern.compile("\\s*([A-Za-z-]+)\\s*:.*");
  private static final Pattern MOVE = Pattern.compile("\\s*\\d+\\..*");

  private final Source source;
  private final Problems problems;
  private final int before;
  private final Map<String, Span> headers = new LinkedHashMap<>();
  private final BoardRows rows;
  private final List<PlayedLine> played = new ArrayList<>();
  private final SortedMap<String, String> more = new TreeMap<>();
  private boolean inMore;

  RecordLines(Source source, Problems problems) {
    this.source = source;
    this.problems = problems;
    this.before = problems.count();
    this.rows = new BoardRows(problems);
  }

  Optional<Span> header(String name) {
    return Optional.ofNullable(headers.get(name));
  }

  BoardRows rows() {
    return rows;
  }

  /** The moves and what was said between them. */
  List<PlayedLine> played() {
    return played;
  }

  SortedMap<String, String> more() {
    return more;
  }

  /** Takes all lines; false if this is no record that can be read at all. */
  boolean take() {
    int begin = begin();
    for (int number = begin; begin > 0 && number <= source.lines().size() && !hasTooMany(); number++) {
      Span line = source.line(number);
      if (!isBare(line)) {
        take(line);
      }
    }
    return begin > 0 && !hasTooMany();
  }

  private boolean hasTooMany() {
    return problems.count() - before >= MOST_PROBLEMS;
  }

  private static boolean isBare(Span line) {
    return line.trim().isEmpty() || line.trim().text().startsWith("#");
  }

  /** The number of the line behind the first one; 0 if that is wrong. */
  private int begin() {
    int number = 1;
    while (number < source.lines().size() && isBare(source.line(number))) {
      number++;
    }
    Span line = source.line(number).trim();
    if (!line.text().startsWith(RecordFormat.TITLE)) {
      problems.add(line, "record-title", RecordFormat.TITLE + RecordFormat.VERSION);
      return 0;
    }
    Span version = line.part(RecordFormat.TITLE.length(), line.text().length()).trim();
    if (!version.text().equals(RecordFormat.VERSION)) {
      problems.add(version, "record-version", version.text(), RecordFormat.VERSION);
      return 0;
    }
    return number + 1;
  }

  private void take(Span line) {
    Matcher key = KEY.matcher(line.text());
    if (inMore) {
      takeMore(line);
    } else if (key.matches()) {
      takeKey(line, line.part(key.start(1), key.end(1)));
    } else if (MOVE.matcher(line.text()).matches()) {
      played.add(PlayedLine.move(line, problems));
    } else if (BoardRows.isRow(line)) {
      if (inHead(line.trim(), "rows-after-moves")) {
        rows.takeRow(line);
      }
    } else if (BoardRows.isColumns(line)) {
      rows.takeColumns(line);
    } else {
      takeSaid(line.trim());
    }
  }

  /** Lines that cannot be read may belong to the head as well. */
  private boolean inHead(Span place, String key, Object... values) {
    boolean late = played.stream().anyMatch(l -> !(l instanceof PlayedLine.Broken));
    if (late) {
      problems.add(place, key, values);
    }
    return !late;
  }

  private void takeKey(Span line, Span key) {
    Span value = line.part(line.text().indexOf(':') + 1, line.text().length()).trim();
    switch (key.text()) {
      case RecordFormat.END -> played.add(PlayedLine.end(value, problems));
      case RecordFormat.MORE -> {
        inMore = true;
        if (!value.isEmpty()) {
          problems.add(value, "more-form");
        }
      }
      default -> takeHeader(key, value);
    }
  }

  private void takeHeader(Span key, Span value) {
    String name = key.text();
    if (!RecordFormat.HEADERS.contains(name)) {
      List<String> known = new ArrayList<>(RecordFormat.HEADERS);
      known.addAll(List.of(RecordFormat.END, RecordFormat.MORE));
      problems.addUnknown(key, "unknown-header", known);
    } else if (headers.containsKey(name)) {
      problems.add(key, "header-twice", name, headers.get(name).line());
    } else if (value.isEmpty()) {
      problems.add(value, "header-empty", name);
    } else if (inHead(key, "header-after-steps", name)) {
      headers.put(name, value);
    }
  }

  private void takeSaid(Span line) {
    List<Span> words = line.words();
    Optional<Side> side = words.isEmpty() ? Optional.empty() : Words.side(words.getFirst().text());
    String said = side.isEmpty() ? "" : line.text().substring(words.getFirst().text().length()).strip();
    if (side.isPresent() && (said.equals(RecordFormat.OFFERS) || said.equals(RecordFormat.DECLINES))) {
      played.add(new PlayedLine.Said(line, side.get(), said.equals(RecordFormat.DECLINES)));
    } else {
      problems.add(line, "unreadable-record-line", line.text());
      played.add(new PlayedLine.Broken());
    }
  }

  private void takeMore(Span line) {
    int equals = line.text().indexOf('=');
    String key = equals < 0 ? "" : line.part(0, equals).trim().text();
    String value = line.text().substring(equals + 1).strip();
    if (GameRecord.isKept(key, value) && !more.containsKey(key)) {
      more.put(key, value);
    } else {
      problems.add(line.trim(), "more-form");
    }
  }
}

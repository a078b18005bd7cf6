package rankandfile.play;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Source;
import rankandfile.notation.Span;
import rankandfile.notation.Words;
import rankandfile.rules.Side;

/**
 * Reads the text of a game, and plays it to see that it holds. A short one:
 *
 * <pre>
 * Rank &amp; File game record, version 1
 *
 * rules: duel, two-squares=2
 * first: red
 * kind: computer
 * red: person
 * blue: computer beginner, seed 7
 * date: 2026-05-03 18:30:00
 * result: red wins
 *
 *      A   B   C   D   E   F   G   H   I   J
 * 10  ..  fl  bo  …
 *  …
 *  1  FL  BO  ..  …
 *
 *   1. A4-A5
 *   2. B7-B6
 *      red offers a draw
 *      blue declines
 *   3. A5xB5 -&gt; attacker wins (Miner x Bomb)
 * end: red wins: blue resigned
 *
 * more:
 * coach.explained = scout, bomb
 * </pre>
 *
 * <p>The first line comes first; empty lines and lines that begin with # may stand anywhere.
 *
 * <p><b>Headers.</b> {@code rules}: an edition and the switches set on top of it, as in chapters. {@code first}: the side
 * that began; without it the first mover of the rules. {@code kind}: {@code guided}, {@code computer} or {@code
 * two-people}, which is taken where it lacks. {@code red}, {@code blue}: {@code person}, which is taken where it lacks,
 * or {@code computer LEVEL, seed NUMBER}. {@code date}: the day on which it began, with or without
 * the time. {@code result}: {@code
 * red wins}, {@code blue wins}, {@code draw}, or {@code open} while the game runs. Only {@code rules} is needed.
 *
 * <p><b>Setup.</b> The whole board at the start: ten rows from 10 down to 1 with ten cells each, as diagrams in chapters
 * have them: capitals for Red, small letters for Blue, {@code ..} empty, {@code ~~} lake.
 *
 * <p><b>Moves.</b> One a line, numbered from 1 through both sides. {@code A4-A5} is a move to an empty square, {@code
 * A4xA5} a fight, {@code A4-B4-B5} and {@code A4-B4xB5} a Captain's two steps round a corner; {@code rescue Captain B2}
 * behind it names a Rescue. Behind an arrow stands how a fight ends, {@code attacker wins}, {@code defender wins} or
 * {@code both lost}, and in brackets who met whom; either may lack. {@code red offers a draw} and {@code blue declines}
 * stand between the moves.
 *
 * <p><b>End.</b> {@code end:} with how the game ended: {@code red wins: flag captured}, {@code red wins: no move left},
 * {@code draw: third repetition}, {@code draw: nobody can move}, {@code red wins: blue resigned}, {@code draw: agreed} or
 * {@code draw: too long}. Without it the game still runs, unless the last move ended it.
 *
 * <p><b>More.</b> The rest is anybody's: lines of {@code key = value}, kept as they are.
 */
final class RecordReader {

  static final String TITLE = "Rank & File game record, version ";
  static final String VERSION = "1";
  static final String OFFERS = "offers a draw";
  static final String DECLINES = "declines";

  private static final int LARGEST = 1 << 20;
  /** Whoever has so many problems has brought another file. */
  private static final int MOST_PROBLEMS = 100;
  private static final List<String> HEADERS = List.of("rules", "first", "kind", "red", "blue", "date", "result");
  private static final String END = "end";
  private static final String MORE = "more";
  private static final Pattern KEY = Pattern.compile("\\s*([A-Za-z-]+)\\s*:.*");
  private static final Pattern MOVE = Pattern.compile("\\s*\\d+\\..*");

  private final Source source;
  private final Problems problems;
  private final Map<String, Span> headers = new LinkedHashMap<>();
  private final BoardRows rows;
  private final List<PlayedLine> lines = new ArrayList<>();
  private final SortedMap<String, String> more = new TreeMap<>();
  private boolean inMore;

  RecordReader(Source source, Problems problems) {
    this.source = source;
    this.problems = problems;
    this.rows = new BoardRows(problems);
  }

  Optional<GameRecord> read() {
    int size = source.lines().stream().mapToInt(l -> l.length() + 1).sum();
    if (size > LARGEST) {
      problems.add(source.line(1), "record-too-large", size, LARGEST);
      return Optional.empty();
    }
    int begin = begin();
    for (int number = begin; begin > 0 && number <= source.lines().size() && !hasTooMany(); number++) {
      Span line = source.line(number);
      if (!isBare(line)) {
        take(line);
      }
    }
    return begin > 0 && !hasTooMany() ? made() : Optional.empty();
  }

  private boolean hasTooMany() {
    return problems.count() >= MOST_PROBLEMS;
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
    if (!line.text().startsWith(TITLE)) {
      problems.add(line, "record-title", TITLE + VERSION);
      return 0;
    }
    Span version = line.part(TITLE.length(), line.text().length()).trim();
    if (!version.text().equals(VERSION)) {
      problems.add(version, "record-version", version.text(), VERSION);
      return 0;
    }
    return number + 1;
  }

  // ---- lines

  private void take(Span line) {
    Matcher key = KEY.matcher(line.text());
    if (inMore) {
      takeMore(line);
    } else if (key.matches()) {
      takeKey(line, line.part(key.start(1), key.end(1)));
    } else if (MOVE.matcher(line.text()).matches()) {
      lines.add(PlayedLine.move(line, problems));
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
    boolean late = lines.stream().anyMatch(l -> !(l instanceof PlayedLine.Broken));
    if (late) {
      problems.add(place, key, values);
    }
    return !late;
  }

  private void takeKey(Span line, Span key) {
    Span value = line.part(line.text().indexOf(':') + 1, line.text().length()).trim();
    switch (key.text()) {
      case END -> lines.add(PlayedLine.end(value, problems));
      case MORE -> {
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
    if (!HEADERS.contains(name)) {
      List<String> known = new ArrayList<>(HEADERS);
      known.addAll(List.of(END, MORE));
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
    if (side.isPresent() && (said.equals(OFFERS) || said.equals(DECLINES))) {
      lines.add(new PlayedLine.Said(line, side.get(), said.equals(DECLINES)));
    } else {
      problems.add(line, "unreadable-record-line", line.text());
      lines.add(new PlayedLine.Broken());
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

  // ---- the whole

  private Optional<GameRecord> made() {
    Optional<RulesText> rules = headers.containsKey("rules") ? RulesText.read(headers.get("rules"), problems)
        : missing("rules");
    boolean whole = rows.isSound() && isWhole();
    Optional<Side> first = rules.flatMap(this::first);
    Players.Kind kind = header("kind", PlayerText::kind).orElse(Players.Kind.TWO_PEOPLE);
    Player red = header("red", PlayerText::read).orElse(new Player.Person());
    Player blue = header("blue", PlayerText::read).orElse(new Player.Person());
    Optional<LocalDateTime> begun = header("date", DateText::read);
    if (!whole || rules.isEmpty() || first.isEmpty() || !isArmed(rules.get())) {
      return Optional.empty();
    }
    Table table = Table.start(rules.get(), rows.lineup(Side.RED), rows.lineup(Side.BLUE), first.get());
    if (!new Replay(table, problems).plays(lines)) {
      return Optional.empty();
    }
    checkResult(table);
    GameRecord game = table.record(new Players(kind, red, blue));
    return problems.isEmpty() ? Optional.of(new GameRecord(game.rules(), game.first(), game.players(), begun, game.red(),
        game.blue(), game.plies(), game.offers(), game.end(), more)) : Optional.empty();
  }

  private <T> Optional<T> missing(String header) {
    problems.add(source.end(), "header-missing", header);
    return Optional.empty();
  }

  private <T> Optional<T> header(String name, BiFunction<Span, Problems, Optional<T>> reading) {
    return Optional.ofNullable(headers.get(name)).flatMap(value -> reading.apply(value, problems));
  }

  private boolean isWhole() {
    boolean whole = rows.rows().size() == 10;
    if (!whole) {
      problems.add(source.end(), "rows-missing", rows.rows().size());
    }
    return whole;
  }

  private Optional<Side> first(RulesText rules) {
    Span value = headers.get("first");
    if (value == null) {
      return Optional.of(rules.rules().firstMover());
    }
    Optional<Side> side = Words.side(value.text());
    if (side.isEmpty()) {
      problems.addUnknown(value, "unknown-side", List.of("red", "blue"));
    } else if (!Table.mayBegin(side.get(), rules.rules())) {
      problems.add(value, "first-not-allowed", value.text());
      return Optional.empty();
    }
    return side;
  }

  /** Whether both armies are those of the rules. */
  private boolean isArmed(RulesText rules) {
    int before = problems.count();
    for (Side side : Side.values()) {
      Lineup lineup = rows.lineup(side);
      rules.rules().army().counts().forEach((rank, count) -> {
        if (lineup.count(rank) != count) {
          problems.add(headers.get("rules"), "army-wrong", Words.text(side), lineup.count(rank), Words.text(rank), count);
        }
      });
    }
    return problems.count() == before;
  }

  private void checkResult(Table table) {
    String result = RecordWriter.result(table.end());
    Span said = headers.get("result");
    if (said != null && !said.text().equals(result)) {
      problems.add(said, "result-wrong", said.text(), result);
    }
  }
}

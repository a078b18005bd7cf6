package rankandfile.play;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Source;
import rankandfile.notation.Span;
import rankandfile.notation.Words;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;

/** Reads the text of a game, see {@link RecordFormat}, and plays it to see that it holds. */
final class RecordReader {

  private static final int LARGEST = 1 << 20;
  private static final int ROWS = 10;

  private final Source source;
  private final Problems problems;
  private final int before;
  private final RecordLines lines;

  RecordReader(Source source, Problems problems) {
    this.source = source;
    this.problems = problems;
    this.before = problems.count();
    this.lines = new RecordLines(source, problems);
  }

  Optional<GameRecord> read() {
    int size = source.lines().stream().mapToInt(l -> l.length() + 1).sum();
    if (size > LARGEST) {
      problems.add(source.line(1), "record-too-large", size, LARGEST);
      return Optional.empty();
    }
    return lines.take() ? made() : Optional.empty();
  }

  private Optional<GameRecord> made() {
    Optional<RulesText> rules = rules();
    boolean whole = isWhole();
    Optional<Side> first = rules.flatMap(this::first);
    Players players = players();
    Optional<LocalDateTime> begun = lines.header(RecordFormat.DATE).flatMap(d -> DateText.read(d, problems));
    if (!whole || rules.isEmpty() || first.isEmpty() || !isArmed(rules.get())) {
      return Optional.empty();
    }
    Table table = Table.start(rules.get(), lineup(Side.RED), lineup(Side.BLUE), first.get());
    boolean holds = new Replay(table, problems).plays(lines.played()) && hasResult(table) && problems.count() == before;
    return holds ? Optional.of(record(table.record(players), begun)) : Optional.empty();
  }

  private GameRecord record(GameRecord game, Optional<LocalDateTime> begun) {
    return new GameRecord(game.rules(), game.first(), game.players(), begun, game.red(), game.blue(), game.plies(),
        game.offers(), game.end(), lines.more());
  }

  private Optional<RulesText> rules() {
    Optional<Span> value = lines.header(RecordFormat.RULES);
    if (value.isEmpty()) {
      problems.add(source.end(), "header-missing", RecordFormat.RULES);
    }
    return value.flatMap(v -> RulesText.read(v, problems));
  }

  private boolean isWhole() {
    int count = lines.rows().rows().size();
    if (lines.rows().isSound() && count != ROWS) {
      problems.add(source.end(), "rows-missing", count);
    }
    return lines.rows().isSound() && count == ROWS;
  }

  private Lineup lineup(Side side) {
    return lines.rows().lineup(side);
  }

  private Players players() {
    return new Players(
        lines.header(RecordFormat.KIND).flatMap(k -> PlayerText.kind(k, problems)).orElse(Players.Kind.TWO_PEOPLE),
        player(RecordFormat.RED), player(RecordFormat.BLUE));
  }

  private Player player(String header) {
    return lines.header(header).flatMap(p -> PlayerText.read(p, problems)).orElse(new Player.Person());
  }

  private Optional<Side> first(RulesText rules) {
    Optional<Span> value = lines.header(RecordFormat.FIRST);
    return value.isEmpty() ? Optional.of(rules.rules().firstMover()) : first(value.get(), rules);
  }

  private Optional<Side> first(Span value, RulesText rules) {
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
    boolean armed = true;
    for (Side side : Side.values()) {
      for (Rank rank : Rank.values()) {
        int count = lineup(side).count(rank);
        int needed = rules.rules().army().count(rank);
        if (count != needed) {
          problems.add(lines.header(RecordFormat.RULES).orElseThrow(), "army-wrong", Words.text(side), count,
              Words.text(rank), needed);
          armed = false;
        }
      }
    }
    return armed;
  }

  /** Whether the result is none other than the one in the header. */
  private boolean hasResult(Table table) {
    String result = RecordWriter.result(table.end());
    Optional<Span> wrong = lines.header(RecordFormat.RESULT).filter(said -> !said.text().equals(result));
    wrong.ifPresent(said -> problems.add(said, "result-wrong", said.text(), result));
    return wrong.isEmpty();
  }
}

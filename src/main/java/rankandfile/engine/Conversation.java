package rankandfile.engine;

import static rankandfile.engine.EngineWords.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import rankandfile.rules.Move;
import rankandfile.rules.Placement;
import rankandfile.rules.Side;

/**
 * One game by the contest protocol: hears a line, and answers when it is its turn. Never waits and never throws; what
 * it cannot read it complains about and leaves aside.
 *
 * <p>Its turn comes with START or with the other side's move, and then with ten rows of the board. When some of them
 * do not come, {@link #rowsOverdue} lets it answer without. Ten rows alone also mean its turn, since a garbled line may
 * have been the move.
 */
final class Conversation {

  private static final Pattern FIRST = Pattern.compile("(RED|BLUE) .*10 10");
  private static final String START = "START";
  private static final String NO_MOVE = "NO_MOVE";

  private final Contestant player;
  private final Consumer<String> answer;
  private final Consumer<String> complain;
  private final List<String> rows = new ArrayList<>();
  private @Nullable Table table;

  /** The game after the first line. {@code asked} is an own move that the referee has not repeated yet. */
  private static final class Table {
    final Ledger ledger;
    final ShownBoard board;
    @Nullable Move asked;
    boolean due;
    boolean over;

    Table(Side side, List<Placement> own) {
      this.ledger = new Ledger(side, own);
      this.board = new ShownBoard(side, own);
    }
  }

  /**
   * @param answer takes the lines for the referee
   * @param complain takes sentences about what could not be understood
   */
  Conversation(Contestant player, Consumer<String> answer, Consumer<String> complain) {
    this.player = player;
    this.answer = answer;
    this.complain = complain;
  }

  /** Takes in one line of the referee. */
  void hear(String line) {
    Table game = table;
    String words = line.strip().replaceAll("\\s+", " ");
    if (game == null) {
      begin(words);
    } else if (ShownBoard.isRow(words)) {
      hearRow(game, words);
    } else if (words.equals(START) || words.equals(NO_MOVE)) {
      turnComes(game);
    } else {
      Report.read(words).ifPresentOrElse(report -> hear(game, report), () -> odd(words));
    }
  }

  /** Whether it will answer as soon as the rest of the rows has come. */
  boolean waitsForRows() {
    return table != null && (table.due || !rows.isEmpty());
  }

  /** Answers with the rows that there are. */
  void rowsOverdue() {
    if (table != null) {
      move(table);
    }
  }

  private void begin(String words) {
    Matcher found = FIRST.matcher(words);
    if (!found.matches()) {
      odd(words);
      return;
    }
    Side side = Side.valueOf(found.group(1));
    Table game = new Table(side, player.arrange(side));
    game.board.home(side).forEach(answer);
    table = game;
  }

  private void hear(Table game, Report report) {
    if (report.move().equals(game.asked)) {
      settled(game, report);
    } else if (game.board.isOwn(report.from())) {
      odd(Way.text(report.move()) + " " + report.word());
    } else {
      take(game, report);
      game.asked = null;
      turnComes(game);
    }
  }

  /** The own move comes back with its outcome. */
  private void settled(Table game, Report report) {
    game.asked = null;
    rows.clear();
    if (report.word() == Report.Word.ILLEGAL) {
      complain.accept(say("illegal", Way.text(report.move())));
    }
    take(game, report);
  }

  private static void take(Table game, Report report) {
    if (report.word() != Report.Word.ILLEGAL) {
      game.ledger.add(report);
      game.board.carryOut(report);
      game.over = report.word() == Report.Word.VICTORY_FLAG;
    }
  }

  private void turnComes(Table game) {
    rows.clear();
    game.due = !game.over;
  }

  private void hearRow(Table game, String row) {
    if (game.over || game.asked != null) {
      return;
    }
    rows.add(row);
    if (rows.size() == ShownBoard.ROWS) {
      compare(game);
      move(game);
    }
  }

  private void compare(Table game) {
    if (!game.board.equals(rows)) {
      complain.accept(say("board-differs"));
      game.board.become(rows);
      game.ledger.lose();
    }
  }

  private void move(Table game) {
    rows.clear();
    game.due = false;
    List<Move> possible = game.board.moves();
    if (possible.isEmpty()) {
      answer.accept(NO_MOVE);
      return;
    }
    Move move = thought(game).filter(possible::contains).orElseGet(() -> player.any(possible));
    game.asked = move;
    answer.accept(Way.text(move));
  }

  /** The referee's game must go on, whatever goes wrong in thinking about a game that another program has spoilt. */
  private Optional<Move> thought(Table game) {
    try {
      return game.ledger.seen().map(player::choose);
    } catch (RuntimeException e) {
      complain.accept(say("not-thought", e));
      return Optional.empty();
    }
  }

  private void odd(String words) {
    String begun = words.length() > 80 ? words.substring(0, 80) + "\u2026" : words;
    complain.accept(say("odd-line", begun.replaceAll("\\p{Cntrl}", "\uFFFD")));
  }
}

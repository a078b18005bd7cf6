package rankandfile.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import rankandfile.rules.Event;
import rankandfile.rules.Move;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Position;
import rankandfile.rules.Rank;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.Verdict.Accepted;

/**
 * A referee of the contest protocol with two programs at its table. It knows the truth, asks each program in turn, and
 * requires one answer each time and a possible move, whatever it let the line change on its way.
 */
final class ScriptedReferee {

  private final Map<Side, Conversation> programs = new EnumMap<>(Side.class);
  private final Map<Side, List<String>> answers = new EnumMap<>(Side.class);
  private final UnaryOperator<List<String>> way;
  /** Everything that was sent to Blue. */
  final List<String> sentToBlue = new ArrayList<>();
  Position truth;

  /**
   * @param way what becomes of a few lines on their way to a program
   * @param seats makes the program of a side
   */
  ScriptedReferee(UnaryOperator<List<String>> way, Seats seats) {
    this.way = way;
    List<Placement> both = new ArrayList<>();
    for (Side side : Side.values()) {
      List<String> said = new ArrayList<>();
      answers.put(side, said);
      programs.put(side, seats.program(this, side, said::add));
      send(side, List.of(side + " somebody 10 10"));
      assertEquals(4, said.size());
      both.addAll(placements(side, said));
      said.clear();
    }
    truth = Position.of(Setup.of(both, Ledger.RULES, Scope.FRAGMENT));
    assertEquals(List.of(), Setup.of(both, Ledger.RULES, Scope.OPENING).defects());
  }

  /** Makes the program of a side, which says its answers to the last argument. */
  interface Seats {
    Conversation program(ScriptedReferee referee, Side side, Consumer<String> answer);
  }

  /** Plays at most so many plies. */
  void play(int plies) {
    List<String> news = List.of("START");
    for (int ply = 0; ply < plies && truth.ending().isEmpty(); ply++) {
      Side side = truth.turn();
      List<String> lines = new ArrayList<>(news);
      lines.addAll(rows(side));
      String said = ask(side, way.apply(lines));
      if (said.equals("NO_MOVE")) {
        return;
      }
      Move move = move(said);
      Accepted accepted = truth.judgeIgnoringRepetition(move) instanceof Accepted a ? a : refused(said);
      String report = said + " " + outcome(accepted.events().getFirst());
      send(side, way.apply(List.of(report)));
      truth = accepted.after();
      news = List.of(report);
    }
  }

  private static Accepted refused(String said) {
    throw new AssertionError(said + " is not possible");
  }

  private String ask(Side side, List<String> lines) {
    List<String> said = answers.get(side);
    send(side, lines);
    if (said.isEmpty()) {
      assertTrue(programs.get(side).waitsForRows(), "it would wait for ever after " + lines);
      programs.get(side).rowsOverdue();
    }
    assertEquals(1, said.size(), said.toString());
    return said.removeFirst();
  }

  private void send(Side side, List<String> lines) {
    lines.forEach(programs.get(side)::hear);
    if (side == Side.BLUE) {
      sentToBlue.addAll(lines);
    }
  }

  private static List<Placement> placements(Side side, List<String> rows) {
    List<Placement> placed = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      Square square = Square.of(i % 10, i / 10 + (side == Side.RED ? 0 : 6));
      placed.add(new Placement(square,
          new Piece(side, PieceLetters.rank(rows.get(i / 10).substring(i % 10, i % 10 + 1)).orElseThrow())));
    }
    return placed;
  }

  private List<String> rows(Side viewer) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < 10; row++) {
      StringBuilder letters = new StringBuilder();
      for (int column = 0; column < 10; column++) {
        Square square = Square.of(column, row);
        Optional<Piece> there = truth.at(square);
        letters.append(square.isLake() ? '+' : there.isEmpty() ? '.'
            : there.get().side() == viewer ? PieceLetters.letter(there.get().rank()) : '#');
      }
      rows.add(letters.toString());
    }
    return rows;
  }

  private static Move move(String said) {
    return Report.read(said + " OK").orElseThrow(() -> new AssertionError("no move: " + said)).move();
  }

  private static String outcome(Event event) {
    return switch (event) {
      case Event.Fought f when f.defender().rank() == Rank.FLAG -> "VICTORY_FLAG";
      case Event.Fought f -> switch (f.outcome()) {
        case ATTACKER_WINS -> "KILLS ";
        case DEFENDER_WINS -> "DIES ";
        case BOTH_LOST -> "BOTHDIE ";
      } + PieceLetters.letter(f.attacker().rank()) + " " + PieceLetters.letter(f.defender().rank());
      case Event e -> "OK";
    };
  }
}

package rankandfile.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Span;
import rankandfile.notation.Words;
import rankandfile.rules.Piece;
import rankandfile.rules.Placement;
import rankandfile.rules.Rank;
import rankandfile.rules.Scope;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Edition;

/** Reads the {@code key: value} lines of a block. Reports what is wrong with each; knows nothing of the diagram. */
final class Headers {

  private final List<String> keys;
  private final Map<String, Span> values = new LinkedHashMap<>();
  private final Problems problems;
  private boolean boardSound = true;

  /** {@code keys} are those that the block may have, in the order in which they are named to somebody who asks. */
  Headers(List<String> keys, Problems problems) {
    this.keys = List.copyOf(keys);
    this.problems = problems;
  }

  /** Takes one line; the colon stands at this index of it. */
  void take(Span line, int colon) {
    Span key = line.part(0, colon).trim();
    Span value = line.part(colon + 1, line.text().length()).trim();
    if (!keys.contains(key.text())) {
      problems.addUnknown(key, "unknown-header", keys);
    } else if (values.containsKey(key.text())) {
      problems.add(key, "header-twice", key.text(), values.get(key.text()).line());
    } else {
      values.put(key.text(), value);
      if (value.isEmpty()) {
        problems.add(value, "header-empty", key.text());
      }
    }
  }

  boolean has(String key) {
    return values.containsKey(key);
  }

  /** Where the value of a header stands. */
  Optional<Span> place(String key) {
    return Optional.ofNullable(values.get(key)).filter(v -> !v.isEmpty());
  }

  /** Whether everything that decides what stands on the board, and under which rules, could be read. */
  boolean isBoardSound() {
    return boardSound;
  }

  /** The value of a header as it is written; empty if it is missing. */
  String text(String key) {
    return place(key).map(Span::text).orElse("");
  }

  List<String> cites() {
    List<String> cites = new ArrayList<>();
    for (Span word : words("cites")) {
      if (RuleIds.ALL.contains(word.text())) {
        cites.add(word.text());
      } else {
        problems.addUnknown(word, "unknown-rule", RuleIds.ALL);
      }
    }
    return cites;
  }

  RulesText rules() {
    Optional<Span> text = place("rules");
    if (text.isEmpty()) {
      boardSound &= !has("rules");
      return RulesText.of(Edition.FIELD_GUIDE);
    }
    Optional<RulesText> rules = RulesText.read(text.get(), problems);
    boardSound &= rules.isPresent();
    return rules.orElse(RulesText.of(Edition.FIELD_GUIDE));
  }

  /** The side to move, if the block says it. */
  Optional<Side> turn() {
    return place("turn").flatMap(v -> known(v, Words.side(v.text()), "unknown-side", List.of("red", "blue")));
  }

  Scope scope() {
    return place("scope")
        .flatMap(v -> known(v, switch (v.text()) {
          case "fragment" -> Optional.of(Scope.FRAGMENT);
          case "game" -> Optional.of(Scope.GAME);
          default -> Optional.<Scope>empty();
        }, "unknown-scope", List.of("fragment", "game")))
        .orElse(Scope.FRAGMENT);
  }

  Viewer view() {
    return place("view")
        .flatMap(v -> known(v, switch (v.text()) {
          case "all" -> Optional.of(Viewer.ALL);
          case "red" -> Optional.of(Viewer.RED);
          case "blue" -> Optional.of(Viewer.BLUE);
          default -> Optional.<Viewer>empty();
        }, "unknown-view", List.of("all", "red", "blue")))
        .orElse(Viewer.ALL);
  }

  private <T> Optional<T> known(Span word, Optional<T> value, String problem, List<String> possible) {
    if (value.isEmpty()) {
      problems.addUnknown(word, problem, possible);
      boardSound = false;
    }
    return value;
  }

  /** The squares listed under {@code moved} or {@code known}. */
  SortedSet<Square> squares(String key) {
    SortedSet<Square> squares = new TreeSet<>();
    for (Span word : words(key)) {
      Texts.square(word, problems).ifPresentOrElse(squares::add, () -> boardSound = false);
    }
    return squares;
  }

  /** Where a square is listed under a key. */
  Span placeOf(String key, Square square) {
    return words(key).stream().filter(w -> w.text().equals(square.toString())).findFirst().orElseThrow();
  }

  List<Piece> captured() {
    List<Piece> captured = new ArrayList<>();
    for (Span word : words("captured")) {
      Texts.piece(word, problems).ifPresentOrElse(captured::add, () -> boardSound = false);
    }
    return captured;
  }

  /** The pieces listed under {@code red} or {@code blue}, with the places of their squares. */
  Map<Span, Placement> pieces(Side side) {
    Map<Span, Placement> pieces = new LinkedHashMap<>();
    List<Span> words = words(Words.text(side));
    for (int i = 0; i < words.size(); i += 2) {
      Optional<Rank> rank = Texts.rank(words.get(i), problems);
      Optional<Square> square = Optional.empty();
      if (i + 1 == words.size()) {
        problems.add(words.get(i), "piece-without-square", words.get(i).text());
      } else {
        square = Texts.square(words.get(i + 1), problems);
      }
      if (rank.isPresent() && square.isPresent()) {
        pieces.put(words.get(i + 1), new Placement(square.get(), new Piece(side, rank.get())));
      } else {
        boardSound = false;
      }
    }
    return pieces;
  }

  private List<Span> words(String key) {
    return place(key).map(Span::words).orElse(List.of());
  }
}

package rankandfile.scenario;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import rankandfile.notation.Nearest;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Span;
import rankandfile.notation.WordReader;
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

  /** The keys that say nothing of the board. */
  private static final Set<String> HARMLESS = Set.of("caption", "cites", "view", "aim", "goal", "nudge", "done");

  /** Two armies of forty, and room for boards that are none. */
  private static final int MOST_CAPTURED = 500;

  private final List<String> keys;
  private final Map<String, Span> values = new LinkedHashMap<>();
  private final Map<String, List<Span>> words = new HashMap<>();
  private final Set<String> meant = new HashSet<>();
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
    if (!knows(key.text())) {
      problems.addUnknown(key, "unknown-header", keys);
      spoil(Nearest.to(key.text(), keys).orElse(""));
    } else if (values.containsKey(key.text())) {
      problems.add(key, "header-twice", key.text(), values.get(key.text()).line());
      spoil(key.text());
    } else {
      values.put(key.text(), value);
      if (value.isEmpty()) {
        problems.add(value, "header-empty", key.text());
        spoil(key.text());
      }
    }
  }

  boolean knows(String key) {
    return keys.contains(key);
  }

  /** Notes that a header could not be taken, so that nothing is said of what may only follow from that. */
  void spoil(String key) {
    meant.add(key);
    boardSound &= HARMLESS.contains(key);
  }

  /** Whether the block has a header, or one that was meant to be it. */
  boolean has(String key) {
    return values.containsKey(key) || meant.contains(key);
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
      return RulesText.of(Edition.FIELD_GUIDE);
    }
    Optional<RulesText> rules = RulesText.read(text.get(), problems);
    boardSound &= rules.isPresent();
    return rules.orElse(RulesText.of(Edition.FIELD_GUIDE));
  }

  /** The side to move, if the block says it. */
  Optional<Side> turn() {
    return decisive(known("turn", Words::side, "unknown-side", List.of("red", "blue")), "turn");
  }

  Scope scope() {
    return decisive(known("scope", v -> switch (v) {
      case "fragment" -> Optional.of(Scope.FRAGMENT);
      case "game" -> Optional.of(Scope.GAME);
      default -> Optional.empty();
    }, "unknown-scope", List.of("fragment", "game")), "scope").orElse(Scope.FRAGMENT);
  }

  Viewer view() {
    return known("view", v -> switch (v) {
      case "all" -> Optional.of(Viewer.ALL);
      case "red" -> Optional.of(Viewer.RED);
      case "blue" -> Optional.of(Viewer.BLUE);
      default -> Optional.empty();
    }, "unknown-view", List.of("all", "red", "blue")).orElse(Viewer.ALL);
  }

  private <T> Optional<T> known(String key, Function<String, Optional<T>> meaning, String problem,
      List<String> possible) {
    return place(key).flatMap(word -> {
      Optional<T> value = meaning.apply(word.text());
      if (value.isEmpty()) {
        problems.addUnknown(word, problem, possible);
      }
      return value;
    });
  }

  /** The value of a header without which nothing can be played. */
  private <T> Optional<T> decisive(Optional<T> value, String key) {
    boardSound &= value.isPresent() || place(key).isEmpty();
    return value;
  }

  /** The squares listed under {@code moved} or {@code known}. */
  SortedSet<Square> squares(String key) {
    SortedSet<Square> squares = new TreeSet<>();
    for (Span word : words(key)) {
      WordReader.square(word, problems).ifPresentOrElse(squares::add, () -> boardSound = false);
    }
    return squares;
  }

  /** Whether a square is listed under a key. */
  boolean lists(String key, Square square) {
    return words(key).stream().anyMatch(w -> w.text().equals(square.toString()));
  }

  /** Where a square is listed under a key. */
  Span placeOf(String key, Square square) {
    return words(key).stream().filter(w -> w.text().equals(square.toString())).findFirst().orElseThrow();
  }

  List<Piece> captured() {
    List<Piece> captured = new ArrayList<>();
    List<Span> words = words("captured");
    if (words.size() > MOST_CAPTURED) {
      problems.add(words.get(MOST_CAPTURED), "too-many-captured", words.size(), MOST_CAPTURED);
      boardSound = false;
      return captured;
    }
    for (Span word : words) {
      WordReader.piece(word, problems).ifPresentOrElse(captured::add, () -> boardSound = false);
    }
    return captured;
  }

  /** The pieces listed under {@code red} or {@code blue}, with the places of their squares. */
  Map<Span, Placement> pieces(Side side) {
    Map<Span, Placement> pieces = new LinkedHashMap<>();
    List<Span> words = words(Words.text(side));
    for (int i = 0; i < words.size(); i++) {
      Span word = words.get(i);
      Optional<Span> next = i + 1 < words.size() ? Optional.of(words.get(i + 1)) : Optional.empty();
      if (Words.square(word.text()).isPresent()) {
        fail(word, "square-without-piece");
      } else if (next.isEmpty() || Words.rank(next.get().text()).isPresent()) {
        fail(word, "piece-without-square");
      } else {
        i++;
        Optional<Rank> rank = WordReader.rank(word, problems);
        Optional<Square> square = WordReader.square(next.get(), problems);
        boardSound &= rank.isPresent() && square.isPresent();
        if (rank.isPresent() && square.isPresent()) {
          pieces.put(next.get(), new Placement(square.get(), new Piece(side, rank.get())));
        }
      }
    }
    return pieces;
  }

  private void fail(Span word, String problem) {
    problems.add(word, problem, word.text());
    boardSound = false;
  }

  private List<Span> words(String key) {
    return words.computeIfAbsent(key, k -> place(k).map(Span::words).orElse(List.of()));
  }
}

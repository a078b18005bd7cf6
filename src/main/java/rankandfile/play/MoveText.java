package rankandfile.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rankandfile.notation.Happening;
import rankandfile.notation.Problems;
import rankandfile.notation.Span;
import rankandfile.notation.WordReader;
import rankandfile.notation.Words;
import rankandfile.rules.Move;
import rankandfile.rules.Rank;
import rankandfile.rules.Rescue;
import rankandfile.rules.Square;

/**
 * A move as a record writes it: {@code A4-A5}, {@code A4xA5 -> defender wins (Scout x Bomb)}, {@code A4-B4xB5 -> …},
 * {@code A9-A10 rescue Captain B2}.
 *
 * @param fight whether it is written as a fight
 * @param claim what stands behind the arrow, if there is one
 */
record MoveText(Move move, boolean fight, Optional<Span> claim) {

  private static final String ARROW = "->";
  private static final String FIGHT = "x";

  static String text(Ply ply) {
    String text = Words.text(ply.move());
    return ply.fight().map(f -> crossed(text, ply.move()) + " " + ARROW + " " + claim(f)).orElse(text);
  }

  /** With an x before the square where the fight is. */
  private static String crossed(String text, Move move) {
    int hyphen = text.indexOf('-', move.via().isPresent() ? text.indexOf('-') + 1 : 0);
    return text.substring(0, hyphen) + FIGHT + text.substring(hyphen + 1);
  }

  /** {@code defender wins (Scout x Bomb)}. */
  static String claim(Ply.Fight fight) {
    Happening what = switch (fight.outcome()) {
      case ATTACKER_WINS -> Happening.ATTACKER_WINS;
      case DEFENDER_WINS -> Happening.DEFENDER_WINS;
      case BOTH_LOST -> Happening.BOTH_LOST;
    };
    return what.word() + " (" + Words.text(fight.attacker()) + " x " + Words.text(fight.defender()) + ")";
  }

  /** Reads one; nothing if it cannot be read, which is a problem then. */
  static Optional<MoveText> read(Span line, Problems problems) {
    int arrow = line.text().indexOf(ARROW);
    Span left = (arrow < 0 ? line : line.part(0, arrow)).trim();
    Optional<Span> claim = arrow < 0 ? Optional.empty()
        : Optional.of(line.part(arrow + ARROW.length(), line.text().length()).trim());
    List<Span> words = left.words();
    if (words.isEmpty()) {
      problems.add(left, "move-form", "");
      return Optional.empty();
    }
    int cross = words.getFirst().text().indexOf(FIGHT);
    List<Span> parts = parts(words.getFirst(), cross);
    if (parts.size() < 2 || parts.size() > 3 || parts.stream().anyMatch(Span::isEmpty)) {
      problems.add(words.getFirst(), "move-form", words.getFirst().text());
      return Optional.empty();
    }
    List<Square> squares = parts.stream().flatMap(p -> WordReader.square(p, problems).stream()).toList();
    if (squares.size() < parts.size()) {
      return Optional.empty();
    }
    Move move = squares.size() == 2 ? Move.of(squares.get(0), squares.get(1))
        : Move.of(squares.get(0), squares.get(1), squares.get(2));
    return rescued(move, words, problems).map(m -> new MoveText(m, cross >= 0, claim));
  }

  /** The squares, cut at hyphens and at one x, which stands before the last. */
  private static List<Span> parts(Span word, int cross) {
    if (cross < 0) {
      return word.split("-");
    }
    List<Span> parts = new ArrayList<>(word.part(0, cross).split("-"));
    parts.add(word.part(cross + 1, word.text().length()));
    return parts;
  }

  /** With the Rescue that stands behind the squares. */
  private static Optional<Move> rescued(Move move, List<Span> words, Problems problems) {
    if (words.size() == 1) {
      return Optional.of(move);
    }
    if (!words.get(1).text().equals("rescue")) {
      problems.addUnknown(words.get(1), "unknown-word", List.of(ARROW, "rescue"));
      return Optional.empty();
    }
    if (words.size() != 4) {
      problems.add(words.get(1), "rescue-form");
      return Optional.empty();
    }
    Optional<Rank> rank = WordReader.rank(words.get(2), problems);
    Optional<Square> square = WordReader.square(words.get(3), problems);
    return rank.isPresent() && square.isPresent() ? Optional.of(move.with(new Rescue(rank.get(), square.get())))
        : Optional.empty();
  }
}

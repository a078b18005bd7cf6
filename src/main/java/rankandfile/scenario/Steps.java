package rankandfile.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.notation.Endings;
import rankandfile.notation.Happening;
import rankandfile.notation.Nearest;
import rankandfile.notation.Problems;
import rankandfile.notation.Reason;
import rankandfile.notation.Result;
import rankandfile.notation.RulesText;
import rankandfile.notation.Span;
import rankandfile.notation.Words;
import rankandfile.rules.Ending;
import rankandfile.rules.Move;
import rankandfile.rules.Rank;
import rankandfile.rules.Rescue;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** Reads the lines below the diagram: moves, questions, resets, and the same under other editions. */
final class Steps {

  private static final List<String> SIGHTS = List.of("hidden", "moved", "empty");

  private final Problems problems;
  private final List<Line> lines = new ArrayList<>();
  private final SortedSet<Square> named = new TreeSet<>();
  private boolean moved;

  Steps(Problems problems) {
    this.problems = problems;
  }

  List<Line> lines() {
    return lines;
  }

  /** All squares that the lines name. */
  SortedSet<Square> named() {
    return named;
  }

  boolean haveBegun() {
    return !lines.isEmpty();
  }

  /** Whether a word begins as a square does and goes on with a dash. */
  static boolean isLikeMove(String word) {
    return word.length() > 2 && Character.isLetter(word.charAt(0)) && Character.isDigit(word.charAt(1))
        && word.indexOf('-') > 0;
  }

  /** {@code reset}. */
  void takeReset(Span line) {
    Parts parts = Parts.of(line);
    if (parts.claim.isPresent() || parts.left.words().size() > 1) {
      problems.add(line, "reset-with-more");
    }
    lines.add(new Line.Reset());
    moved = true;
  }

  /** {@code A5-A6 -> claims}. */
  void takeMove(Span line) {
    moved = true;
    Parts parts = Parts.of(line);
    Optional<Move> move = move(parts.left);
    Optional<Result> result = parts.claim.map(this::result).orElse(Optional.of(new Result.Goes(Happening.MOVES)));
    if (move.isEmpty() || result.isEmpty()) {
      lines.add(new Line.Broken());
      return;
    }
    Span place = parts.claim.orElse(parts.left);
    add(place, new Question.Play(move.get()), new Answer.Outcome(result.get()), parts);
  }

  /** {@code legal A5 -> A6 B5}. */
  void takeLegal(Span line) {
    Parts parts = Parts.of(line);
    List<Span> words = parts.left.words();
    Optional<Square> from = words.size() == 2 ? square(words.get(1)) : Optional.empty();
    if (words.size() != 2 || parts.claim.isEmpty()) {
      problems.add(parts.left, "legal-form");
    }
    Optional<Answer> claim = parts.claim.flatMap(this::squares);
    if (from.isPresent() && claim.isPresent()) {
      add(parts.claim.get(), new Question.Legal(from.get()), claim.get(), parts);
    } else {
      lines.add(new Line.Skipped());
    }
  }

  /** {@code red sees A5 -> hidden}. */
  void takeSees(Span line) {
    Parts parts = Parts.of(line);
    List<Span> words = parts.left.words();
    Optional<Side> side = Words.side(words.getFirst().text());
    if (side.isEmpty()) {
      problems.addUnknown(words.getFirst(), "unknown-side", List.of("red", "blue"));
    }
    Optional<Square> square = words.size() == 3 ? square(words.get(2)) : Optional.empty();
    if (words.size() != 3 || parts.claim.isEmpty()) {
      problems.add(parts.left, "sees-form");
    }
    Optional<Answer> claim = parts.claim.flatMap(this::sight);
    if (side.isPresent() && square.isPresent() && claim.isPresent()) {
      add(parts.claim.get(), new Question.Sees(side.get(), square.get()), claim.get(), parts);
    } else {
      lines.add(new Line.Skipped());
    }
  }

  /** {@code start -> blue wins: no move left}. */
  void takeStart(Span line) {
    Parts parts = Parts.of(line);
    if (moved) {
      problems.add(line, "start-too-late");
    }
    if (parts.left.words().size() > 1 || parts.claim.isEmpty()) {
      problems.add(parts.left, "start-form");
    }
    Optional<Answer> claim = parts.claim.flatMap(this::ending).map(Answer.Over::new);
    if (claim.isPresent() && !moved) {
      add(parts.claim.get(), new Question.Start(), claim.get(), parts);
    } else {
      lines.add(new Line.Skipped());
    }
  }

  /** {@code in lightning -> both lost}, which belongs to the step above it. */
  void takeVariant(Span line) {
    Parts parts = Parts.of(line);
    Span edition = parts.left.part(2, parts.left.text().length()).trim();
    Optional<RulesText> rules = RulesText.read(edition, problems);
    if (parts.claim.isEmpty()) {
      problems.add(parts.left, "variant-without-claim");
      return;
    }
    if (lines.isEmpty() || lines.getLast() instanceof Line.Reset) {
      problems.add(line, "variant-under-nothing");
      return;
    }
    if (!(lines.getLast() instanceof Line.Step step)) {
      return;
    }
    Optional<Answer> claim = switch (step.question()) {
      case Question.Play q -> result(parts.claim.get()).map(Answer.Outcome::new);
      case Question.Legal q -> squares(parts.claim.get());
      case Question.Sees q -> sight(parts.claim.get());
      case Question.Start q -> opening(parts.claim.get());
    };
    if (rules.isPresent() && claim.isPresent()) {
      lines.set(lines.size() - 1,
          step.with(new Line.Variant(parts.claim.get(), rules.get(), claim.get(), parts.note)));
    }
  }

  /** Notes a line that is nothing known; it may have been a step. */
  void takeUnknown() {
    lines.add(new Line.Broken());
  }

  private void add(Span place, Question question, Answer claim, Parts parts) {
    lines.add(new Line.Step(place, question, claim, parts.note, List.of()));
  }

  // ---- moves

  /** A move with or without a Rescue; nothing if it cannot be read. */
  Optional<Move> move(Span left) {
    List<Span> words = left.words();
    List<Span> squares = words.getFirst().split("-");
    if (squares.size() < 2 || squares.size() > 3) {
      problems.add(words.getFirst(), "move-form", words.getFirst().text());
      return Optional.empty();
    }
    List<Optional<Square>> read = squares.stream().map(this::square).toList();
    Optional<Optional<Rescue>> rescue = rescue(words);
    if (read.stream().anyMatch(Optional::isEmpty) || rescue.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new Move(read.getFirst().get(), squares.size() == 3 ? read.get(1) : Optional.empty(),
        read.getLast().get(), rescue.get()));
  }

  /** The Rescue behind a move, which may lack; nothing when it cannot be read. */
  private Optional<Optional<Rescue>> rescue(List<Span> words) {
    if (words.size() == 1) {
      return Optional.of(Optional.empty());
    }
    if (!words.get(1).text().equals("rescue")) {
      problems.addUnknown(words.get(1), "unknown-word", List.of("->", "rescue", "--"));
      return Optional.empty();
    }
    if (words.size() != 4) {
      problems.add(words.get(1), "rescue-form");
      return Optional.empty();
    }
    Optional<Rank> rank = Texts.rank(words.get(2), problems);
    Optional<Square> square = square(words.get(3));
    return rank.isPresent() && square.isPresent()
        ? Optional.of(Optional.of(new Rescue(rank.get(), square.get())))
        : Optional.empty();
  }

  private Optional<Square> square(Span word) {
    Optional<Square> square = Texts.square(word, problems);
    square.ifPresent(named::add);
    return square;
  }

  // ---- claims

  /** What is claimed of a move; nothing if it cannot be read. */
  Optional<Result> result(Span claims) {
    if (claims.isEmpty()) {
      problems.add(claims, "claim-missing");
      return Optional.empty();
    }
    List<Span> parts = claims.split(";");
    if (parts.getFirst().text().startsWith("refused")) {
      return refused(claims, parts);
    }
    Optional<Happening> what = Happening.named(parts.getFirst().text());
    if (parts.size() == 1 && what.isPresent()) {
      return what.map(Result.Goes::new);
    }
    if (what.isEmpty() && Endings.named(parts.getFirst().text()).isPresent()) {
      return parts.size() == 1
          ? ending(parts.getFirst()).map(e -> new Result.Ends(Happening.MOVES, e))
          : tooManyClaims(parts.get(1));
    }
    if (what.isEmpty()) {
      problems.addUnknown(parts.getFirst(), "unknown-claim", claimWords());
      return Optional.empty();
    }
    return parts.size() > 2 ? tooManyClaims(parts.get(2))
        : ending(parts.get(1)).map(e -> new Result.Ends(what.get(), e));
  }

  private Optional<Result> tooManyClaims(Span place) {
    problems.add(place, "too-many-claims");
    return Optional.empty();
  }

  private Optional<Result> refused(Span claims, List<Span> parts) {
    Span first = parts.getFirst();
    int colon = first.text().indexOf(':');
    if (colon < 0 || !first.part(0, colon).trim().text().equals("refused")) {
      problems.add(first, "refused-form");
      return Optional.empty();
    }
    Span word = first.part(colon + 1, first.text().length()).trim();
    Optional<Reason> reason = Reason.named(word.text());
    if (reason.isEmpty()) {
      problems.addUnknown(word, "unknown-reason", Arrays.stream(Reason.values()).map(Reason::word).toList());
    } else if (parts.size() > 1) {
      problems.add(claims, "refused-with-more");
      return Optional.empty();
    }
    return reason.map(Result.Refused::new);
  }

  private Optional<Ending> ending(Span text) {
    Optional<Ending> ending = Endings.named(text.text());
    if (ending.isEmpty()) {
      problems.addUnknown(text, "unknown-ending", Endings.texts());
    }
    return ending;
  }

  /** Under {@code start}: an ending, or nothing when the diagram does not end the game there. */
  private Optional<Answer> opening(Span text) {
    return text.isEmpty() ? Optional.of(new Answer.Open()) : ending(text).map(Answer.Over::new);
  }

  private Optional<Answer> squares(Span text) {
    return listed(text).map(Answer.Squares::new);
  }

  /** The squares listed; nothing if one cannot be read. */
  Optional<SortedSet<Square>> listed(Span text) {
    SortedSet<Square> squares = new TreeSet<>();
    for (Span word : text.words()) {
      Optional<Square> square = square(word);
      if (square.isEmpty()) {
        return Optional.empty();
      }
      squares.add(square.get());
    }
    return Optional.of(squares);
  }

  /** The text behind the two dashes of a line; empty if there is none. */
  static String note(Span line) {
    return Parts.of(line).note;
  }

  /** The line without the two dashes and what stands behind them. */
  static Span withoutNote(Span line) {
    int dashes = Parts.noteAt(line.text());
    return dashes < 0 ? line : line.part(0, dashes).trim();
  }

  private Optional<Answer> sight(Span text) {
    if (SIGHTS.contains(text.text())) {
      return Optional.of(Answer.Seen.of(Sight.valueOf(text.text().toUpperCase(java.util.Locale.ROOT))));
    }
    SortedSet<Rank> ranks = new TreeSet<>();
    for (Span part : text.split(" or ")) {
      Optional<Rank> rank = Words.rank(part.text());
      if (rank.isEmpty()) {
        List<String> known = new ArrayList<>(Words.ranks());
        known.addAll(SIGHTS);
        problems.addUnknown(part, "unknown-sight", known);
        return Optional.empty();
      }
      ranks.add(rank.get());
    }
    return Optional.of(new Answer.Seen(Sight.AMONG, ranks));
  }

  private static List<String> claimWords() {
    List<String> words = new ArrayList<>(Arrays.stream(Happening.values()).map(Happening::word).toList());
    words.add("refused: …");
    words.addAll(Endings.texts());
    return words;
  }

  /** What stands left of the arrow, right of it, and behind the two dashes. */
  private record Parts(Span left, Optional<Span> claim, String note) {

    static Parts of(Span line) {
      String text = line.text();
      int dashes = noteAt(text);
      String note = dashes < 0 ? "" : text.substring(dashes + 2).trim();
      Span before = dashes < 0 ? line : line.part(0, dashes);
      int arrow = before.text().indexOf("->");
      return arrow < 0 ? new Parts(before.trim(), Optional.empty(), note)
          : new Parts(before.part(0, arrow).trim(),
              Optional.of(before.part(arrow + 2, before.text().length()).trim()), note);
    }

    /** Where two dashes with white space around them stand, or -1. */
    private static int noteAt(String text) {
      for (int at = text.indexOf("--"); at >= 0; at = text.indexOf("--", at + 1)) {
        boolean free = at > 0 && Character.isWhitespace(text.charAt(at - 1));
        if (free && (at + 2 == text.length() || Character.isWhitespace(text.charAt(at + 2)))) {
          return at;
        }
      }
      return -1;
    }
  }
}

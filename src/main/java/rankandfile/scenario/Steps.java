package rankandfile.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.function.Function;
import rankandfile.notation.Happening;
import rankandfile.notation.Problems;
import rankandfile.notation.Result;
import rankandfile.notation.RulesText;
import rankandfile.notation.Span;
import rankandfile.notation.WordReader;
import rankandfile.notation.Words;
import rankandfile.rules.Move;
import rankandfile.rules.Rank;
import rankandfile.rules.Rescue;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** Reads the lines below the diagram: moves, questions, resets, and the same under other editions. */
final class Steps {

  private final Problems problems;
  private final Claims claims;
  private final List<Line> lines = new ArrayList<>();
  /** What stands under the last step so far, if that could be read. */
  private List<Line.Variant> variants = new ArrayList<>();
  /** How the claims under the last step are read; they cannot be if nobody knows what kind of step it is. */
  private Optional<Function<Span, Optional<? extends Answer>>> reading = Optional.empty();
  private boolean begun;
  private boolean moved;

  Steps(Problems problems) {
    this.problems = problems;
    this.claims = new Claims(problems);
  }

  List<Line> lines() {
    close();
    return lines;
  }

  /** All squares that the lines name. */
  SortedSet<Square> named() {
    return claims.named();
  }

  Claims claims() {
    return claims;
  }

  /** Whether a line has been met that is a step for certain. */
  boolean haveBegun() {
    return begun;
  }

  /** Whether a word begins as a square does and goes on with a dash. */
  static boolean isLikeMove(String word) {
    return word.length() > 2 && Character.isLetter(word.charAt(0)) && Character.isDigit(word.charAt(1))
        && word.indexOf('-') > 0;
  }

  /** {@code reset}. */
  void takeReset(Span line) {
    begin(Optional.empty());
    Parts parts = Parts.of(line);
    if (parts.claim().isPresent() || parts.left().words().size() > 1) {
      problems.add(line, "reset-with-more");
    }
    lines.add(new Line.Reset());
    moved = true;
  }

  /** {@code A5-A6 -> claims}. */
  void takeMove(Span line) {
    begin(Optional.of(claim -> claims.result(claim).map(Answer.Outcome::new)));
    moved = true;
    Parts parts = Parts.of(line);
    if (parts.claim().isPresent() && !parts.left().text().contains("-")) {
      problems.add(line.words().getFirst(), "move-form", line.words().getFirst().text());
      lines.add(new Line.Broken());
      return;
    }
    Optional<Move> move = move(parts.left());
    Optional<Result> result = parts.claim().map(claims::result).orElse(Optional.of(new Result.Goes(Happening.MOVES)));
    if (move.isEmpty() || result.isEmpty()) {
      lines.add(new Line.Broken());
      return;
    }
    Span place = parts.claim().orElse(parts.left());
    add(place, new Question.Play(move.get()), new Answer.Outcome(result.get()), parts);
  }

  /** {@code legal A5 -> A6 B5}. */
  void takeLegal(Span line) {
    begin(Optional.of(claims::squares));
    Parts parts = Parts.of(line);
    List<Span> words = parts.left().words();
    Optional<Square> from = words.size() == 2 ? claims.square(words.get(1)) : Optional.empty();
    if (words.size() != 2 || parts.claim().isEmpty()) {
      problems.add(parts.left(), "legal-form");
    }
    Optional<Answer> claim = parts.claim().flatMap(claims::squares);
    if (from.isPresent() && claim.isPresent()) {
      add(parts.claim().get(), new Question.Legal(from.get()), claim.get(), parts);
    } else {
      lines.add(new Line.Skipped());
    }
  }

  /** {@code red sees A5 -> hidden}. */
  void takeSees(Span line) {
    begin(Optional.of(claims::sight));
    Parts parts = Parts.of(line);
    List<Span> words = parts.left().words();
    Optional<Side> side = Words.side(words.getFirst().text());
    if (side.isEmpty()) {
      problems.addUnknown(words.getFirst(), "unknown-side", List.of("red", "blue"));
    }
    Optional<Square> square = words.size() == 3 ? claims.square(words.get(2)) : Optional.empty();
    if (words.size() != 3 || parts.claim().isEmpty()) {
      problems.add(parts.left(), "sees-form");
    }
    Optional<Answer> claim = parts.claim().flatMap(claims::sight);
    if (side.isPresent() && square.isPresent() && claim.isPresent()) {
      add(parts.claim().get(), new Question.Sees(side.get(), square.get()), claim.get(), parts);
    } else {
      lines.add(new Line.Skipped());
    }
  }

  /** {@code start -> blue wins: no move left}. */
  void takeStart(Span line) {
    begin(Optional.of(claims::opening));
    Parts parts = Parts.of(line);
    if (moved) {
      problems.add(line, "start-too-late");
    }
    boolean formed = parts.left().words().size() == 1 && parts.claim().filter(c -> !c.isEmpty()).isPresent();
    if (!formed) {
      problems.add(parts.left(), "start-form");
    }
    Optional<Answer> claim = parts.claim().filter(c -> formed).flatMap(claims::opening);
    if (claim.isPresent() && !moved) {
      add(parts.claim().get(), new Question.Start(), claim.get(), parts);
    } else {
      lines.add(new Line.Skipped());
    }
  }

  /** Refuses what was claimed of the diagram itself, since no fragment can be over at the start. */
  void refuseStart() {
    lines().replaceAll(line -> {
      if (line instanceof Line.Step step && step.question() instanceof Question.Start) {
        problems.add(step.place(), "start-in-fragment");
        return new Line.Skipped();
      }
      return line;
    });
  }

  /** {@code in lightning -> both lost}, which belongs to the step above it. */
  void takeVariant(Span line) {
    Parts parts = Parts.of(line);
    if (parts.claim().isEmpty()) {
      problems.add(parts.left(), "variant-without-claim");
      return;
    }
    Optional<RulesText> rules = RulesText.read(parts.left().part(2, parts.left().text().length()).trim(), problems);
    if (lines.isEmpty() || lines.getLast() instanceof Line.Reset) {
      problems.add(line, "variant-under-nothing");
      return;
    }
    Optional<? extends Answer> claim = reading.flatMap(r -> r.apply(parts.claim().get()));
    if (rules.isPresent() && claim.isPresent()) {
      variants.add(new Line.Variant(parts.claim().get(), rules.get(), claim.get(), parts.note()));
    }
  }

  /** Notes a line that is nothing known; it may have been a step. */
  void takeUnknown() {
    close();
    reading = Optional.empty();
    lines.add(new Line.Broken());
  }

  private void begin(Optional<Function<Span, Optional<? extends Answer>>> way) {
    close();
    begun = true;
    reading = way;
  }

  /** Gives the last step what was found under it. */
  private void close() {
    if (!variants.isEmpty() && lines.getLast() instanceof Line.Step step) {
      lines.set(lines.size() - 1, step.with(variants));
    }
    variants = new ArrayList<>();
  }

  private void add(Span place, Question question, Answer claim, Parts parts) {
    lines.add(new Line.Step(place, question, claim, parts.note(), List.of()));
  }

  // ---- moves

  /** A move with or without a Rescue; nothing if it cannot be read. */
  Optional<Move> move(Span left) {
    List<Span> words = left.words();
    List<Span> squares = words.getFirst().split("-");
    if (squares.size() < 2 || squares.size() > 3 || squares.stream().anyMatch(Span::isEmpty)) {
      problems.add(words.getFirst(), "move-form", words.getFirst().text());
      return Optional.empty();
    }
    List<Optional<Square>> read = squares.stream().map(claims::square).toList();
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
    Optional<Rank> rank = WordReader.rank(words.get(2), problems);
    Optional<Square> square = claims.square(words.get(3));
    return rank.isPresent() && square.isPresent()
        ? Optional.of(Optional.of(new Rescue(rank.get(), square.get())))
        : Optional.empty();
  }

  /** The text behind the two dashes of a line; empty if there is none. */
  static String note(Span line) {
    return Parts.of(line).note();
  }

  /** The line without the two dashes and what stands behind them. */
  static Span withoutNote(Span line) {
    int dashes = Parts.noteAt(line.text());
    return dashes < 0 ? line : line.part(0, dashes).trim();
  }
}

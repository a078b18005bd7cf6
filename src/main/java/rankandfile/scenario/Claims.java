package rankandfile.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import rankandfile.notation.Endings;
import rankandfile.notation.Happening;
import rankandfile.notation.Problems;
import rankandfile.notation.Reason;
import rankandfile.notation.Result;
import rankandfile.notation.Span;
import rankandfile.notation.WordReader;
import rankandfile.notation.Words;
import rankandfile.rules.Ending;
import rankandfile.rules.Rank;
import rankandfile.rules.Square;

/** Reads what stands behind the arrow of a line; what cannot be read is a problem, and nothing is returned. */
final class Claims {

  private static final List<String> SIGHTS = List.of("hidden", "moved", "empty");

  private final Problems problems;
  private final SortedSet<Square> named = new TreeSet<>();

  Claims(Problems problems) {
    this.problems = problems;
  }

  /** All squares met so far. */
  SortedSet<Square> named() {
    return named;
  }

  Optional<Square> square(Span word) {
    Optional<Square> square = WordReader.square(word, problems);
    square.ifPresent(named::add);
    return square;
  }

  /** What is claimed of a move; nothing if it cannot be read. */
  Optional<Result> result(Span claims) {
    if (claims.isEmpty()) {
      problems.add(claims, "claim-missing");
      return Optional.empty();
    }
    List<Span> parts = claims.split(";");
    Optional<Span> empty = parts.stream().filter(Span::isEmpty).findFirst();
    if (empty.isPresent()) {
      problems.add(empty.get(), "claim-empty");
      return Optional.empty();
    }
    Span first = parts.getFirst();
    if (first.text().startsWith("refused")) {
      return refused(first, parts);
    }
    Optional<Happening> what = Happening.named(first.text());
    Optional<Ending> alone = Endings.named(first.text());
    if (what.isEmpty() && alone.isEmpty()) {
      problems.addUnknown(first, "unknown-claim", claimWords());
      return Optional.empty();
    }
    int most = what.isPresent() ? 2 : 1;
    if (parts.size() > most || parts.size() == 2 && Happening.named(parts.get(1).text()).isPresent()) {
      problems.add(parts.get(Math.min(most, parts.size() - 1)), "too-many-claims");
      return Optional.empty();
    }
    if (alone.isPresent()) {
      return alone.map(e -> new Result.Ends(Happening.MOVES, e));
    }
    return parts.size() == 1 ? what.map(Result.Goes::new)
        : ending(parts.get(1)).map(e -> new Result.Ends(what.get(), e));
  }

  private Optional<Result> refused(Span first, List<Span> parts) {
    int colon = first.text().indexOf(':');
    Span word = first.part(colon + 1, first.text().length()).trim();
    if (colon < 0 || word.isEmpty() || !first.part(0, colon).trim().text().equals("refused")) {
      problems.add(first, "refused-form");
      return Optional.empty();
    }
    Optional<Reason> reason = Reason.named(word.text());
    if (reason.isEmpty()) {
      problems.addUnknown(word, "unknown-reason", Arrays.stream(Reason.values()).map(Reason::word).toList());
    }
    if (parts.size() > 1) {
      problems.add(parts.get(1), "refused-with-more");
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

  /** How the diagram itself ends the game; empty when it does not. */
  Optional<Answer> opening(Span text) {
    return text.isEmpty() ? Optional.of(new Answer.Open()) : ending(text).map(Answer.Over::new);
  }

  /** The squares that can be reached. */
  Optional<Answer> squares(Span text) {
    return listed(text).map(Answer.Squares::new);
  }

  /** The squares listed; nothing if one cannot be read. */
  Optional<SortedSet<Square>> listed(Span text) {
    SortedSet<Square> squares = new TreeSet<>();
    boolean sound = true;
    for (Span word : text.words()) {
      Optional<Square> square = square(word);
      sound &= square.isPresent();
      square.ifPresent(squares::add);
    }
    return sound ? Optional.of(squares) : Optional.empty();
  }

  /** What a side can tell. */
  Optional<Answer> sight(Span text) {
    if (text.isEmpty()) {
      problems.add(text, "sight-missing");
      return Optional.empty();
    }
    if (SIGHTS.contains(text.text())) {
      return Optional.of(Answer.Seen.of(Sight.valueOf(text.text().toUpperCase(Locale.ROOT))));
    }
    SortedSet<Rank> ranks = new TreeSet<>();
    boolean sound = true;
    for (Span part : text.split(" or ")) {
      Optional<Rank> rank = Words.rank(part.text());
      if (rank.isEmpty()) {
        problems.addUnknown(part, "unknown-sight", sights());
      }
      sound &= rank.isPresent();
      rank.ifPresent(ranks::add);
    }
    return sound ? Optional.of(new Answer.Seen(Sight.AMONG, ranks)) : Optional.empty();
  }

  private static List<String> sights() {
    return Stream.concat(Words.ranks().stream(), SIGHTS.stream()).toList();
  }

  private static List<String> claimWords() {
    List<String> words = new ArrayList<>(Arrays.stream(Happening.values()).map(Happening::word).toList());
    words.add("refused: …");
    words.addAll(Endings.texts());
    return words;
  }
}

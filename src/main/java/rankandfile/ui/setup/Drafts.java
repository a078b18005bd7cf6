package rankandfile.ui.setup;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import rankandfile.play.Lineup;
import rankandfile.rules.Army;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.ui.kit.Timeline;

/**
 * The lineups that stood one after the other while an army was set up, with ways back and forward, and the changes
 * that lead to the next one. What is not possible is answered and changes nothing.
 */
final class Drafts {

  private final Timeline<Lineup> lineups;
  private final Ruleset rules;

  Drafts(Lineup first, Ruleset rules) {
    lineups = new Timeline<>(first);
    this.rules = rules;
  }

  // ---- what stands

  Lineup now() {
    return lineups.now();
  }

  Side side() {
    return now().side();
  }

  Army army() {
    return rules.army();
  }

  /** How many pieces of each rank are still to be placed. */
  Map<Rank, Integer> toPlace() {
    return now().toPlace(army());
  }

  /** How many are still to be placed. */
  int left() {
    return toPlace().values().stream().mapToInt(Integer::intValue).sum();
  }

  int left(Rank rank) {
    return toPlace().get(rank);
  }

  /** Whether a game can begin with it. */
  boolean isWhole() {
    return now().defects(rules).isEmpty();
  }

  boolean isHome(Square square) {
    return side().isHome(square.row());
  }

  /** The home squares on which nothing stands. */
  SortedSet<Square> free() {
    SortedSet<Square> free = new TreeSet<>(Lineup.squares(side()));
    free.removeAll(now().pieces().keySet());
    return free;
  }

  /** That all pieces of the rank stand, and where. */
  String allSet(Rank rank) {
    SortedSet<Square> squares = new TreeSet<>(now().pieces().keySet());
    squares.removeIf(s -> now().at(s).orElseThrow() != rank);
    return SetupWords.text("said.all-set", SetupWords.name(rank), SetupWords.list(squares));
  }

  Answer outside(Square square) {
    return Answer.not(square, SetupWords.text("refused.outside", SetupWords.rows(side())));
  }

  // ---- changes

  /** Goes on with this one, unless it is what stands; what was gone back from is forgotten. */
  Answer put(Lineup next, String said) {
    if (!next.equals(now())) {
      lineups.push(next);
    }
    return Answer.done(said);
  }

  /** The same, where what stood was not asked for: says, too, how to have it again. */
  Answer replace(Lineup next, String said) {
    boolean lost = !now().pieces().isEmpty() && !next.equals(now());
    return put(next, lost ? SetupWords.text("said.replaced", said) : said);
  }

  /** Sets up a lineup of either side if it has no more of any rank than the army. */
  Answer use(String name, Lineup given) {
    Lineup mine = given.turnedFor(side());
    List<String> tooMany = Arrays.stream(Rank.values()).filter(r -> mine.count(r) > army().count(r))
        .map(r -> SetupWords.text("other-army.rank", SetupWords.name(r), mine.count(r), army().count(r))).toList();
    return tooMany.isEmpty() ? replace(mine, SetupWords.text("said.used", name))
        : Answer.not(SetupWords.text("other-army", name, String.join(", ", tooMany)));
  }

  /** Places a piece of this rank; what stood there goes back into the tray. */
  Answer place(Rank rank, Square square) {
    if (!isHome(square)) {
      return outside(square);
    }
    if (army().count(rank) == 0) {
      return Answer.not(square, SetupWords.text("refused.no-such", SetupWords.name(rank)));
    }
    if (left(rank) == 0 && !now().at(square).equals(Optional.of(rank))) {
      return Answer.not(square, allSet(rank));
    }
    Lineup next = now().with(square, rank);
    return put(next, SetupWords.text("said.placed", SetupWords.name(rank), square, next.toPlace(army()).get(rank)));
  }

  /** Moves a piece, or exchanges two. */
  Answer move(Square from, Square to) {
    Optional<Rank> moving = now().at(from);
    if (moving.isEmpty()) {
      return Answer.not(from, SetupWords.text("refused.nobody", from));
    }
    if (!isHome(to)) {
      return outside(to);
    }
    String name = SetupWords.name(moving.get());
    return put(now().swapped(from, to), now().at(to)
        .map(other -> SetupWords.text("said.swapped", name, SetupWords.name(other), from, to))
        .orElseGet(() -> SetupWords.text("said.moved", name, to)));
  }

  /** Puts a piece back into the tray. */
  Answer takeOff(Square square) {
    return now().at(square)
        .map(rank -> put(now().without(square), SetupWords.text("said.taken-off", SetupWords.name(rank), square)))
        .orElseGet(() -> Answer.not(SetupWords.text("refused.nobody", square)));
  }

  // ---- back and forward

  boolean canUndo() {
    return lineups.canUndo();
  }

  boolean canRedo() {
    return lineups.canRedo();
  }

  /** The rank of the one piece that stood in this lineup and is in the tray now; nothing where more has changed. */
  Optional<Rank> cameBack(Lineup before) {
    List<Rank> back = Arrays.stream(Rank.values()).filter(r -> before.count(r) != now().count(r)).toList();
    return back.size() == 1 && before.count(back.getFirst()) == now().count(back.getFirst()) + 1
        ? Optional.of(back.getFirst()) : Optional.empty();
  }

  Answer undo() {
    lineups.undo();
    return Answer.done(SetupWords.text("said.undone"));
  }

  Answer redo() {
    lineups.redo();
    return Answer.done(SetupWords.text("said.redone"));
  }
}

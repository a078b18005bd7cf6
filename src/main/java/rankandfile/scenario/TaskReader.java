package rankandfile.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import rankandfile.notation.Nearest;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Span;
import rankandfile.rules.Move;
import rankandfile.rules.Setup;
import rankandfile.rules.Square;
import rankandfile.rules.Viewer;

/**
 * Reads a task block, the sibling of the scenario block: same headers but {@code caption}, same diagram, same moves.
 *
 * <pre>
 * ```task lift-the-bomb
 * aim: Take the Flag behind the Bomb.          what to do, in at most 25 words
 * goal: win                                    what the engine tests, see below
 * cites: A4
 * nudge: One piece was made for Bombs.         the first hint; squares and move come from the first answer
 * done: The way is open behind a Miner.        what to say at the end
 *
 *      D   E   F
 *  8  ..  fl  sg
 *  7  ..  bo  ..
 *  6  ~~  MI  ..
 *
 * answer E6-E7 -> attacker wins                an accepted line: moves in turn, the solver's first
 *   F8-F7
 *   E7-E8 -> attacker wins; red wins: flag captured
 * wrong E6-F6 -- A4: The Bomb stays on E7.     a foreseeable wrong choice, with rule and reply;
 *   F8-F7                                      moves below it are played to show what follows
 * ```
 * </pre>
 *
 * <p>Goals: {@code reach B7} (a piece of the solver stands there), {@code capture B7} (the piece that stands there in
 * the diagram is taken), {@code win}, {@code lose nothing} (by the end of the line); and to be named instead of
 * played: {@code result A5-A6} (then {@code answer both lost}), {@code squares A5} (then {@code answer A6 B5}, all of
 * them; {@code wrong A7 -- M3: …} for one too many, {@code missed B5 -- M3: …} for one that was left out), {@code not
 * a bomb} (then one {@code answer B7} for each enemy piece that cannot be a Bomb). All problems are reported in one go.
 */
public final class TaskReader {

  private static final List<String> KEYS = List.of("aim", "goal", "nudge", "done", "cites", "rules", "turn", "scope",
      "view", "moved", "known", "captured", "red", "blue");
  private static final List<String> KEYWORDS = List.of("answer", "wrong", "missed");
  private static final List<String> GOALS = List.of("reach B7", "capture B7", "win", "lose nothing", "result A5-A6",
      "squares A5", "not a bomb");
  private static final int MOST_WORDS = 25;

  private final Block block;
  private final Problems problems;
  private final BoardReader board;
  private final List<Entry> entries = new ArrayList<>();
  private boolean sound = true;
  private boolean ended;

  /** An answer or a wrong choice as it is written: its first line, and the indented ones below it. */
  private record Entry(String keyword, Span place, List<Span> lines) {}

  private TaskReader(Block block, Problems problems) {
    this.block = block;
    this.problems = problems;
    this.board = new BoardReader(block, KEYS, problems);
  }

  /** The block's task, unless something of it cannot be read. */
  public static Optional<Task> read(Block block, Problems problems) {
    return new TaskReader(block, problems).read();
  }

  private Optional<Task> read() {
    Optional<String> name = board.name();
    block.lines().forEach(this::take);
    board.require("aim", "goal", "nudge", "done", "cites");
    Headers headers = board.headers();
    List<String> cites = headers.cites();
    RulesText rules = headers.rules();
    Viewer view = headers.view();
    Optional<Setup> setup = board.setup(rules);
    Optional<Goal> goal = headers.place("goal").flatMap(this::goal);
    aim(headers);
    if (goal.isEmpty()) {
      return Optional.empty();
    }
    List<Task.Accepted> answers = new ArrayList<>();
    List<Task.Wrong> wrongs = new ArrayList<>();
    SortedSet<Square> named = new TreeSet<>();
    entries.forEach(e -> read(e, goal.get(), answers, wrongs, named));
    if (answers.isEmpty() && sound) {
      fail(block.info(), "task-without-answer");
    }
    if (!sound || name.isEmpty() || setup.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new Task(name.get(), headers.text("aim"), goal.get(), cites, rules, view,
        setup.get(), board.area(setup.get(), named), headers.text("nudge"), headers.text("done"), answers, wrongs,
        block.info()));
  }

  private void aim(Headers headers) {
    headers.place("aim").ifPresent(aim -> {
      int words = aim.text().split("\\s+").length;
      if (words > MOST_WORDS) {
        problems.add(aim, "aim-too-long", words, MOST_WORDS);
      }
    });
  }

  // ---- lines

  private void take(Span whole) {
    Span line = whole.trim();
    if (ended || line.isEmpty() || line.text().startsWith("#")) {
      return;
    }
    String first = line.words().isEmpty() ? line.text() : line.words().getFirst().text();
    if (KEYWORDS.contains(first)) {
      Span rest = line.part(first.length(), line.text().length()).trim();
      entries.add(new Entry(first, rest, new ArrayList<>(List.of(rest))));
    } else if (Steps.isLikeMove(first) && !entries.isEmpty()) {
      entries.getLast().lines().add(line);
    } else if (!board.take(line, !entries.isEmpty())) {
      unknown(line, first);
    }
  }

  private void unknown(Span line, String first) {
    if (!block.isClosed()) {
      fail(block.info(), "block-not-closed");
      ended = true;
    } else if (!line.words().isEmpty() && Nearest.to(first, KEYWORDS).isPresent()) {
      problems.addUnknown(line.words().getFirst(), "unknown-line", KEYWORDS);
      sound = false;
    } else {
      fail(line, "unreadable-task-line", line.text());
    }
  }

  private void read(Entry entry, Goal goal, List<Task.Accepted> answers, List<Task.Wrong> wrongs,
      SortedSet<Square> named) {
    Steps steps = new Steps(problems);
    Optional<Choice> choice = goal.isPlayed() ? moves(entry, steps) : said(entry, goal, steps);
    named.addAll(steps.named());
    if (choice.isEmpty()) {
      sound = false;
    } else if (entry.keyword().equals("answer")) {
      answers.add(new Task.Accepted(entry.place(), choice.get()));
    } else {
      wrong(entry, choice.get()).ifPresent(wrongs::add);
    }
  }

  private Optional<Choice> moves(Entry entry, Steps steps) {
    entry.lines().forEach(line -> {
      if (Steps.withoutNote(line).isEmpty()) {
        problems.add(line, "task-move-missing");
        steps.takeUnknown();
      } else {
        steps.takeMove(line);
      }
    });
    List<Line.Step> read = steps.lines().stream()
        .flatMap(l -> l instanceof Line.Step s ? Stream.of(s) : null).toList();
    return read.size() == entry.lines().size() ? Optional.of(new Choice.Moves(read)) : Optional.empty();
  }

  private Optional<Choice> said(Entry entry, Goal goal, Steps steps) {
    Span said = Steps.withoutNote(entry.place());
    if (goal instanceof Goal.NameResult) {
      return steps.claims().result(said).map(Choice.Named::new);
    }
    Optional<SortedSet<Square>> squares = steps.claims().listed(said);
    if (squares.isPresent() && squares.get().isEmpty() && !entry.keyword().equals("answer")) {
      problems.add(said, "task-square-missing");
      return Optional.empty();
    }
    return squares.map(s -> entry.keyword().equals("missed") ? new Choice.Missed(s.first()) : new Choice.Squares(s));
  }

  /** A wrong choice needs a rule and a reply of its own: {@code -- A4: The Captain is lost.} */
  private Optional<Task.Wrong> wrong(Entry entry, Choice choice) {
    String note = Steps.note(entry.place());
    int colon = note.indexOf(':');
    String rule = colon < 0 ? "" : note.substring(0, colon);
    if (!RuleIds.ALL.contains(rule) || note.substring(colon + 1).isBlank()) {
      fail(entry.place(), "wrong-without-reply");
      return Optional.empty();
    }
    return Optional.of(new Task.Wrong(entry.place(), choice, rule, note.substring(colon + 1).trim()));
  }

  // ---- the goal

  private Optional<Goal> goal(Span text) {
    List<Span> words = text.words();
    String kind = words.size() == 1 || words.size() == 2 ? words.getFirst().text() : text.text();
    int before = problems.count();
    Steps steps = new Steps(problems);
    Optional<Goal> goal = switch (kind) {
      case "win" -> Optional.of(new Goal.Win());
      case "lose" -> text.text().equals("lose nothing") ? Optional.of(new Goal.LoseNothing()) : Optional.empty();
      case "not a bomb" -> Optional.of(new Goal.FindNoBomb());
      case "reach" -> one(words, steps).map(Goal.Reach::new);
      case "capture" -> one(words, steps).map(Goal.Capture::new);
      case "squares" -> one(words, steps).map(Goal.NameSquares::new);
      case "result" -> words.size() == 2 ? steps.move(words.get(1)).map((Move m) -> new Goal.NameResult(m))
          : Optional.empty();
      default -> Optional.empty();
    };
    if (goal.isEmpty()) {
      if (problems.count() == before) {
        problems.addUnknown(text, "unknown-goal", GOALS);
      }
      sound = false;
    }
    return goal;
  }

  private static Optional<Square> one(List<Span> words, Steps steps) {
    return words.size() == 2 ? steps.claims().listed(words.get(1)).map(SortedSet::first) : Optional.empty();
  }

  private void fail(Span place, String key, Object... values) {
    problems.add(place, key, values);
    sound = false;
  }
}

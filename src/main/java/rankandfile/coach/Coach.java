package rankandfile.coach;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rankandfile.rules.Move;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Rank;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.BombAfterFight;
import rankandfile.wording.Names;

/**
 * Sits beside a beginner through games: explains each thing when it happens for the first time, and suggests a plan
 * now and then. What is not read yet waits for its turn until the beginner moves on.
 *
 * <p>Changes as it speaks; for one thread.
 */
public final class Coach {

  /** So many moves of the beginner's own lie between two plans. */
  private static final int PAUSE = 3;
  private static final String FEWER = "fewer-tips";

  private record Waiting(Optional<Topic> topic, Remark remark) {}

  private final Set<Topic> explained = EnumSet.noneOf(Topic.class);
  private final Set<String> planned = new HashSet<>();
  private final Set<Square> asked = new HashSet<>();
  private final Deque<Waiting> waiting = new ArrayDeque<>();
  private boolean fewer;
  private int movesSincePlan;

  /**
   * A coach who remembers what has been explained.
   *
   * @param kept what {@link #kept} gave; words that mean nothing do not matter
   */
  public Coach(String kept) {
    List<String> words = List.of(kept.strip().split("\\s+"));
    fewer = words.contains(FEWER);
    Arrays.stream(Topic.values()).filter(t -> t != Topic.START && words.contains(t.word())).forEach(explained::add);
  }

  /** What has been explained, in one line of words. How a game begins is told in every game. */
  public String kept() {
    String topics = explained.stream().map(Topic::word).collect(Collectors.joining(" "));
    return ((fewer ? FEWER + " " : "") + topics).strip();
  }

  /**
   * Something has happened, or a game is opened again.
   *
   * @param seen what the beginner may know now; of one side, not of both
   * @param news of the last move, of either side; empty at the start and when a game is gone on with
   * @param own whether the beginner made that move
   */
  public void happened(Observation seen, List<News> news, boolean own) {
    Moment now = new Moment(seen, news);
    if (own) {
      waiting.stream().limit(1).forEach(w -> learnt(w));
      waiting.clear();
      movesSincePlan++;
    }
    for (Topic topic : Topic.values()) {
      if (!isDone(topic)) {
        Occasions.of(topic, now).ifPresent(r -> waiting.add(new Waiting(Optional.of(topic), r)));
      }
    }
    if (now.isMyTurn() && !news.isEmpty() && !fewer && movesSincePlan >= PAUSE) {
      plan(now);
    }
  }

  /**
   * Moves are taken back: what was not read yet of them is not said any more, and comes when it happens again.
   *
   * @param seen as in {@link #happened}
   */
  public void takenBack(Observation seen) {
    waiting.clear();
    happened(seen, List.of(), false);
  }

  private boolean isDone(Topic topic) {
    return explained.contains(topic) || fewer && !topic.isWeighty()
        || waiting.stream().anyMatch(w -> w.topic.filter(topic::equals).isPresent());
  }

  private void plan(Moment now) {
    Plans.of(now).filter(p -> !planned.contains(p.words())).findFirst().ifPresent(plan -> {
      planned.add(plan.words());
      movesSincePlan = 0;
      Waiting last = waiting.pollLast();
      waiting.add(last == null ? new Waiting(Optional.empty(), Remark.plan(plan))
          : new Waiting(last.topic, last.remark.with(plan)));
    });
  }

  /** What it says now, if anything. */
  public Optional<Remark> remark() {
    return Optional.ofNullable(waiting.peek()).map(Waiting::remark);
  }

  /** What it says when a game is over: what the beginner has met so far, and what to do next. */
  public Remark lastWord() {
    Set<Topic> met = EnumSet.noneOf(Topic.class);
    met.addAll(explained);
    waiting.forEach(w -> w.topic.ifPresent(met::add));
    String seen = Arrays.stream(Subject.values()).filter(s -> s.isAmong(met))
        .map(s -> Words.text("seen." + s.word())).collect(Collectors.joining(Words.text("comma")));
    Optional<Subject> next = Arrays.stream(Subject.values()).filter(s -> !s.isAmong(met)).findFirst();
    return Remark.last(seen, next);
  }

  /** The remark is read; the next one comes, if one waits. */
  public void gotIt() {
    Waiting read = waiting.poll();
    if (read != null) {
      learnt(read);
    }
  }

  private void learnt(Waiting read) {
    read.topic.filter(t -> t != Topic.START).ifPresent(explained::add);
  }

  /** From now on everything is explained again, and plans are suggested. */
  public void tellAgain() {
    fewer = false;
    explained.clear();
    planned.clear();
  }

  /** From now on only what matters, and no plans. */
  public void fewerTips() {
    fewer = true;
    waiting.clear();
  }

  /**
   * A question to ask before a move, for a slip that teaches nothing: an attack on a piece that is known to be a Bomb
   * by one that cannot lift it. Asked once for each square.
   */
  public Optional<String> asksBefore(Observation seen, Move move) {
    Rank clearer = seen.rules().bombClearedBy().rank();
    boolean slip = seen.at(move.to()).filter(s -> s instanceof Sighting.Known k && k.rank() == Rank.BOMB).isPresent()
        && seen.at(move.from()).filter(s -> s instanceof Sighting.Own o && o.piece().rank() != clearer).isPresent();
    if (!slip || !asked.add(move.to())) {
      return Optional.empty();
    }
    Rank mine = ((Sighting.Own) seen.at(move.from()).orElseThrow()).piece().rank();
    String key = seen.rules().bomb() == BombAfterFight.STAYS ? "ask.bomb" : "ask.bomb.removed";
    return Optional.of(Words.text(key, move.to(), Names.of(mine), Names.of(clearer)));
  }
}

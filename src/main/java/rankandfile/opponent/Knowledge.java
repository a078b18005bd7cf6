package rankandfile.opponent;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import rankandfile.rules.Fights;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Outcome;
import rankandfile.rules.PieceId;
import rankandfile.rules.Rank;

/**
 * What each of the enemy's pieces can still be, by hard facts only: what has moved is neither Bomb nor Flag, how far it
 * moved, how its fights went, and how many of each rank there are. A rank that is not possible here is not the piece's;
 * the true rank is always among the possible ones.
 */
public final class Knowledge {

  private static final Rank[] RANKS = Rank.values();

  private final Story story;
  private final List<Integer> hidden = new ArrayList<>();
  private final int[] possible;
  private final int[] left;

  Knowledge(Story story) {
    this.story = story;
    this.possible = new int[story.pieces()];
    this.left = new int[RANKS.length];
    for (Rank rank : RANKS) {
      left[rank.ordinal()] = story.seen().rules().army().count(rank);
    }
    int army = 0;
    for (Rank rank : RANKS) {
      army |= left[rank.ordinal()] > 0 ? 1 << rank.ordinal() : 0;
    }
    for (int p = 0; p < story.pieces(); p++) {
      if (!story.isMine(p)) {
        possible[p] = army;
        Rank rank = story.rank(p);
        if (rank == null) {
          hidden.add(p);
          keepWhatItsMovesLeave(p);
        } else {
          possible[p] = 1 << rank.ordinal();
          left[rank.ordinal()]--;
        }
      }
    }
    keepWhatItsDefencesLeave();
    keepWhatTheCountsLeave();
  }

  /** What the player knows who sees this. */
  public static Knowledge of(Observation seen) {
    return new Knowledge(new Story(seen));
  }

  /** M8. */
  private void keepWhatItsMovesLeave(int piece) {
    if (story.hasMoved(piece)) {
      possible[piece] &= ~(bit(Rank.FLAG) | bit(Rank.BOMB));
    }
    Set<Rank> among = story.among(piece);
    if (!among.isEmpty()) {
      possible[piece] &= among.stream().mapToInt(Knowledge::bit).sum();
    }
  }

  /** Whoever won a defence without telling its rank is something that the attacker loses to. */
  private void keepWhatItsDefencesLeave() {
    Fights fights = Fights.under(story.seen().rules());
    for (News news : story.seen().log()) {
      if (news instanceof News.DefendedSilently silent && !story.isMine(silent.defenderId().number())) {
        int defender = silent.defenderId().number();
        for (Rank rank : RANKS) {
          if (fights.between(silent.attacker(), rank) != Outcome.DEFENDER_WINS) {
            possible[defender] &= ~bit(rank);
          }
        }
      }
    }
  }

  /** Takes away what would leave no rank for another piece: if k pieces can only be k ranks, nobody else is one. */
  private void keepWhatTheCountsLeave() {
    int[] masks = masks();
    int[] before = masks.clone();
    for (int i = 0; i < masks.length; i++) {
      int same = i;
      int first = IntStream.range(0, i).filter(j -> before[j] == before[same]).findFirst().orElse(-1);
      possible[hidden.get(i)] = first >= 0 ? possible[hidden.get(first)] : feasible(before, i);
    }
  }

  private int feasible(int[] masks, int piece) {
    int kept = 0;
    int[] tried = masks.clone();
    for (Rank rank : RANKS) {
      tried[piece] = bit(rank);
      if ((masks[piece] & bit(rank)) != 0 && Matching.of(tried, left).length > 0) {
        kept |= bit(rank);
      }
    }
    return kept == 0 ? masks[piece] : kept;
  }

  private static int bit(Rank rank) {
    return 1 << rank.ordinal();
  }

  Story story() {
    return story;
  }

  /** The enemy's pieces whose rank has not been shown, by number. */
  List<Integer> hidden() {
    return Collections.unmodifiableList(hidden);
  }

  /** What the hidden pieces can be, in the order of {@link #hidden}, one bit for the ordinal of each rank. */
  int[] masks() {
    return hidden.stream().mapToInt(p -> possible[p]).toArray();
  }

  /** How many of each rank are among the hidden pieces, by ordinal. */
  int[] left() {
    return left.clone();
  }

  /** The ranks that the enemy has on the board, each as often as it stands there. */
  List<Rank> standing() {
    List<Rank> standing = new ArrayList<>();
    for (int p = 0; p < story.pieces(); p++) {
      Rank rank = story.rank(p);
      if (!story.isMine(p) && story.isOnBoard(p) && rank != null) {
        standing.add(rank);
      }
    }
    for (Rank rank : RANKS) {
      standing.addAll(Collections.nCopies(left[rank.ordinal()], rank));
    }
    return standing;
  }

  /** What the enemy's piece can be, weakest first; its rank alone when it is known. */
  public SortedSet<Rank> possible(PieceId piece) {
    return new TreeSet<>(possible(piece.number()));
  }

  /** The same for a piece by its number. */
  Set<Rank> possible(int piece) {
    Set<Rank> ranks = EnumSet.noneOf(Rank.class);
    for (Rank rank : RANKS) {
      if ((possible[piece] & bit(rank)) != 0) {
        ranks.add(rank);
      }
    }
    return ranks;
  }
}

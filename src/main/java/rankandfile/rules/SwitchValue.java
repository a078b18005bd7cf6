package rankandfile.rules;

import java.util.Locale;

/**
 * One value of one of the fourteen house switches, such as "two-squares=3". Every switch is an enum of its own, so
 * that the compiler sees each place where one is read.
 */
public sealed interface SwitchValue {

  /** The value as written in the book: {@code off}, {@code 3}, {@code neighbour}. */
  default String word() {
    return ((Enum<?>) this).name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The switch that this is a value of. */
  Switch key();

  /** How often in a row a piece may cross one border (T1, T2). */
  enum TwoSquares implements SwitchValue {
    OFF("off", Integer.MAX_VALUE), TWO("2", 2), THREE("3", 3), FOUR("4", 4), FIVE("5", 5);

    private final String word;
    private final int limit;

    TwoSquares(String word, int limit) {
      this.word = word;
      this.limit = limit;
    }

    /** The number of crossings allowed; the largest int for {@link #OFF}. */
    public int limit() {
      return limit;
    }

    @Override
    public String word() {
      return word;
    }

    @Override
    public Switch key() {
      return Switch.TWO_SQUARES;
    }
  }

  /** Whether a chase may bring back a position (T5). */
  enum Chase implements SwitchValue {
    ON, OFF;

    @Override
    public Switch key() {
      return Switch.CHASE;
    }
  }

  /** Whether a position that stands for the third time is a draw (T6). */
  enum Threefold implements SwitchValue {
    ON, OFF;

    @Override
    public Switch key() {
      return Switch.THREEFOLD;
    }
  }

  /** Whether a Scout may attack from afar or only an enemy it stands next to (M6). */
  enum ScoutAttack implements SwitchValue {
    ANY, NEIGHBOUR;

    @Override
    public Switch key() {
      return Switch.SCOUT_ATTACK;
    }
  }

  /** Who is lost when two of one rank meet (A3). */
  enum EqualRanks implements SwitchValue {
    BOTH, ATTACKER;

    @Override
    public Switch key() {
      return Switch.EQUAL_RANKS;
    }
  }

  /** What becomes of a Bomb that has beaten an attacker (A4, A5). */
  enum BombAfterFight implements SwitchValue {
    STAYS, REMOVED;

    @Override
    public Switch key() {
      return Switch.BOMB;
    }
  }

  /** Which piece survives an attack on a Bomb (A4, A5). */
  enum BombClearedBy implements SwitchValue {
    MINER(Rank.MINER), SCOUT(Rank.SCOUT);

    private final Rank rank;

    BombClearedBy(Rank rank) {
      this.rank = rank;
    }

    public Rank rank() {
      return rank;
    }

    @Override
    public Switch key() {
      return Switch.BOMB_CLEARED_BY;
    }
  }

  /** How many steps a Captain may take in a turn (M7). */
  enum CaptainSteps implements SwitchValue {
    ONE("1"), TWO("2");

    private final String word;

    CaptainSteps(String word) {
      this.word = word;
    }

    @Override
    public String word() {
      return word;
    }

    @Override
    public Switch key() {
      return Switch.CAPTAIN_STEPS;
    }
  }

  /** Whether there is a Rescue (section 6 of the rules). */
  enum RescueRule implements SwitchValue {
    ON, OFF;

    @Override
    public Switch key() {
      return Switch.RESCUE;
    }
  }

  /** For whom it is tested that no move is left (E2, E3). */
  enum NoMove implements SwitchValue {
    OWN_TURN, BOTH_SIDES;

    @Override
    public Switch key() {
      return Switch.NO_MOVE;
    }
  }

  /** What happens when neither side can move (E3). */
  enum BothImmobile implements SwitchValue {
    DRAW, MOVER_LOSES;

    @Override
    public Switch key() {
      return Switch.BOTH_IMMOBILE;
    }
  }

  /** Whether the survivor of a fight is turned away again (A9). Changes what lies open, not what is known. */
  enum Faces implements SwitchValue {
    HIDDEN, OPEN;

    @Override
    public Switch key() {
      return Switch.FACES;
    }
  }

  /** Whether a defender that wins keeps its rank to itself, unless a Scout attacked. */
  enum SilentDefence implements SwitchValue {
    ON, OFF;

    @Override
    public Switch key() {
      return Switch.SILENT_DEFENCE;
    }
  }

  /** Who begins (M1). */
  enum First implements SwitchValue {
    RED, BLUE, CHOSEN;

    @Override
    public Switch key() {
      return Switch.FIRST;
    }
  }
}

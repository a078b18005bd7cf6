package rankandfile.play;

import rankandfile.rules.Side;

/** Who plays a game, and what kind of game it is. */
public record Players(Kind kind, Player red, Player blue) {

  /** A guided first game, one against the computer, or one of two people at this screen. */
  public enum Kind {
    GUIDED, COMPUTER, TWO_PEOPLE
  }

  /** Two people at one screen. */
  public static Players twoPeople() {
    return new Players(Kind.TWO_PEOPLE, new Player.Person(), new Player.Person());
  }

  /** A person with this side against the computer. */
  public static Players against(Player.Computer computer, Side person) {
    return of(Kind.COMPUTER, computer, person);
  }

  /** A beginner with this side against the computer, with a coach. */
  public static Players guided(Player.Computer computer, Side person) {
    return of(Kind.GUIDED, computer, person);
  }

  private static Players of(Kind kind, Player.Computer computer, Side person) {
    return person == Side.RED ? new Players(kind, new Player.Person(), computer)
        : new Players(kind, computer, new Player.Person());
  }

  public Player of(Side side) {
    return side == Side.RED ? red : blue;
  }

  /** The same with sides changed. */
  public Players swapped() {
    return new Players(kind, blue, red);
  }
}

package rankandfile.gallery;

import java.util.Map;
import java.util.Optional;
import rankandfile.book.Book;

/** A small book with every kind of task and with a broken board, for pictures and tests of the chapters' screen. */
public final class LearnExamples {

  private static final String CONTENTS = """
      # first-steps | First steps
      lesson-one
      lesson-two
      # reference | Reference
      ## The board
      broken-page
      seen-by-red
      """;

  private static final String ONE = """
      ---
      title: Bombs and Miners
      part: first-steps
      ---

      # Bombs and Miners

      A Bomb stops whoever steps onto it. Only a Miner takes it away.

      ```task lift-the-bomb
      aim: Take the Flag behind the Bomb.
      goal: win
      cites: A4
      nudge: One piece was made for Bombs.
      done: The way is open behind a Miner. Keep two of them for the end.

           D   E   F
       8  ..  fl  sg
       7  ..  bo  ..
       6  ~~  MI  ..
       5  ~~  ..  ..

      answer E6-E7 -> attacker wins
        F8-F7
        E7-E8 -> attacker wins; red wins: flag captured
      wrong E6-F6 -- A4: The Bomb stays on E7, and the Sergeant comes for the Miner.
        F8-F7
      ```

      ## Why keep Miners

      Most Flags stand behind Bombs. See [the board](broken-page.md).

      ```scenario one-bomb
      caption: A Captain meets a Bomb.
      cites: A4

           D   E   F
       8  ..  fl  sg
       7  ..  bo  ..
       6  ~~  CP  ..

      E6-E7 -> defender wins          -- The Bomb stays.
      F8-F7
      ```
      """;

  private static final String TWO = """
      ---
      title: Equal ranks
      part: first-steps
      ---

      # Equal ranks

      Two pieces of one rank remove each other.

      ```task task-name
      aim: Say what happens when the Major attacks the Major.
      goal: result A6-A7
      cites: A3
      nudge: Look at both numbers.
      done: Both are removed, and the square is empty.

           A   B   C
       8  ..  ..  sg
       7  mj  ..  ..
       6  MJ  ..  ~~

      answer both lost
      wrong attacker wins -- A3: Only in Lightning does the attacker win a tie.
      ```

      Now a Sergeant among others.

      ```task task-point
      aim: Point at every square that the Sergeant on A5 can reach.
      goal: squares A5
      cites: M3
      nudge: One step, and never onto an own piece.
      done: Forward and to the right; its own Miner stands behind it.

           A   B   C
       7  ..  ..  sg
       6  ..  ..  ~~
       5  SG  ..  ~~
       4  MI  ..  ..

      answer A6 B5
      wrong A4 -- M3: Its own Miner stands there.
      missed B5 -- M3: Pieces go sideways too.
      ```

      ```task task-no-bomb
      aim: Find the piece that cannot be a Bomb.
      goal: not a bomb
      cites: M8
      view: red
      moved: B7
      nudge: Bombs never move.
      done: It has moved, so it is no Bomb.

           A   B   C
       8  bo  sg  bo
       7  ..  mj  ..
       6  MJ  ..  ~~

      answer B7
      ```
      """;

  private static final String BROKEN = """
      ---
      title: A page with a mistake
      part: reference
      ---

      # A page with a mistake

      The board below cannot run, and the rest of the page stands.

      ```scenario broken-one
      caption: A Captain meets a Bomb.
      cites: A4

           D   E   F
       7  ..  bo  ..
       6  ~~  CP  ..

      E6-E7 -> attaker wins
      ```

      ## What comes after it

      This is still read. A quote:

      > A Bomb is a fixed obstacle.

      1. First an item.
      2. Then one with `code` and **strong** words.

      ```scenario sound-one
      caption: A Miner lifts it.
      cites: A4

           D   E   F
       7  ..  bo  ..
       6  ~~  MI  ..

      E6-E7 -> attacker wins
      ```
      """;

  private static final String RED = """
      ---
      title: Seen by Red
      part: reference
      ---

      # Seen by Red

      Blue's pieces lie face down.

      ```scenario seen-by-red-board
      caption: Red moves, and sees backs.
      cites: M3
      view: red

           A   B   C
       8  %s  %s  %s
       7  ..  ..  ..
       6  MJ  ..  ~~

      A6-A7
      ```
      """;

  private LearnExamples() {}

  public static Book book() {
    return book("bo", "sg", "fl");
  }

  /** The same with three Blue pieces of these codes on the page that is seen by Red. */
  public static Book book(String... hidden) {
    Map<String, String> files = Map.of("contents.txt", CONTENTS, "lesson-one.md", ONE, "lesson-two.md", TWO,
        "broken-page.md", BROKEN, "seen-by-red.md", String.format(RED, (Object[]) hidden));
    return Book.read(name -> Optional.ofNullable(files.get(name)));
  }
}

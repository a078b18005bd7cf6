package rankandfile.play;

import java.util.List;

/**
 * The form of a game's text, which a person can read and a program can parse. A short one:
 *
 * <pre>
 * Rank &amp; File game record, version 1
 *
 * rules: duel, two-squares=2
 * first: red
 * kind: computer
 * red: person
 * blue: computer beginner, seed 7
 * date: 2026-05-03 18:30:00
 * result: red wins
 *
 *      A   B   C   D   E   F   G   H   I   J
 * 10  ..  fl  bo  …
 *  …
 *  1  FL  BO  ..  …
 *
 *   1. A4-A5
 *   2. A7-A6
 *      red offers a draw
 *      blue declines
 *   3. A5xA6 -&gt; attacker wins (Miner x Scout)
 * end: red wins: blue resigned
 *
 * more:
 * coach.explained = scout, bomb
 * </pre>
 *
 * <p>The first line comes first; empty lines and lines that begin with # may stand anywhere.
 *
 * <p><b>Headers.</b> {@code rules}: an edition and the switches set on top of it, as in chapters. {@code first}: the
 * side that began; without it the first mover of the rules. {@code kind}: {@code guided}, {@code computer} or {@code
 * two-people}, which is taken where it lacks. {@code red}, {@code blue}: {@code person}, which is taken where it lacks,
 * or {@code computer LEVEL, seed NUMBER}. {@code date}: when it began, with or without the time. {@code result}: {@code
 * red wins}, {@code blue wins}, {@code draw}, or {@code open} while the game runs. Only {@code rules} is needed.
 *
 * <p><b>Setup.</b> The whole board at the start: ten rows from 10 down to 1 with ten cells each, as diagrams in
 * chapters have them: capitals for Red, small letters for Blue, {@code ..} empty, {@code ~~} lake.
 *
 * <p><b>Moves.</b> One a line, numbered from 1 through both sides. {@code A4-A5} is a move to an empty square, {@code
 * A4xA5} a fight, {@code A4-B4-B5} and {@code A4-B4xB5} a Captain's two steps round a corner; {@code rescue Captain B2}
 * behind it names a Rescue. Behind an arrow stands how a fight ends, {@code attacker wins}, {@code defender wins} or
 * {@code both lost}, and in brackets who met whom; arrow and brackets may lack. {@code red offers a draw} and {@code
 * blue declines} stand between the moves.
 *
 * <p><b>End.</b> {@code end:} with how the game ended: {@code red wins: flag captured}, {@code red wins: no move left},
 * {@code draw: third repetition}, {@code draw: nobody can move}, {@code red wins: blue resigned}, {@code draw: agreed}
 * or {@code draw: too long}. Without it the game still runs, unless the last move ended it.
 *
 * <p><b>More.</b> The rest is anybody's: lines of {@code key = value}, sorted by key when the program writes them.
 */
final class RecordFormat {

  /** How the first line begins; the version stands behind it. */
  static final String TITLE = "Rank & File game record, version ";
  static final String VERSION = "1";
  static final String RULES = "rules";
  static final String FIRST = "first";
  static final String KIND = "kind";
  static final String RED = "red";
  static final String BLUE = "blue";
  static final String DATE = "date";
  static final String RESULT = "result";
  /** The headers in the order in which they are written. */
  static final List<String> HEADERS = List.of(RULES, FIRST, KIND, RED, BLUE, DATE, RESULT);
  static final String END = "end";
  static final String MORE = "more";
  static final String OFFERS = "offers a draw";
  static final String DECLINES = "declines";

  private RecordFormat() {}
}

/**
 * A running game between two sides: the table that holds the truth and hands out what each side may know, the record
 * of a game as a text, and where games and lineups are kept.
 *
 * <p>Start with {@link rankandfile.play.Table}; {@link rankandfile.play.Lineup} is one side's army as it is set up,
 * {@link rankandfile.play.GameRecord} a game as a value and as a text, whose form {@link
 * rankandfile.play.RecordFormat} describes; {@link rankandfile.play.Saves} keeps games on the disk.
 *
 * <p>Hands out no position. Knows no screen, no computer player's thoughts and no words for people but those of the
 * record.
 */
@NullMarked
package rankandfile.play;

import org.jspecify.annotations.NullMarked;

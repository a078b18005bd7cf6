/**
 * What is said to a person: names of editions, ranks and switches, and sentences about moves, fights and refusals.
 *
 * <p>Start with {@link rankandfile.wording.Names} and {@link rankandfile.wording.Sentences}. All words stand in
 * {@code wording.properties}. The fixed words of chapters and records are in {@code notation} instead.
 */
@NullMarked
package rankandfile.wording;

import org.jspecify.annotations.NullMarked;

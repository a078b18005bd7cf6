/**
 * The passages of a chapter as nodes: text, links, lists, tables.
 *
 * <p>Start with {@link rankandfile.ui.prose.PassageNodes}; boards are put in by whoever has them.
 *
 * <p>Knows no screen: links lead to addresses.
 */
@NullMarked
package rankandfile.ui.prose;

import org.jspecify.annotations.NullMarked;

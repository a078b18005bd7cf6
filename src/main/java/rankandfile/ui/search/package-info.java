/**
 * The search field's answers: what is found as one types, and which of it is chosen.
 *
 * <p>Start with {@link rankandfile.ui.search.SearchModel}. {@link rankandfile.ui.search.BookFinder} asks the index of
 * the book and adds the verdicts of the edition in force. The field itself belongs to the frame.
 */
@NullMarked
package rankandfile.ui.search;

import org.jspecify.annotations.NullMarked;

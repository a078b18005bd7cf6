/**
 * One search over the whole book: pages, cases, boards, rules, piece names in any of the glossary's languages.
 *
 * <p>Start with {@link rankandfile.search.Search}. What people say for what the book calls otherwise stands in {@code
 * synonyms.txt}. Knows chapters and no screens; the only package that knows Lucene.
 */
@NullMarked
package rankandfile.search;

import org.jspecify.annotations.NullMarked;

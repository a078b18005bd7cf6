/**
 * The book: Markdown files read into chapters of plain passages, with their boards, links and order.
 *
 * <p>Start with {@link rankandfile.book.Book}. {@link rankandfile.book.ChapterReader} reads one file, {@link
 * rankandfile.book.Proofs} holds a set of chapters against the engine, {@link rankandfile.book.CheckCommand} is the
 * command {@code check}. The order of the chapters stands in {@code contents.txt}.
 *
 * <p>The only package but the printed reference that knows CommonMark; knows no screens.
 */
@NullMarked
package rankandfile.book;

import org.jspecify.annotations.NullMarked;

package rankandfile.search;

import rankandfile.book.Book;

/**
 * Something that was found.
 *
 * @param address where it is: a chapter's id, or {@code #name} for a board
 * @param page the chapter that it stands in
 * @param title the chapter's title, or a board's caption
 */
public record Hit(String address, Book.Page page, String title) {}

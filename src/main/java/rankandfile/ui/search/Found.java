package rankandfile.ui.search;

/**
 * Something that was found, as it is listed.
 *
 * @param title what it is called; a case's question
 * @param place where in the book it stands
 * @param verdict a case's answer for the edition in force; empty for everything else
 */
public record Found(String address, String title, String place, String verdict) {}

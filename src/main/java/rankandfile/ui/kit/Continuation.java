package rankandfile.ui.kit;

/**
 * Something begun that the first screen offers to go on with.
 *
 * @param title what it is: {@code Lesson 4, Scouts}
 * @param note how far one has got: {@code 3 of 12 lessons done}; empty for nothing to say
 * @param address where to go on
 */
public record Continuation(String title, String note, String address) {}

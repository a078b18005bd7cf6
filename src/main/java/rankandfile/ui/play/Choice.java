package rankandfile.ui.play;

/**
 * An answer that can be given to what is asked beside the board.
 *
 * @param first whether it is the one to give unless one means otherwise
 */
public record Choice(String words, boolean first, Runnable run) {}

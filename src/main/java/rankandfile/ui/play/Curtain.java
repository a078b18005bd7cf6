package rankandfile.ui.play;

/**
 * What stands in front of the board while the screen goes from one person to the other. Says nothing that one of the
 * two may not know.
 *
 * @param title whose turn at the screen it is
 * @param news what happened in the last move; empty for nothing
 * @param button the words with which the next person confirms
 */
public record Curtain(String title, String news, String button) {}

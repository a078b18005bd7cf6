package rankandfile.ui.kit;

/**
 * Somewhere in the program that one can go back to.
 *
 * @param screen the id of the screen that shows it: {@code learn}
 * @param address what leads there again: {@code bombs#only-a-miner-lifts-it}
 * @param title what it is called: {@code Bombs}
 */
public record Place(String screen, String address, String title) {}

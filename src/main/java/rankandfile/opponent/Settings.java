package rankandfile.opponent;

/**
 * What makes a level.
 *
 * @param depth how many full plies it looks ahead at most, its own move included
 * @param fights how many plies of fights it follows after those
 * @param worlds how many worlds it guesses, in 64s
 * @param readsBehaviour whether it draws conclusions from how pieces behave
 */
record Settings(int depth, int fights, int worlds, boolean readsBehaviour) {}

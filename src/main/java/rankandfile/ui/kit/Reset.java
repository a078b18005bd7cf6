package rankandfile.ui.kit;

/**
 * Something that the settings offer to begin anew, after a question.
 *
 * @param id for its button: {@code progress}
 * @param title what it is: {@code Progress}
 * @param text what will be gone, in a sentence; also asked before it is done
 * @param button the words on the button, which are also the answer that does it: {@code Forget my progress}
 * @param run does it
 */
public record Reset(String id, String title, String text, String button, Runnable run) {}

package rankandfile.wording;

/**
 * Something that happened, and why.
 *
 * @param what what happened or was refused, as a sentence
 * @param why the rule behind it, as a sentence
 * @param rule the rule's id
 */
public record Explanation(String what, String why, String rule) {}

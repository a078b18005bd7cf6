package rankandfile.print;

/** What the templates say does not fit onto three pages, or fills fewer. */
public final class NotThreePages extends RuntimeException {

  private static final long serialVersionUID = 1;

  NotThreePages(Reference reference, int pages) {
    super(PrintWords.say("not-three-pages", reference.rules().text(), reference.paper().word(), pages));
  }
}

package rankandfile.print;

import java.util.List;

/**
 * What is to go to a printer, as somebody has chosen it.
 *
 * @param printer its name in the system
 * @param title what the system calls the work
 * @param pages from 0, in the order in which they are printed
 * @param copies of all of them, at least 1
 * @param paper the paper in the printer; pages stand in its middle, in their real size
 */
public record PrintOrder(String printer, String title, List<Integer> pages, int copies, PageSize paper, Sides sides,
    boolean colour) {

  /** Which sides of the paper are printed on, and round which edge it is turned. */
  public enum Sides {
    ONE, LONG_EDGE, SHORT_EDGE
  }

  public PrintOrder {
    pages = List.copyOf(pages);
  }
}

package rankandfile.print;

import java.util.List;

/**
 * What stands on a page, as the file's own bookmarks say it.
 *
 * @param title {@code Moving and fighting}
 * @param parts {@code Moving}, {@code Who wins}, {@code Six fights}
 */
public record PageHeading(String title, List<String> parts) {

  public PageHeading {
    parts = List.copyOf(parts);
  }
}

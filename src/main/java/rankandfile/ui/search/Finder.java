package rankandfile.ui.search;

import java.util.List;

/** Finds things by the words that somebody types, best first. */
public interface Finder {

  /** Finds nothing, as long as the book is not read. */
  Finder NOTHING = words -> List.of();

  List<Found> find(String words);
}

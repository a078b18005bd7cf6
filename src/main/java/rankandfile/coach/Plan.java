package rankandfile.coach;

import java.util.List;
import java.util.SortedSet;
import rankandfile.rules.Square;

/** Something to aim at for a few moves. */
record Plan(String words, List<Remark.Link> links, SortedSet<Square> marked) {}

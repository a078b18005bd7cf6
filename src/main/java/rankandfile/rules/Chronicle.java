package rankandfile.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All news of a game, newest first, as a chain that later positions share. */
record Chronicle(News news, @Nullable Chronicle before) {

  /** The chain with these events added, oldest first. */
  static @Nullable Chronicle after(@Nullable Chronicle before, List<Event> events) {
    Chronicle chain = before;
    for (Event event : events) {
      chain = new Chronicle(event.asNews(), chain);
    }
    return chain;
  }

  /** The news, oldest first. */
  static List<News> list(@Nullable Chronicle chain) {
    List<News> news = new ArrayList<>();
    for (Chronicle c = chain; c != null; c = c.before) {
      news.add(c.news);
    }
    Collections.reverse(news);
    return Collections.unmodifiableList(news);
  }
}

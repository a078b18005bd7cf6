package rankandfile.book;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import rankandfile.notation.Problems;
import rankandfile.rules.Switch;
import rankandfile.scenario.RuleIds;

/** Finds links that lead nowhere. Links out of the book are not looked at. */
final class DeadLinks {

  private static final List<String> SWITCHES = Arrays.stream(Switch.values()).map(Switch::word).toList();
  private static final Pattern ELSEWHERE = Pattern.compile("(?i)[a-z][a-z0-9+.-]*://|(mailto|tel|sms|urn|data|news):");

  private final Map<String, Chapter> chapters;
  private final Predicate<String> unread;
  private final Set<String> names = new HashSet<>();
  private final Map<String, Set<String>> headings = new HashMap<>();

  /** {@code unread} tells of a name whether such a file exists, of which nothing is known. */
  DeadLinks(Map<String, Chapter> chapters, Predicate<String> unread) {
    this.chapters = chapters;
    this.unread = unread;
    chapters.values().forEach(c -> c.names().forEach(n -> names.add(n.text())));
  }

  void report(Map<String, Problems> problems) {
    chapters.forEach((file, chapter) -> chapter.links().forEach(link -> report(file, link, problems.get(file))));
  }

  private void report(String file, Link link, Problems problems) {
    String target = link.target();
    int hash = target.indexOf('#');
    String page = hash < 0 ? target : target.substring(0, hash);
    String place = hash < 0 ? "" : target.substring(hash + 1);
    if (target.startsWith("rule:")) {
      if (!RuleIds.ALL.contains(target.substring(5))) {
        problems.add(link.place(), "dead-rule-link", target.substring(5));
      }
    } else if (target.startsWith("switch:")) {
      if (!SWITCHES.contains(target.substring(7))) {
        problems.add(link.place(), "dead-switch-link", target.substring(7), String.join(", ", SWITCHES));
      }
    } else if (target.isEmpty()) {
      problems.add(link.place(), "empty-link");
    } else if (!isElsewhere(target)) {
      String there = page.isEmpty() ? file : resolve(file, page);
      if (!chapters.containsKey(there)) {
        if (!unread.test(there)) {
          problems.add(link.place(), "dead-page-link", page);
        }
      } else if (!place.isEmpty() && !names.contains(place) && !headings(there).contains(place)) {
        problems.add(link.place(), "dead-place-link", place);
      }
    }
  }

  private Set<String> headings(String file) {
    return headings.computeIfAbsent(file, f -> chapters.get(f).headings());
  }

  /** Whether it begins with a known scheme; any other word with a colon may be a slip for one of the book's own. */
  private static boolean isElsewhere(String target) {
    return ELSEWHERE.matcher(target).lookingAt();
  }

  /** The name of a file that another one names relative to itself. */
  private static String resolve(String file, String page) {
    String folder = file.substring(0, file.lastIndexOf('/') + 1);
    List<String> parts = new ArrayList<>();
    for (String part : (folder + page).split("/", -1)) {
      if (part.equals("..") && !parts.isEmpty() && !parts.getLast().equals("..")) {
        parts.removeLast();
      } else if (!part.equals(".")) {
        parts.add(part);
      }
    }
    return String.join("/", parts);
  }
}

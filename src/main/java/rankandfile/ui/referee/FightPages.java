package rankandfile.ui.referee;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import rankandfile.book.Book;
import rankandfile.book.Chapter;
import rankandfile.rules.News;
import rankandfile.scenario.Playback;
import rankandfile.scenario.Scenario;
import rankandfile.ui.kit.Place;

/** Which pages of the book show a fight, found by running their boards. Takes some tenths of a second to make. */
final class FightPages {

  static final FightPages NONE = new FightPages(Map.of());

  private final Map<Encounter, List<Found>> pages;

  /** A page with the number of different fights on its boards: the fewer, the more it is about this one. */
  private record Found(Book.Page page, int fights) {
    boolean isCase() {
      return page.part().equals(Cases.PART);
    }

    Place place() {
      return isCase() ? Cases.place(page.chapter())
          : new Place("learn", page.chapter().id(), page.chapter().title());
    }
  }

  private FightPages(Map<Encounter, List<Found>> pages) {
    this.pages = pages;
  }

  static FightPages of(Book book) {
    Map<Encounter, List<Found>> all = new HashMap<>();
    for (Book.Page page : book.pages()) {
      if (page.part().equals("reference") || page.part().equals(Cases.PART)) {
        Set<Encounter> fights = fights(page.chapter());
        fights.forEach(f -> all.computeIfAbsent(f, k -> new ArrayList<>()).add(new Found(page, fights.size())));
      }
    }
    all.values().forEach(list -> list.sort(Comparator.comparingInt(Found::fights)));
    return new FightPages(all);
  }

  private static Set<Encounter> fights(Chapter chapter) {
    Set<Encounter> fights = new LinkedHashSet<>();
    for (Scenario scenario : chapter.scenarios()) {
      Playback.of(scenario).frames().forEach(frame -> frame.news().forEach(news -> {
        if (news instanceof News.Fought n) {
          fights.add(new Encounter(n.attacker(), n.defender()));
        }
      }));
    }
    return fights;
  }

  /** A chapter with the fight, if there is one, and the case that is most about it. */
  List<Place> of(Encounter fight) {
    List<Found> found = pages.getOrDefault(fight, List.of());
    List<Place> places = new ArrayList<>();
    found.stream().filter(f -> !f.isCase()).findFirst().map(Found::place).ifPresent(places::add);
    found.stream().filter(Found::isCase).findFirst().map(Found::place).ifPresent(places::add);
    return List.copyOf(places);
  }
}

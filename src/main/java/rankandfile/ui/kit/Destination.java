package rankandfile.ui.kit;

import java.util.List;
import java.util.Optional;

/** A screen as {@link Navigation} knows it: which addresses are its own, and how it goes to one. */
public interface Destination {

  /** Its id, which is also its plain address: {@code learn}, {@code referee}, {@code settings}. */
  String screen();

  /** The place that an address means, if it is one of this screen. Must do nothing else. */
  Optional<Place> resolve(String address);

  /** Shows a place that it has resolved; called before the screen comes to the front, and when it is there. */
  void show(Place place);

  /** The places that people may look for by their titles. */
  default List<Place> places() {
    return List.of();
  }

  /** A screen that is one place and nothing more. */
  static Destination single(String screen, String title) {
    return new Destination() {
      @Override
      public String screen() {
        return screen;
      }

      @Override
      public Optional<Place> resolve(String address) {
        return address.equals(screen) ? Optional.of(new Place(screen, screen, title)) : Optional.empty();
      }

      @Override
      public void show(Place place) {}

      @Override
      public List<Place> places() {
        return List.of(new Place(screen, screen, title));
      }
    };
  }
}

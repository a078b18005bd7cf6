package rankandfile.ui.kit;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

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
    Place only = new Place(screen, screen, title);
    return of(screen, address -> Optional.of(only).filter(p -> p.address().equals(address)), place -> { },
        () -> List.of(only));
  }

  /** A screen whose four answers are given by somebody else, such as its model. */
  static Destination of(String screen, Function<String, Optional<Place>> resolve, Consumer<Place> show,
      Supplier<List<Place>> places) {
    return new Destination() {
      @Override
      public String screen() {
        return screen;
      }

      @Override
      public Optional<Place> resolve(String address) {
        return resolve.apply(address);
      }

      @Override
      public void show(Place place) {
        show.accept(place);
      }

      @Override
      public List<Place> places() {
        return places.get();
      }
    };
  }
}

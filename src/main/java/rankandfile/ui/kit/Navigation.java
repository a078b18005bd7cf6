package rankandfile.ui.kit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Where one is in the program, and the ways back and forward. Screens register as destinations; an address is asked
 * of each of them in turn.
 *
 * <p>Knows no screen by itself: an address that nobody knows leads nowhere.
 */
public final class Navigation {

  /** Where the program begins. */
  public static final Place START = new Place("welcome", "welcome", "");

  private static final int LONGEST = 200;

  private final List<Destination> destinations = new ArrayList<>();
  private final Map<String, Consumer<String>> sheets = new HashMap<>();
  private final Deque<Place> before = new ArrayDeque<>();
  private final Deque<Place> after = new ArrayDeque<>();
  private final ReadOnlyObjectWrapper<Place> place = new ReadOnlyObjectWrapper<>(this, "place", START);
  private final ReadOnlyBooleanWrapper canGoBack = new ReadOnlyBooleanWrapper(this, "canGoBack");
  private final ReadOnlyBooleanWrapper canGoForward = new ReadOnlyBooleanWrapper(this, "canGoForward");

  /** Where one is; {@link #START} at first. */
  public ReadOnlyObjectProperty<Place> placeProperty() {
    return place.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty canGoBackProperty() {
    return canGoBack.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty canGoForwardProperty() {
    return canGoForward.getReadOnlyProperty();
  }

  /** Makes a screen's addresses known. */
  public void register(Destination destination) {
    destinations.add(destination);
  }

  /**
   * Makes addresses known that open something over any screen and leave the place as it is.
   *
   * @param kind how such an address begins: {@code switch:}
   * @param opened gets the rest of it
   */
  public void over(String kind, Consumer<String> opened) {
    sheets.put(kind, opened);
  }

  /** The place that an address means. */
  public Optional<Place> resolve(String address) {
    return destinations.stream().flatMap(d -> d.resolve(address).stream()).findFirst();
  }

  /** The place that an address or a title means; part of a title will do, and capitals do not matter. */
  public Optional<Place> find(String words) {
    String wanted = words.strip();
    if (wanted.isEmpty()) {
      return Optional.empty();
    }
    return resolve(wanted).or(() -> resolve(wanted.toLowerCase(Locale.ROOT))).or(() -> titled(plain(wanted)));
  }

  private Optional<Place> titled(String wanted) {
    List<Place> all = destinations.stream().flatMap(d -> d.places().stream()).toList();
    return all.stream().filter(p -> plain(p.title()).equals(wanted)).findFirst()
        .or(() -> all.stream().filter(p -> plain(p.title()).startsWith(wanted)).findFirst())
        .or(() -> all.stream().filter(p -> plain(p.title()).contains(wanted)).findFirst());
  }

  private static String plain(String title) {
    return title.toLowerCase(Locale.ROOT);
  }

  /** Goes to an address; returns false and stays when nobody knows it. */
  public boolean open(String address) {
    Optional<String> sheet = sheets.keySet().stream().filter(address::startsWith).findFirst();
    sheet.ifPresent(kind -> sheets.get(kind).accept(address.substring(kind.length())));
    Optional<Place> there = sheet.isPresent() ? Optional.empty() : resolve(address);
    there.ifPresent(this::open);
    return sheet.isPresent() || there.isPresent();
  }

  /** Goes to a place that was resolved. */
  public void open(Place there) {
    if (!there.equals(place.get())) {
      before.push(place.get());
      trim(before);
      after.clear();
    }
    show(there);
  }

  /** Tells how far the reader has got by itself: the place changes, and going back does not lead here. */
  public void moveOn(Place there) {
    if (there.screen().equals(place.get().screen())) {
      arrive(there);
    }
  }

  /** Goes back one place; stays where there is none. */
  public void back() {
    go(before, after);
  }

  /** Goes to the place that was left by going back; stays where there is none. */
  public void forward() {
    go(after, before);
  }

  private void go(Deque<Place> from, Deque<Place> to) {
    if (!from.isEmpty()) {
      to.push(place.get());
      show(from.pop());
    }
  }

  private void show(Place there) {
    destinations.stream().filter(d -> d.screen().equals(there.screen())).findFirst().ifPresent(d -> d.show(there));
    arrive(there);
  }

  private void arrive(Place there) {
    place.set(Objects.requireNonNull(there));
    canGoBack.set(!before.isEmpty());
    canGoForward.set(!after.isEmpty());
  }

  private static void trim(Deque<Place> places) {
    if (places.size() > LONGEST) {
      places.removeLast();
    }
  }
}

package rankandfile.ui.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Addresses, titles, and the ways back and forward. */
class NavigationTest {

  private final Navigation navigation = new Navigation();
  private final List<Place> shown = new ArrayList<>();

  @BeforeEach
  void register() {
    navigation.register(Destination.single("welcome", ""));
    navigation.register(Destination.single("settings", "Settings"));
    navigation.register(new Chapters());
  }

  /** Two chapters, one board and one rule. */
  private final class Chapters implements Destination {

    @Override
    public String screen() {
      return "learn";
    }

    @Override
    public Optional<Place> resolve(String address) {
      return switch (address) {
        case "learn", "bombs", "rule:A4", "#captain-meets-bomb" -> Optional.of(new Place("learn", address, "Bombs"));
        case "scouts", "scouts#a-long-way" -> Optional.of(new Place("learn", address, "Scouts"));
        default -> Optional.empty();
      };
    }

    @Override
    public void show(Place place) {
      shown.add(place);
    }

    @Override
    public List<Place> places() {
      return List.of(resolve("bombs").orElseThrow(), resolve("scouts").orElseThrow());
    }
  }

  @Test
  void knownAddressesOpen() {
    for (String address : List.of("bombs", "#captain-meets-bomb", "rule:A4", "scouts#a-long-way", "settings")) {
      assertTrue(navigation.open(address), address);
      assertEquals(address, navigation.placeProperty().get().address());
    }
    assertEquals(4, shown.size());
  }

  @Test
  void aSheetOpensOverThePlace() {
    List<String> opened = new ArrayList<>();
    navigation.over("switch:", opened::add);
    navigation.open("bombs");

    assertTrue(navigation.open("switch:chase"));
    assertEquals(List.of("chase"), opened);
    assertEquals("bombs", navigation.placeProperty().get().address());
  }

  @Test
  void unknownAddressStays() {
    navigation.open("bombs");

    assertFalse(navigation.open("nowhere"));
    assertEquals("bombs", navigation.placeProperty().get().address());
  }

  @Test
  void goesBackAndForward() {
    navigation.open("bombs");
    navigation.open("scouts");
    navigation.back();
    assertEquals("bombs", address());

    navigation.forward();
    assertEquals("scouts", address());

    navigation.back();
    navigation.back();
    navigation.back();
    assertEquals("welcome", address());

    navigation.open("settings");
    navigation.forward();
    assertEquals("settings", address());
  }

  @Test
  void readingOnIsNoStepOfTheWayBack() {
    navigation.open("scouts");
    navigation.moveOn(new Place("learn", "scouts#a-long-way", "Scouts"));
    navigation.moveOn(new Place("settings", "settings", "Settings"));
    navigation.open("bombs");
    navigation.back();

    assertEquals("scouts#a-long-way", address());
    navigation.back();
    assertEquals("welcome", address());
  }

  @Test
  void titlesAreFoundByAnyPart() {
    assertEquals("scouts", navigation.find("SCOUTS").orElseThrow().address());
    assertEquals("scouts", navigation.find("sco").orElseThrow().address());
    assertEquals("bombs", navigation.find(" omb ").orElseThrow().address());
    assertEquals(Optional.empty(), navigation.find("  "));
    assertEquals(Optional.empty(), navigation.find("marshal"));
  }

  private String address() {
    return navigation.placeProperty().get().address();
  }
}

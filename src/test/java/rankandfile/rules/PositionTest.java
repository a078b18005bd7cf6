package rankandfile.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rankandfile.rules.Verdict.Accepted;
import rankandfile.rules.Verdict.Refused;
import rankandfile.rules.edition.Edition;

/** Laws of {@link Position} on random games under many rules. */
class PositionTest {

  private static final int WISHES = 10_000;

  @Test
  void judgingThrowsNothingAndChangesNothing() {
    Random random = new Random(1);
    Set<Class<?>> refusals = new HashSet<>();
    List<Position> positions = positions(8, random);
    for (int i = 0; i < WISHES; i++) {
      Position position = positions.get(i % positions.size());
      Field before = position.field();
      Observation seen = position.observedBy(Viewer.ALL);
      Move wish = Wishes.any(position, random);
      Verdict verdict = position.judge(wish);
      assertEquals(before, position.field(), wish.toString());
      assertEquals(seen, position.observedBy(Viewer.ALL), wish.toString());
      assertEquals(verdict, position.judge(wish));
      if (verdict instanceof Refused refused) {
        assertEquals(wish, refused.move());
        refusals.add(refused.refusal().getClass());
      } else {
        assertNotEquals(position, ((Accepted) verdict).after());
      }
    }
    assertTrue(refusals.size() >= 16, "the wishes met only " + refusals);
  }

  @Test
  void movesAreExactlyTheWishesThatAreAccepted() {
    Random random = new Random(2);
    List<Position> positions = positions(1, random);
    for (int i = 0; i < positions.size(); i += 3) {
      Position position = positions.get(i);
      Set<Move> accepted = wishesWithoutMiddle().filter(wish -> accepts(position, wish)).collect(Collectors.toSet());
      accepted.addAll(withCorners(position));
      Set<Move> listed = new HashSet<>(position.moves());
      assertEquals(listed.size(), position.moves().size(), "no move twice");
      listed.removeIf(move -> move.rescue().isPresent());
      assertEquals(accepted, listed, () -> position.observedBy(Viewer.ALL).toString());
      assertDestinations(position, position.moves());
    }
  }

  private static Stream<Move> wishesWithoutMiddle() {
    return Square.all().stream().flatMap(from -> Square.all().stream().map(to -> Move.of(from, to)));
  }

  /** The accepted wishes with a middle square, as the verdict repeats them: the straight ones without it. */
  private static Set<Move> withCorners(Position position) {
    Set<Move> accepted = new HashSet<>();
    for (Square from : Square.all()) {
      for (Square via : Square.all()) {
        for (Square to : Square.all()) {
          if (position.judge(Move.of(from, via, to)) instanceof Accepted answer) {
            accepted.add(answer.move());
          }
        }
      }
    }
    return accepted;
  }

  private static void assertDestinations(Position position, List<Move> moves) {
    for (Square from : Square.all()) {
      Set<Square> reached = moves.stream().filter(m -> m.from().equals(from)).map(Move::to).collect(Collectors.toSet());
      assertEquals(reached, position.destinations(from), from.toString());
    }
  }

  @Test
  void rescuesAreExactlyThoseThatAreAccepted() {
    Random random = new Random(3);
    int met = 0;
    for (Position position : lightning(200, random)) {
      for (Move move : position.moves()) {
        List<Rescue> offered = position.rescues(move);
        if (move.rescue().isEmpty() && (!offered.isEmpty() || random.nextInt(50) == 0)) {
          met += offered.isEmpty() ? 0 : 1;
          assertEquals(new HashSet<>(offered), allRescues().filter(r -> accepts(position, move.with(r)))
              .collect(Collectors.toSet()), move.toString());
        }
      }
    }
    assertTrue(met > 50, "Rescues were possible only " + met + " times");
  }

  /** T5: a move made with a Rescue is no chasing move. Two Red pieces drive Blue's General round a square of four. */
  @Test
  void moveBarredByTheChaseIsListedWithEachRescue() {
    Setup board = Setup.of(List.of(on("d8", "GE"), on("h10", "MA"), on("a1", "FL"), on("e9", "ge"), on("j8", "fl")),
        Edition.LIGHTNING.rules().with(SwitchValue.Chase.ON), Scope.GAME);
    Setup setup = new Setup(board.placements(), List.of(Diagram.piece("SC"), Diagram.piece("SP")), board.moved(),
        board.known(), board.turn(), board.rules(), board.scope());
    Position position = new Replay(Position.of(setup)).all(OutsideData.moves(
        "d8d9 e9e10 d9d10 e10f10 h10g10 f10f9 g10g9 f9e9 d10d9 e9e10 d9d10 e10f10"));
    Move barred = OutsideData.move("g9g10");
    List<Move> forms = position.moves().stream().filter(m -> m.from().equals(barred.from()))
        .filter(m -> m.to().equals(barred.to())).toList();

    assertEquals(new Refused(barred, new Refusal.Chase(barred.from(), barred.to())), position.judge(barred));
    assertEquals(position.rescues(barred).stream().map(barred::with).toList(), forms);
    assertEquals(2 * 45, forms.size(), "two ranks, and all of Red's half but the lakes and its Flag's square");
    assertTrue(forms.stream().allMatch(form -> accepts(position, form)));
  }

  private static Placement on(String square, String code) {
    return new Placement(OutsideData.square(square), Diagram.piece(code));
  }

  private static Stream<Rescue> allRescues() {
    return Stream.of(Rank.values()).flatMap(rank -> Square.all().stream().map(square -> new Rescue(rank, square)));
  }

  @Test
  void acceptedMoveIsPlayedByTheOtherSideNext() {
    Random random = new Random(4);
    for (Position position : positions(2, random)) {
      for (Move move : position.moves()) {
        Accepted accepted = assertInstanceOf(Accepted.class, position.judge(move));
        assertEquals(position.turn().other(), accepted.after().turn());
        assertTrue(accepted.after().at(move.from()).isEmpty());
      }
    }
  }

  @Test
  void everySwitchValueCanBeSet() {
    for (Edition edition : EnumSet.allOf(Edition.class)) {
      for (Switch key : Switch.values()) {
        for (SwitchValue value : key.choices()) {
          assertOnlyThisIsSet(edition.rules(), key, value);
        }
      }
    }
  }

  private static void assertOnlyThisIsSet(Ruleset before, Switch key, SwitchValue value) {
    Ruleset after = before.with(value);
    for (Switch each : Switch.values()) {
      assertEquals(each == key ? value : each.in(before), each.in(after), value.toString());
    }
    assertEquals(key, value.key());
    assertEquals(value, key.value(value.word()).orElseThrow());
    assertEquals(key, Switch.named(key.word()).orElseThrow());
    assertEquals(before.army(), after.army());
  }

  /** So many random positions under all house rules, early, late and over. */
  private static List<Position> positions(int each, Random random) {
    List<Position> positions = new ArrayList<>();
    for (Ruleset rules : HouseRules.all().values()) {
      for (int i = 0; i < each; i++) {
        positions.add(somewhere(RandomGame.of(rules, 200, random), random));
      }
    }
    return positions;
  }

  private static List<Position> lightning(int count, Random random) {
    return Stream.generate(() -> somewhere(RandomGame.of(Edition.LIGHTNING.rules(), 120, random), random))
        .limit(count).toList();
  }

  private static Position somewhere(RandomGame game, Random random) {
    return game.positions().get(random.nextInt(game.positions().size()));
  }

  private static boolean accepts(Position position, Move wish) {
    return position.judge(wish) instanceof Accepted;
  }
}

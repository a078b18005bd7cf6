package rankandfile.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import rankandfile.rules.edition.Edition;

/** Laws of the inner layer: what is played can be taken back, and numbers stand for what they say. */
class FieldTest {

  @TestFactory
  Stream<DynamicTest> everyMoveCanBeTakenBack() {
    return HouseRules.each(rules -> {
      Random random = new Random(6);
      for (int i = 0; i < 4; i++) {
        RandomGame game = RandomGame.of(rules, 100, random);
        game.positions().forEach(position -> everyMoveCanBeTakenBack(position.field()));
      }
    });
  }

  private static void everyMoveCanBeTakenBack(Field field) {
    Field before = field.copy();
    List<Object> told = tellings(before);
    int[] moves = new int[field.mostMoves()];
    int count = field.moves(moves);
    assertTrue(count <= moves.length);
    for (int i = 0; i < count; i++) {
      field.undo(field.play(moves[i]));
      assertEquals(before, field, () -> "after " + before.rules());
    }
    assertEquals(told, tellings(field));
    assertEquals(before.hashCode(), field.hashCode());
  }

  @TestFactory
  Stream<DynamicTest> wholeGamesCanBeTakenBack() {
    return HouseRules.each(rules -> {
      Random random = new Random(7);
      for (int i = 0; i < 4; i++) {
        wholeGameCanBeTakenBack(RandomGame.of(rules, 300, random));
      }
    });
  }

  private static void wholeGameCanBeTakenBack(RandomGame game) {
    Field field = game.positions().getFirst().field();
    Deque<Step> steps = new ArrayDeque<>();
    game.moves().forEach(move -> steps.push(field.play(PackedMove.pack(move))));
    for (int ply = game.moves().size(); ply > 0; ply--) {
      Field then = game.positions().get(ply).field();
      assertEquals(then, field);
      assertEquals(tellings(then), tellings(field));
      field.undo(steps.pop());
    }
    assertEquals(tellings(game.positions().getFirst().field()), tellings(field));
  }

  @TestFactory
  Stream<DynamicTest> copiesAreIndependent() {
    return Stream.of(Edition.values()).map(edition -> DynamicTest.dynamicTest(edition.id(), () -> {
      Field field = Field.of(RandomArmies.opening(edition.rules(), new Random(8)));
      List<Object> before = tellings(field);
      Field copy = field.copy();
      int[] moves = new int[copy.mostMoves()];
      for (int ply = 0; ply < 50 && copy.moves(moves) > 0; ply++) {
        copy.play(moves[0]);
      }
      assertEquals(before, tellings(field));
    }));
  }

  /** Everything that a field answers without an argument, or for each square, piece and side. */
  private static List<Object> tellings(Field field) {
    List<Object> told = new ArrayList<>(List.of(field.rules(), field.turn(), field.ending(), field.isOver(),
        field.key(), field.pieces(), field.mostMoves(), field.occurrences(), field.rescues(0), field.rescues(1),
        field.memory()));
    IntStream.range(0, 100).forEach(square -> told.add(field.at(square)));
    for (int piece = 0; piece < field.pieces(); piece++) {
      told.addAll(List.of(field.where(piece), field.rank(piece), field.side(piece), field.hasMoved(piece),
          field.isKnown(piece)));
    }
    int[] moves = new int[field.mostMoves()];
    int count = field.moves(moves);
    told.add(IntStream.of(moves).limit(count).boxed().toList());
    return told;
  }

  @Test
  void packedMovesKeepEverything() {
    Random random = new Random(9);
    for (Square from : Square.all()) {
      for (Square to : Square.all()) {
        assertRoundTrip(Move.of(from, to));
        assertRoundTrip(Move.of(from, to).with(new Rescue(Rank.values()[random.nextInt(13)], to)));
        Square via = Square.at(random.nextInt(100));
        Move bent = Move.of(from, via, to);
        assertRoundTrip(from.isInLineWith(to) ? Move.of(from, to) : bent);
      }
    }
  }

  private static void assertRoundTrip(Move move) {
    int packed = PackedMove.pack(move);
    assertEquals(move, PackedMove.unpack(packed));
    assertEquals(move.from().index(), PackedMove.from(packed));
    assertEquals(move.to().index(), PackedMove.to(packed));
  }

  @Test
  void middleOfStraightStepsIsLeftOut() {
    Move straight = Move.of(Square.of(0, 0), Square.of(0, 1), Square.of(0, 2));
    assertEquals(Move.of(Square.of(0, 0), Square.of(0, 2)), PackedMove.unpack(PackedMove.pack(straight)));
  }

  @Test
  void squaresAreNumberedAlongTheRows() {
    assertEquals(100, Square.all().size());
    for (int i = 0; i < 100; i++) {
      Square square = Square.at(i);
      assertEquals(i, square.index());
      assertEquals(square, new Square(i % 10, i / 10));
      assertEquals(square, Square.of(square.column(), square.row()));
      assertEquals(square, Square.all().get(i));
    }
    assertEquals("A1 J1 A10 J10",
        Square.at(0) + " " + Square.at(9) + " " + Square.at(90) + " " + Square.at(99));
    assertEquals("[C5, D5, G5, H5, C6, D6, G6, H6]", Square.all().stream().filter(Square::isLake).toList().toString());
  }
}

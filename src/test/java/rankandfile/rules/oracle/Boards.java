package rankandfile.rules.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import rankandfile.rules.Placement;
import rankandfile.rules.Piece;
import rankandfile.rules.Rank;
import rankandfile.rules.Ruleset;
import rankandfile.rules.Scope;
import rankandfile.rules.Setup;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.SwitchValue.Chase;
import rankandfile.rules.SwitchValue.RescueRule;

/** First diagrams on which rare rules come up soon: few pieces in a narrow place, walled in, or near a back row. */
final class Boards {

  private final Random random;

  Boards(Random random) {
    this.random = random;
  }

  Setup any(Ruleset rules) {
    if (random.nextInt(12) == 0) {
      return fullArmies(rules);
    }
    List<Consumer<Draft>> kinds = new ArrayList<>(List.of(this::openField, this::narrowPlace, this::arena,
        this::walledIn, this::lastMovers, this::crowd));
    if (rules.chase() == Chase.ON) {
      kinds.addAll(Collections.nCopies(4, this::arena));
      kinds.addAll(Collections.nCopies(4, this::twoArenas));
    }
    if (rules.rescue() == RescueRule.ON) {
      kinds.addAll(List.of(this::backRows, this::backRows, this::backRows));
    }
    return small(rules, Rulebook.any(kinds, random));
  }

  private Setup small(Ruleset rules, Consumer<Draft> kind) {
    Draft draft = new Draft(random);
    kind.accept(draft);
    Scope scope = random.nextInt(4) == 0 ? Scope.FRAGMENT : Scope.GAME;
    for (Side side : Side.values()) {
      if (scope == Scope.GAME && !draft.hasFlag(side)) {
        draft.flag(side);
      }
    }
    return draft.setup(rules, scope, anySide());
  }

  /** The whole army of each side on its home rows. */
  private Setup fullArmies(Ruleset rules) {
    List<Placement> placements = new ArrayList<>();
    for (Side side : Side.values()) {
      List<Square> home = new ArrayList<>(Square.all().stream().filter(s -> side.isHome(s.row())).toList());
      Collections.shuffle(home, random);
      for (Rank rank : Rank.values()) {
        for (int i = 0; i < rules.army().count(rank); i++) {
          placements.add(new Placement(home.removeLast(), new Piece(side, rank)));
        }
      }
    }
    return Setup.of(placements, rules, Scope.OPENING);
  }

  /** Some pieces with room around them. */
  private void openField(Draft draft) {
    List<Square> window = draft.window(5, 5);
    draft.scatter(Side.RED, 1 + random.nextInt(3), window);
    draft.scatter(Side.BLUE, 1 + random.nextInt(3), window);
  }

  /** One or two pieces of each side so near that they chase each other, and perhaps one far off. */
  private void narrowPlace(Draft draft) {
    List<Square> window = draft.window(2 + random.nextInt(2), 2 + random.nextInt(3));
    draft.scatter(Side.RED, 1 + random.nextInt(2), window);
    draft.scatter(Side.BLUE, 1 + random.nextInt(2), window);
    if (random.nextBoolean()) {
      draft.scatter(anySide(), 1, Square.all());
    }
  }

  /** Two enemies, or three pieces, that cannot leave a few squares between Bombs; often at a back row. */
  private void arena(Draft draft) {
    int size = 2 + random.nextInt(2);
    arena(draft, random.nextBoolean() ? draft.window(2, size) : backRow(size), size - 2);
    for (Side side : Side.values()) {
      draft.lose(side, draft.mover());
      draft.scatter(side, random.nextInt(3) / 2, draft.window(3, 3));
    }
  }

  /** Two pairs of enemies apart from each other, so that a chase goes on by turns here and there. */
  private void twoArenas(Draft draft) {
    arena(draft, draft.window(2, 2), 0);
    arena(draft, draft.window(2, 2), 0);
  }

  private void arena(Draft draft, List<Square> window, int more) {
    draft.scatter(Side.RED, 1, window);
    draft.scatter(Side.BLUE, 1, window);
    draft.scatter(anySide(), more, window);
    window.stream().flatMap(s -> Way.neighbours(s).stream()).filter(s -> !window.contains(s))
        .forEach(s -> draft.put(anySide(), Rank.BOMB, s));
  }

  private List<Square> backRow(int wide) {
    int left = random.nextInt(11 - wide);
    int row = random.nextInt(2) * 8;
    return Square.all().stream().filter(s -> s.column() >= left && s.column() < left + wide
        && (s.row() == row || s.row() == row + 1)).toList();
  }

  /** A side whose only mover has one to three squares behind its own Bombs; sometimes both sides. */
  private void walledIn(Draft draft) {
    Side side = anySide();
    cell(draft, side, random.nextInt(2) * 9);
    if (random.nextBoolean()) {
      cell(draft, side.other(), random.nextInt(2) * 9);
    }
    draft.scatter(side.other(), random.nextInt(3), draft.window(6, 6));
    draft.scatter(side, random.nextInt(5) / 4, draft.window(6, 6));
  }

  private void cell(Draft draft, Side side, int column) {
    int away = side == Side.RED ? 0 : 9;
    int step = side == Side.RED ? 1 : -1;
    List<Square> inside = IntStream.rangeClosed(0, random.nextInt(3))
        .mapToObj(i -> Square.of(column, away + step * i)).filter(draft::isFree).toList();
    List<Square> wall = new ArrayList<>(inside.stream().flatMap(s -> Way.neighbours(s).stream())
        .filter(s -> !inside.contains(s)).toList());
    Collections.shuffle(wall, random);
    if (!wall.isEmpty()) {
      draft.put(side, Rank.FLAG, wall.getFirst());
    }
    wall.forEach(s -> draft.put(random.nextInt(12) == 0 ? side.other() : side, Rank.BOMB, s));
    if (!inside.isEmpty() && random.nextInt(6) > 0) {
      draft.scatter(side, 1, inside);
    }
  }

  /** One mover each, next to one another or nearly, often of one rank. */
  private void lastMovers(Draft draft) {
    List<Square> window = draft.window(2, 2);
    Rank rank = draft.mover();
    draft.put(Side.RED, rank, any(window));
    Rank other = random.nextInt(3) > 0 ? rank : random.nextBoolean() ? Rank.BOMB : draft.mover();
    draft.put(Side.BLUE, other, any(window));
  }

  /** Anything anywhere, Bombs and Flags among it. */
  private void crowd(Draft draft) {
    List<Square> window = draft.window(3 + random.nextInt(6), 3 + random.nextInt(4));
    for (Square square : window) {
      if (random.nextInt(5) < 2) {
        draft.put(anySide(), random.nextInt(5) == 0 ? Rank.BOMB : draft.mover(), square);
      }
    }
  }

  /** Pieces of few ranks before the enemy's back row, and captured ones of the same ranks. */
  private void backRows(Draft draft) {
    List<Rank> ranks = List.of(draft.mover(), draft.mover(), Rank.BOMB);
    for (Side side : Side.values()) {
      List<Square> near = Square.all().stream().filter(s -> Math.abs(s.row() - (side == Side.RED ? 9 : 0)) < 2)
          .filter(s -> s.column() < 5).toList();
      for (int i = 0; i < 2 + random.nextInt(3); i++) {
        draft.put(side, random.nextInt(3) == 0 ? draft.mover() : ranks.get(random.nextInt(2)), any(near));
        draft.lose(side, random.nextInt(4) == 0 ? draft.mover() : Rulebook.any(ranks, random));
      }
      draft.scatter(side.other(), random.nextInt(3), near);
    }
  }

  private Square any(List<Square> squares) {
    return Rulebook.any(squares, random);
  }

  private Side anySide() {
    return random.nextBoolean() ? Side.RED : Side.BLUE;
  }
}

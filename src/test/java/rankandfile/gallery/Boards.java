package rankandfile.gallery;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import rankandfile.picture.Area;
import rankandfile.picture.Block;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Border;
import rankandfile.picture.Face;
import rankandfile.picture.Mark;
import rankandfile.rules.PieceId;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Numbering;

/** Pictures to draw. They need not be possible in a game. */
public final class Boards {

  private Boards() {}

  public static Block front(int id, Side side, Rank rank) {
    return new Block(new PieceId(id), side, new Face.Front(rank, Numbering.MARSHAL_TEN.label(rank)), false, false,
        false);
  }

  public static Block back(int id, Side side, boolean moved, Rank... among) {
    return new Block(new PieceId(id), side, new Face.Back(new TreeSet<>(List.of(among))), moved, false, false);
  }

  public static Block with(Block b, boolean moved, boolean known, boolean open) {
    return new Block(b.id(), b.side(), b.face(), moved, known, open);
  }

  public static Square at(String name) {
    return Square.of(name.charAt(0) - 'A', Integer.parseInt(name.substring(1)) - 1);
  }

  public static BoardPicture of(Area area, SortedMap<Square, Block> blocks) {
    return new BoardPicture(area, Side.RED, blocks, new TreeMap<>(), new TreeMap<>(), List.of(), List.of());
  }

  /** Both armies at their start: Red open, Blue from behind. */
  public static BoardPicture opening() {
    SortedMap<Square, Block> blocks = new TreeMap<>();
    List<Rank> army = army();
    for (int i = 0; i < 40; i++) {
      blocks.put(Square.at(i), front(i, Side.RED, army.get(i)));
      blocks.put(Square.at(60 + i), back(40 + i, Side.BLUE, false));
    }
    return of(Area.BOARD, blocks);
  }

  private static List<Rank> army() {
    String codes = "32BFB35235" + "574BB45364" + "B71623B827" + "6292M84262";
    List<Rank> army = new ArrayList<>();
    codes.chars().forEach(c -> army.add(rank((char) c)));
    return army;
  }

  static Rank rank(char code) {
    return switch (code) {
      case 'F' -> Rank.FLAG;
      case 'B' -> Rank.BOMB;
      case 'M' -> Rank.MARSHAL;
      default -> List.of(Rank.SPY, Rank.SCOUT, Rank.MINER, Rank.SERGEANT, Rank.LIEUTENANT, Rank.CAPTAIN, Rank.MAJOR,
          Rank.COLONEL, Rank.GENERAL).get(code - '1');
    };
  }

  /** The moment of the design's picture of a game. */
  public static BoardPicture game() {
    SortedMap<Square, Block> blocks = new TreeMap<>(opening().blocks());
    List.of("A7", "B7", "E7", "I7", "J7", "B4", "E4", "F4", "I4", "J4").forEach(s -> blocks.remove(at(s)));
    blocks.put(at("B5"), with(front(41, Side.BLUE, Rank.MARSHAL), true, true, false));
    blocks.put(at("J6"), back(69, Side.BLUE, true));
    blocks.put(at("E6"), with(front(34, Side.RED, Rank.COLONEL), true, true, false));
    blocks.put(at("I5"), with(front(38, Side.RED, Rank.CAPTAIN), true, true, false));
    blocks.put(at("J5"), with(front(39, Side.RED, Rank.SCOUT), true, false, false));
    blocks.put(at("A4"), with(front(30, Side.RED, Rank.CAPTAIN), true, true, false));
    blocks.put(at("G7"), back(66, Side.BLUE, true, Rank.SCOUT, Rank.CAPTAIN));
    BoardPicture still = of(Area.BOARD, blocks);
    SortedSet<Square> targets = new TreeSet<>(List.of(at("J4"), at("J6")));
    return withMove(still.selecting(at("J5"), targets), "B6", "B5");
  }

  public static BoardPicture withMove(BoardPicture picture, String... way) {
    List<Square> squares = Arrays.stream(way).map(Boards::at).toList();
    BoardPicture marked = picture.with(squares.getFirst(), Mark.FROM).with(squares.getLast(), Mark.TO);
    return new BoardPicture(marked.area(), marked.bottom(), marked.blocks(), marked.lost(), marked.marks(),
        marked.borders(), squares);
  }

  static BoardPicture withLost(BoardPicture p, String square, Block block) {
    SortedMap<Square, Block> lost = new TreeMap<>(p.lost());
    lost.put(at(square), block);
    return new BoardPicture(p.area(), p.bottom(), p.blocks(), lost, p.marks(), p.borders(), p.arrow());
  }

  /** The crop of the design's picture of a chapter. */
  public static BoardPicture lesson() {
    SortedMap<Square, Block> blocks = new TreeMap<>();
    blocks.put(at("A8"), front(1, Side.BLUE, Rank.FLAG));
    blocks.put(at("A7"), front(2, Side.BLUE, Rank.BOMB));
    blocks.put(at("B7"), with(front(3, Side.BLUE, Rank.BOMB), false, true, false));
    blocks.put(at("D8"), front(4, Side.BLUE, Rank.SERGEANT));
    blocks.put(at("F8"), front(5, Side.BLUE, Rank.MAJOR));
    blocks.put(at("B5"), front(6, Side.RED, Rank.MARSHAL));
    blocks.put(at("E5"), front(7, Side.RED, Rank.MINER));
    BoardPicture still = of(new Area(0, 3, 5, 8), blocks);
    return withLost(withMove(still, "B6", "B7"), "B6", front(8, Side.RED, Rank.CAPTAIN));
  }

  /** A long run that turns, a part of a lake, closed borders, a refusal, a hint, an open block. */
  public static BoardPicture oddities() {
    SortedMap<Square, Block> blocks = new TreeMap<>();
    blocks.put(at("E8"), with(front(1, Side.BLUE, Rank.CAPTAIN), true, true, true));
    blocks.put(at("F5"), with(front(2, Side.RED, Rank.SERGEANT), true, false, false));
    blocks.put(at("E4"), front(3, Side.RED, Rank.BOMB));
    blocks.put(at("G8"), back(4, Side.BLUE, true, Rank.SCOUT, Rank.CAPTAIN));
    BoardPicture still = of(new Area(3, 3, 6, 7), blocks).with(at("F6"), Mark.REFUSED_SQUARE)
        .with(at("E4"), Mark.REFUSED_PIECE).with(at("G8"), Mark.HINT).with(at("G4"), Mark.HINT)
        .with(new Border(at("F5"), at("F6"))).with(new Border(at("F5"), at("E5")));
    return withMove(still, "E5", "E7", "G7");
  }
}

package rankandfile.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/**
 * A picture told to somebody who cannot see it, in short sentences; equal pictures are told alike.
 *
 * <p>Says nothing that is not drawn.
 */
public final class InWords {

  private final PictureWords words;

  public InWords(PictureWords words) {
    this.words = words;
  }

  /** The whole picture: the part of the board, each side's pieces, the lost ones, the last move and the marks. */
  public String of(BoardPicture picture) {
    List<String> told = new ArrayList<>();
    told.add(area(picture));
    for (Side side : Side.values()) {
      pieces(picture.blocks(), side).ifPresent(told::add);
    }
    if (picture.blocks().isEmpty()) {
      told.add(words.text("picture.empty"));
    }
    if (!picture.lost().isEmpty()) {
      told.add(words.text("picture.lost", words.list(each(picture.lost()))));
    }
    lastMove(picture).ifPresent(told::add);
    told.addAll(marks(picture));
    return String.join(" ", told);
  }

  private String area(BoardPicture picture) {
    Area area = picture.area();
    String side = words.side(picture.bottom());
    return area.equals(Area.BOARD) ? words.text("picture.board", side)
        : words.text("picture.part", Square.of(area.left(), area.bottom()), Square.of(area.right(), area.top()),
            side);
  }

  private Optional<String> pieces(SortedMap<Square, Block> blocks, Side side) {
    List<String> told = blocks.entrySet().stream().filter(e -> e.getValue().side() == side)
        .map(e -> placed(names(e.getValue(), false), e.getKey())).toList();
    return told.isEmpty() ? Optional.empty()
        : Optional.of(words.text("picture.side", words.side(side), String.join(words.text("list.semicolon"),
            told)));
  }

  private List<String> each(SortedMap<Square, Block> blocks) {
    return blocks.entrySet().stream()
        .map(e -> words.text("piece.on", sided(e.getValue()), e.getKey())).toList();
  }

  private String placed(List<String> names, Square square) {
    List<String> told = new ArrayList<>(names);
    told.set(0, words.text("piece.on", names.getFirst(), square));
    return String.join(words.text("list.comma"), told);
  }

  /** The last move as the picture marks it, in a sentence; nothing where it marks none. */
  public Optional<String> lastMove(BoardPicture picture) {
    List<Square> way = picture.arrow();
    if (way.size() < 2) {
      return Optional.empty();
    }
    return Optional.of(way.size() == 2 ? words.text("picture.last", way.getFirst(), way.getLast())
        : words.text("picture.last.corner", way.getFirst(), way.get(1), way.getLast()));
  }

  private List<String> marks(BoardPicture picture) {
    List<String> told = new ArrayList<>();
    for (Mark mark : Mark.values()) {
      List<String> squares = picture.marks().entrySet().stream().filter(e -> e.getValue().contains(mark))
          .map(e -> e.getKey().toString()).toList();
      boolean ofLastMove = (mark == Mark.FROM || mark == Mark.TO) && picture.arrow().size() > 1;
      if (!squares.isEmpty() && !ofLastMove) {
        told.add(words.text("marks." + mark.name(), words.list(squares)));
      }
    }
    picture.borders().stream().sorted(Comparator.comparing(Border::one).thenComparing(Border::other))
        .forEach(b -> told.add(words.text("picture.closed", b.one(), b.other())));
    return told;
  }

  /** One square: its name, what stands there, what is known of it, and its marks. */
  public String square(BoardPicture picture, Square square) {
    List<String> told = new ArrayList<>();
    told.add(square.toString());
    picture.block(square).ifPresentOrElse(
        block -> told.addAll(sidedNames(block)),
        () -> told.add(words.text(square.isLake() ? "square.lake" : "square.empty")));
    if (picture.lost().containsKey(square)) {
      told.add(words.text("square.lost", sided(picture.lost().get(square))));
    }
    picture.marks(square).stream().sorted().forEach(m -> told.add(words.text("mark." + m.name())));
    picture.borders().stream().flatMap(b -> beyond(b, square))
        .sorted().forEach(other -> told.add(words.text("square.closed", other)));
    return String.join(words.text("list.comma"), told);
  }

  private static Stream<Square> beyond(Border border, Square square) {
    return border.one().equals(square) ? Stream.of(border.other())
        : border.other().equals(square) ? Stream.of(border.one()) : Stream.of();
  }

  /** A block by side and name: {@code Blue Captain 6}, {@code hidden Blue piece}. */
  public String sided(Block block) {
    return sidedNames(block).getFirst();
  }

  private List<String> sidedNames(Block block) {
    return names(block, true);
  }

  private List<String> names(Block block, boolean sided) {
    List<String> told = new ArrayList<>();
    String key = sided ? ".sided" : "";
    String side = words.side(block.side());
    switch (block.face()) {
      case Face.Front f -> told.add(words.text("front" + key, side, named(f)));
      case Face.Back b -> {
        told.add(words.text("back" + key, side));
        if (!b.among().isEmpty()) {
          told.add(words.choice(b.among().stream().map(words::rank).toList()));
        }
      }
    }
    if (block.moved()) {
      told.add(words.text("has.moved"));
    }
    if (block.open()) {
      told.add(words.text("is.open"));
    } else if (block.known()) {
      told.add(words.text("is.known"));
    }
    return told;
  }

  private String named(Face.Front front) {
    Rank rank = front.rank();
    boolean number = front.label().chars().allMatch(Character::isDigit);
    return number ? words.text("rank.numbered", words.rank(rank), front.label()) : words.rank(rank);
  }
}

package rankandfile.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import rankandfile.rules.Move;
import rankandfile.rules.Piece;
import rankandfile.rules.Rank;
import rankandfile.rules.Rescue;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** Squares, ranks, pieces and moves as chapters and records write them. */
public final class Words {

  private static final Pattern SQUARE = Pattern.compile("[A-J]([1-9]|10)");
  private static final List<String> CODES =
      List.of("FL", "BO", "SP", "SC", "MI", "CR", "SG", "LT", "CP", "MJ", "CO", "GE", "MA");

  private Words() {}

  /** {@code A1} to {@code J10}. */
  public static Optional<Square> square(String text) {
    return SQUARE.matcher(text).matches()
        ? Optional.of(Square.of(text.charAt(0) - 'A', Integer.parseInt(text.substring(1)) - 1))
        : Optional.empty();
  }

  /** {@code Captain}, {@code bomb}: in any case. */
  public static Optional<Rank> rank(String text) {
    return Arrays.stream(Rank.values()).filter(r -> r.name().equals(text.toUpperCase(Locale.ROOT))).findFirst();
  }

  /** {@code Captain}. */
  public static String text(Rank rank) {
    return rank.name().charAt(0) + rank.name().substring(1).toLowerCase(Locale.ROOT);
  }

  /** All rank names, weakest first. */
  public static List<String> ranks() {
    return Arrays.stream(Rank.values()).map(Words::text).toList();
  }

  /** {@code red} or {@code blue}. */
  public static Optional<Side> side(String text) {
    return Arrays.stream(Side.values()).filter(s -> text(s).equals(text)).findFirst();
  }

  public static String text(Side side) {
    return side.name().toLowerCase(Locale.ROOT);
  }

  /** A two-letter code, capitals for Red and small letters for Blue: {@code CP}, {@code bo}. */
  public static Optional<Piece> piece(String code) {
    int index = CODES.indexOf(code.toUpperCase(Locale.ROOT));
    if (index < 0) {
      return Optional.empty();
    }
    Piece red = new Piece(Side.RED, Rank.values()[index]);
    Piece blue = new Piece(Side.BLUE, Rank.values()[index]);
    return code(red).equals(code) ? Optional.of(red) : code(blue).equals(code) ? Optional.of(blue) : Optional.empty();
  }

  public static String code(Piece piece) {
    String code = CODES.get(piece.rank().ordinal());
    return piece.side() == Side.RED ? code : code.toLowerCase(Locale.ROOT);
  }

  /** All codes: those of Red, then those of Blue. */
  public static List<String> codes() {
    return Arrays.stream(Side.values())
        .flatMap(s -> Arrays.stream(Rank.values()).map(r -> code(new Piece(s, r))))
        .toList();
  }

  /** {@code A5-A6}, {@code A5-B5-B6}, {@code A9-A10 rescue Captain B2}. */
  public static String text(Move move) {
    String path = move.from() + move.via().map(v -> "-" + v).orElse("") + "-" + move.to();
    return path + move.rescue().map(Words::text).orElse("");
  }

  private static String text(Rescue rescue) {
    return " rescue " + text(rescue.rank()) + " " + rescue.square();
  }
}

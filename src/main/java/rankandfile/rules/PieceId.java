package rankandfile.rules;

/**
 * Tells one physical piece from all others through a whole game, wherever it goes.
 *
 * <p>Pieces are numbered from 0 by the square on which they stood at the start (Red's first, from A1 along the
 * rows), then those that were lost before. So the number says nothing about the rank.
 */
public record PieceId(int number) implements Comparable<PieceId> {

  @Override
  public int compareTo(PieceId other) {
    return Integer.compare(number, other.number);
  }
}

package rankandfile.print;

/**
 * A drawn page or a part of one.
 *
 * @param x where it begins in the whole page, in its own pixels
 * @param y likewise, from the top
 * @param rgb {@code width * height} opaque pixels, row by row from the top, as {@code 0xFFrrggbb}; not to be changed
 */
public record PagePicture(int x, int y, int width, int height, int[] rgb) {}

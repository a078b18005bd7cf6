package rankandfile.print;

/**
 * A drawn page or a part of one.
 *
 * @param rgb {@code width * height} opaque pixels, row by row from the top, as {@code 0xFFrrggbb}; not to be changed
 */
public record PagePicture(int width, int height, int[] rgb) {}

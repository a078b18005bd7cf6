package rankandfile.print;

/** How large a page is, in points of 1/72 inch. */
public record PageSize(double width, double height) {}

package rankandfile.picture;

import rankandfile.rules.Rank;

/** The emblem of each rank. */
public final class Emblem {

  /** The width and height of the box in which the paths are drawn. */
  public static final double BOX = 24;

  private Emblem() {}

  /** SVG path data, filled by the even-odd rule. */
  public static String of(Rank rank) {
    return switch (rank) {
      case MARSHAL -> """
          M12 0.2L13.41 3.76L17.23 4L14.28 6.44L15.23 10.15L12 8.1L8.77 10.15L9.72 6.44L6.77 4L10.59 3.76Z\
          M3.43 23.03L21.03 12.83L19.37 9.97L1.77 20.17ZM22.22 20.17L15.52 16.32L13.88 19.18L20.58 23.03Z\
          M10.14 13.23L4.64 9.98L2.96 12.82L8.46 16.07Z""";
      case GENERAL -> """
          M12 1.3L14.88 8.94L23.03 9.32L16.66 14.41L18.82 22.28L12 17.8L5.18 22.28L7.34 14.41L0.97 9.32L9.12 8.94Z""";
      case COLONEL -> "M6.9 1.8L11.8 8.9L6.9 16L2 8.9ZM17.1 1.8L22 8.9L17.1 16L12.2 8.9ZM2 18.4H22V21.8H2Z";
      case MAJOR -> "M12 1.2L18 8.6L12 16L6 8.6ZM2 18.4H22V21.8H2Z";
      case CAPTAIN -> "M6.6 2.5H10.8L4.8 21.5H0.6ZM12.9 2.5H17.1L11.1 21.5H6.9ZM19.2 2.5H23.4L17.4 21.5H13.2Z";
      case LIEUTENANT -> "M9 2.5H13.8L7.8 21.5H3ZM16.4 2.5H21.2L15.2 21.5H10.4Z";
      case SERGEANT -> """
          M2.5 8.2L12 1.2L21.5 8.2V11.6L12 4.6L2.5 11.6ZM2.5 14L12 7L21.5 14V17.4L12 10.4L2.5 17.4Z\
          M2.5 19.8L12 12.8L21.5 19.8V23.2L12 16.2L2.5 23.2Z""";
      case CORPORAL -> """
          M2.5 10.4L12 3.4L21.5 10.4V14.4L12 7.4L2.5 14.4ZM2.5 17.6L12 10.6L21.5 17.6V21.6L12 14.6L2.5 21.6Z""";
      case MINER -> """
          M4.6 3.9C13.6 1.6 22.6 10.5 20.3 19.6C17.6 13.4 10.8 6.6 4.6 3.9Z\
          M4.73 21.73L15.33 11.13L13.07 8.87L2.47 19.47Z""";
      case SCOUT -> """
          M3.41 21.08L9.41 16.98L6.99 13.42L0.99 17.52ZM10.65 17.26L16.35 13.36L12.85 8.24L7.15 12.14Z\
          M17.78 13.93L24.08 9.63L19.12 2.37L12.82 6.67Z""";
      case SPY -> """
          M7.2 9.4L8.4 3C10.6 1.8 11 3.6 12 3.6S13.4 1.8 15.6 3L16.8 9.4ZM2 9.8H22V12.4H2Z\
          M4.2 13.8H19.8C20.2 18.4 18.4 21.8 15.9 21.8C13.8 21.8 13.2 19.6 12 19.6S10.2 21.8 8.1 21.8\
          C5.6 21.8 3.8 18.4 4.2 13.8ZM6.6 16.2C7 18.2 8.6 18.9 10.4 17.6C9.4 16.2 8.2 15.9 6.6 16.2Z\
          M17.4 16.2C15.8 15.9 14.6 16.2 13.6 17.6C15.4 18.9 17 18.2 17.4 16.2Z""";
      case BOMB -> """
          M1.8 14.4A8 8 0 1 0 17.8 14.4A8 8 0 1 0 1.8 14.4ZM16.63 9.51L18.03 7.91L14.57 4.89L13.17 6.49Z\
          M15.2 6.4C16.4 3.6 18 2.8 20 3.4L19.4 5.3C18.4 5 17.6 5.3 16.9 7.1Z\
          M20.6 1.2L21.52 3.68L24 4.6L21.52 5.52L20.6 8L19.68 5.52L17.2 4.6L19.68 3.68Z""";
      case FLAG -> "M4 1.6H6.6V22.4H4ZM7.4 2.6H21.4L17.6 8L21.4 13.4H7.4Z";
    };
  }

  /** The emblem enlarged and moved: its box's corner at (x, y), one unit of it {@code scale} units there. */
  static String at(Rank rank, double x, double y, double scale) {
    return Placed.path(of(rank), x, y, scale);
  }
}

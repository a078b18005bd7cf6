package rankandfile.gallery;

import java.awt.image.BufferedImage;

/** How an eye, or a printer, sees colours; the three deficiencies by Machado and others (2009), severity 1. */
enum Filter {
  NONE(1, 0, 0, 0, 1, 0, 0, 0, 1),
  GREY(0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722),
  PROTANOPIA(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
  DEUTERANOPIA(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
  TRITANOPIA(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

  private final double[] matrix;

  Filter(double... matrix) {
    this.matrix = matrix;
  }

  void apply(BufferedImage image) {
    if (this == NONE) {
      return;
    }
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        image.setRGB(x, y, seen(image.getRGB(x, y)));
      }
    }
  }

  /** The colour as it is seen; the matrix works on linear light. */
  int seen(int argb) {
    double red = linear(argb >> 16 & 255);
    double green = linear(argb >> 8 & 255);
    double blue = linear(argb & 255);
    int seen = argb & 0xFF000000;
    for (int row = 0; row < 3; row++) {
      double light = matrix[3 * row] * red + matrix[3 * row + 1] * green + matrix[3 * row + 2] * blue;
      seen |= coded(light) << 16 - 8 * row;
    }
    return seen;
  }

  static double linear(int value) {
    double part = value / 255.0;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }

  private static int coded(double light) {
    double part = Math.clamp(light, 0, 1);
    return (int) Math.round(255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * Math.pow(part, 1 / 2.4) - 0.055));
  }
}

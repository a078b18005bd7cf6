package rankandfile.opponent;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What one player has won of some games: 1 for a win, a half for a draw. */
final class Score {

  private static final double TWO_SIDED_95 = 1.96;

  private final List<Double> points = new ArrayList<>();

  void add(double point) {
    points.add(point);
  }

  int count(double point) {
    return (int) points.stream().filter(p -> p == point).count();
  }

  double mean() {
    return points.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }

  /** Half the width of the interval that holds the true mean with 95 %, as if the games were independent. */
  double margin() {
    double mean = mean();
    double squares = points.stream().mapToDouble(p -> (p - mean) * (p - mean)).sum();
    return points.size() < 2 ? 1 : TWO_SIDED_95 * Math.sqrt(squares / (points.size() - 1) / points.size());
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%d games: %d won, %d drawn, %d lost; score %.3f \u00b1 %.3f", points.size(),
        count(1), count(0.5), count(0), mean(), margin());
  }
}

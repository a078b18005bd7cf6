package rankandfile.opponent;

import java.util.List;
import java.util.Locale;

/** How long answers took, in seconds. */
record Times(int count, double mean, double median, double most95, double longest) {

  static Times of(List<Long> nanos) {
    List<Long> sorted = nanos.stream().sorted().toList();
    return sorted.isEmpty() ? new Times(0, 0, 0, 0, 0)
        : new Times(sorted.size(), sorted.stream().mapToLong(Long::longValue).average().orElseThrow() / 1e9,
            at(sorted, 0.5), at(sorted, 0.95), at(sorted, 1));
  }

  private static double at(List<Long> sorted, double share) {
    return sorted.get((int) Math.ceil(share * sorted.size()) - 1) / 1e9;
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "mean %.4f, median %.4f, 95 %% within %.4f, longest %.4f (%d moves)", mean,
        median, most95, longest, count);
  }
}

package rankandfile.monkey;

import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * How large the program is at a moment.
 *
 * @param bytes what the living objects of each class take
 */
record Size(Map<String, Long> bytes, int threads) {

  private static final Pattern LINE = Pattern.compile("\\s*\\d+:\\s+\\d+\\s+(\\d+)\\s+(\\S+).*");
  /** Room between objects, which the collector leaves. */
  private static final String FILLER = "FillerElement;";

  /** The size now, after everything is gone that nobody needs or that is kept only while there is room for it. */
  static Size now() {
    dropCaches();
    Map<String, Long> bytes = new HashMap<>();
    histogram().lines().map(LINE::matcher).filter(Matcher::matches).filter(m -> !m.group(2).endsWith(FILLER))
        .forEach(m -> bytes.merge(m.group(2), Long.valueOf(m.group(1)), Long::sum));
    return new Size(bytes, ManagementFactory.getThreadMXBean().getThreadCount());
  }

  /** Asks for more than there is: before that fails, what only soft references hold is given back. */
  private static void dropCaches() {
    try {
      long[] tooMuch = new long[(int) Math.min(Integer.MAX_VALUE - 8, Runtime.getRuntime().maxMemory() / Long.BYTES)];
      throw new IllegalStateException("there was room for " + tooMuch.length);
    } catch (OutOfMemoryError full) {
      // as it should be
    }
  }

  private static String histogram() {
    try {
      return (String) ManagementFactory.getPlatformMBeanServer().invoke(
          new ObjectName("com.sun.management:type=DiagnosticCommand"), "gcClassHistogram",
          new Object[] {new String[0]}, new String[] {String[].class.getName()});
    } catch (JMException e) {
      throw new IllegalStateException(e);
    }
  }

  /** All objects together. */
  long megabytes() {
    return bytes.values().stream().mapToLong(Long::longValue).sum() >> 20;
  }

  /** The classes that take most more than before. */
  String grownSince(Size before) {
    return bytes.keySet().stream().sorted((a, b) -> Long.compare(more(b, before), more(a, before))).limit(12)
        .map(name -> name + " by " + more(name, before)).collect(Collectors.joining(", "));
  }

  private long more(String name, Size before) {
    return bytes.get(name) - before.bytes.getOrDefault(name, 0L);
  }

  @Override
  public String toString() {
    return megabytes() + " MB and " + threads + " threads";
  }
}

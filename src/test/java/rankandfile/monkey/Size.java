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

  /** The size now, after everything that nobody needs is gone. */
  static Size now() {
    Map<String, Long> bytes = new HashMap<>();
    histogram().lines().map(LINE::matcher).filter(Matcher::matches)
        .forEach(m -> bytes.merge(m.group(2), Long.valueOf(m.group(1)), Long::sum));
    return new Size(bytes, ManagementFactory.getThreadMXBean().getThreadCount());
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

package rankandfile.play;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import rankandfile.notation.Problems;
import rankandfile.notation.Span;

/** A day with or without a time of day, as records write it: {@code 2026-05-03 18:30:00}, {@code 2026-05-03}. */
final class DateText {

  private static final DateTimeFormatter LONG = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);
  private static final int SHORT_LENGTH = 10;

  private DateText() {}

  /** Midnight is left out. */
  static String text(LocalDateTime time) {
    return time.toLocalTime().equals(LocalTime.MIDNIGHT) ? time.toLocalDate().toString() : time.format(LONG);
  }

  static Optional<LocalDateTime> read(Span text, Problems problems) {
    try {
      return Optional.of(text.text().length() == SHORT_LENGTH ? LocalDate.parse(text.text()).atStartOfDay()
          : LocalDateTime.parse(text.text(), LONG));
    } catch (DateTimeException noDate) {
      problems.add(text, "date-form", text.text());
      return Optional.empty();
    }
  }
}

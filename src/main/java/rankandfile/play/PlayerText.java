package rankandfile.play;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rankandfile.notation.Problems;
import rankandfile.notation.Span;

/** Players and kinds of games as records write them: {@code person}, {@code computer beginner, seed 7}. */
final class PlayerText {

  private static final String PERSON = "person";
  private static final Pattern COMPUTER = Pattern.compile("computer\\s+([a-z][a-z-]{0,30}),?\\s+seed\\s+(-?\\d{1,19})");

  private PlayerText() {}

  static String text(Player player) {
    return switch (player) {
      case Player.Person p -> PERSON;
      case Player.Computer p -> "computer " + p.level() + ", seed " + p.seed();
    };
  }

  static Optional<Player> read(Span text, Problems problems) {
    Matcher computer = COMPUTER.matcher(text.text());
    if (computer.matches() && new BigInteger(computer.group(2)).bitLength() < Long.SIZE) {
      return Optional.of(new Player.Computer(computer.group(1), Long.parseLong(computer.group(2))));
    }
    if (!text.text().equals(PERSON)) {
      problems.add(text, "unknown-player", text.text());
      return Optional.empty();
    }
    return Optional.of(new Player.Person());
  }

  static String text(Players.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Optional<Players.Kind> kind(Span text, Problems problems) {
    Optional<Players.Kind> kind = Arrays.stream(Players.Kind.values()).filter(k -> text(k).equals(text.text()))
        .findFirst();
    if (kind.isEmpty()) {
      problems.addUnknown(text, "unknown-kind", kinds());
    }
    return kind;
  }

  private static List<String> kinds() {
    return Arrays.stream(Players.Kind.values()).map(PlayerText::text).toList();
  }
}

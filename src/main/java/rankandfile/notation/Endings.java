package rankandfile.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import rankandfile.rules.Ending;
import rankandfile.rules.Ending.DrawReason;
import rankandfile.rules.Ending.WinReason;
import rankandfile.rules.Side;

/** The six endings of a game as chapters write them. */
public final class Endings {

  private static final List<Ending> ALL = all();

  private Endings() {}

  /** {@code red wins: flag captured}, {@code draw: nobody can move}. */
  public static String text(Ending ending) {
    return switch (ending) {
      case Ending.Win e -> low(e.winner()) + " wins: " + low(e.reason());
      case Ending.Draw e -> "draw: " + low(e.reason());
    };
  }

  public static Optional<Ending> named(String text) {
    return ALL.stream().filter(e -> text(e).equals(text)).findFirst();
  }

  /** All six, as text. */
  public static List<String> texts() {
    return ALL.stream().map(Endings::text).toList();
  }

  private static String low(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static List<Ending> all() {
    List<Ending> all = new ArrayList<>();
    for (WinReason reason : WinReason.values()) {
      for (Side side : Side.values()) {
        all.add(new Ending.Win(side, reason));
      }
    }
    for (DrawReason reason : DrawReason.values()) {
      all.add(new Ending.Draw(reason));
    }
    return List.copyOf(all);
  }
}

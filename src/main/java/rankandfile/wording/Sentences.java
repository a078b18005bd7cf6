package rankandfile.wording;

import static rankandfile.wording.Bundle.say;

import java.util.List;
import java.util.stream.Collectors;
import rankandfile.notation.Happening;
import rankandfile.notation.Result;
import rankandfile.rules.Ending;
import rankandfile.rules.News;
import rankandfile.rules.Square;

/** Says what happened, in sentences. */
public final class Sentences {

  private Sentences() {}

  /** {@code Red's Captain goes from B6 to attack the Bomb on B7. The Captain is lost. The Bomb stays.} */
  public static String of(News news) {
    return switch (news) {
      case News.Walked n -> n.path().size() == 3
          ? say("walked.corner", Names.of(n.side()), n.path().get(0), n.path().get(1), n.path().get(2))
          : say("walked", Names.of(n.side()), n.path().getFirst(), n.path().getLast());
      case News.Fought n -> say("fought", Names.of(n.side()), Names.of(n.attacker()), n.path().getFirst(),
          Names.of(n.defender()), n.path().getLast(), Fights.outcome(n));
      case News.DefendedSilently n -> say("defended-silently", Names.of(n.side()), Names.of(n.attacker()),
          n.path().getFirst(), n.path().getLast());
      case News.Rescued n -> say("rescued", Names.of(n.side()), Names.of(n.rank()), n.square());
      case News.Ended n -> ending(n.ending());
    };
  }

  /** All of them, one behind the other. */
  public static String of(List<News> news) {
    return news.stream().map(Sentences::of).collect(Collectors.joining(" "));
  }

  /** {@code Red wins: the Flag is captured.} */
  public static String ending(Ending ending) {
    return switch (ending) {
      case Ending.Win e -> say("ending." + e.reason().name(), Names.of(e.winner()), Names.of(e.winner().other()));
      case Ending.Draw e -> say("ending." + e.reason().name());
    };
  }

  /** The same as a part of a sentence, without its full stop. */
  public static String brief(Ending ending) {
    String sentence = ending(ending);
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
  }

  /** A result in two or three words, for chips: {@code both lost}, {@code refused: two squares}. */
  public static String brief(Result result) {
    return switch (result) {
      case Result.Goes r -> brief(r.what());
      case Result.Ends r -> r.what() == Happening.MOVES ? brief(r.ending())
          : say("brief.then", brief(r.what()), brief(r.ending()));
      case Result.Refused r -> say("brief.refused", say("reason." + r.reason().name()));
    };
  }

  private static String brief(Happening what) {
    return say("brief." + what.name());
  }

  /** A list of squares, or the word for none. */
  public static String squares(Iterable<Square> squares) {
    StringBuilder text = new StringBuilder();
    squares.forEach(s -> text.append(text.isEmpty() ? "" : ", ").append(s));
    return text.isEmpty() ? say("squares.none") : text.toString();
  }
}

package rankandfile.scenario;

import java.util.Optional;
import rankandfile.notation.Result;
import rankandfile.rules.Move;
import rankandfile.rules.Position;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.rules.Viewer;

/** What a step of a scenario asks the engine. */
public sealed interface Question {

  /** What happens when the side to move makes this move? */
  record Play(Move move) implements Question {}

  /** Which squares can be reached from there now? */
  record Legal(Square from) implements Question {}

  /** What can this side tell of the square? */
  record Sees(Side side, Square square) implements Question {}

  /** How does the diagram itself end the game? */
  record Start() implements Question {}

  /** The engine's answer in this position. */
  default Answer ask(Position position) {
    return switch (this) {
      case Play q -> new Answer.Outcome(Result.of(position.judge(q.move)));
      case Legal q -> new Answer.Squares(position.destinations(q.from));
      case Sees q -> seen(position.sighting(Viewer.of(q.side), q.square));
      case Start q -> position.ending().<Answer>map(Answer.Over::new).orElse(new Answer.Open());
    };
  }

  private static Answer seen(Optional<Sighting> sighting) {
    return sighting.map(Question::seen).orElse(Answer.Seen.of(Sight.EMPTY));
  }

  private static Answer.Seen seen(Sighting sighting) {
    return switch (sighting) {
      case Sighting.Own s -> Answer.Seen.of(s.piece().rank());
      case Sighting.Known s -> Answer.Seen.of(s.rank());
      case Sighting.Hidden s when !s.among().isEmpty() -> new Answer.Seen(Sight.AMONG, s.among());
      case Sighting.Hidden s -> Answer.Seen.of(s.moved() ? Sight.MOVED : Sight.HIDDEN);
    };
  }
}

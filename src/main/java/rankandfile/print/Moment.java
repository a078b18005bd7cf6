package rankandfile.print;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rankandfile.picture.Area;
import rankandfile.picture.Block;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Refusing;
import rankandfile.rules.Move;
import rankandfile.rules.Refusal;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Numbering;
import rankandfile.scenario.Answer;
import rankandfile.scenario.Frame;
import rankandfile.scenario.Question;
import rankandfile.scenario.Scene;
import rankandfile.wording.Refusals;
import rankandfile.wording.Sentences;

/**
 * A step of a scenario as a picture and a sentence.
 *
 * @param drawn the board
 * @param wish the move that is about to be made, drawn as an arrow; empty where the board shows the result
 * @param told what happens, in words
 */
record Moment(BoardPicture drawn, List<Square> wish, String told) {

  Moment {
    drawn = plain(drawn);
  }

  /** Without the signs for what has moved and what is known, which are too small on paper to be read. */
  private static BoardPicture plain(BoardPicture drawn) {
    SortedMap<Square, Block> blocks = new TreeMap<>();
    drawn.blocks().forEach((s, b) -> blocks.put(s, new Block(b.id(), b.side(), b.face(), false, false, false)));
    return new BoardPicture(drawn.area(), drawn.bottom(), blocks, drawn.lost(), drawn.marks(), drawn.borders(),
        drawn.arrow());
  }

  /** The board after the step, or with what the step asks. */
  static Moment after(Frame frame, Area area, Numbering numbering) {
    BoardPicture before = frame.before().picture(numbering).crop(area);
    return switch (frame.question()) {
      case Question.Play q -> refusal(frame, q.move())
          .map(r -> new Moment(Refusing.mark(before, r), List.of(), Refusals.explain(q.move(), r).what()))
          .orElseGet(() -> new Moment(frame.after().picture(numbering).crop(area), List.of(),
              Sentences.of(frame.news())));
      case Question.Legal q when frame.answer() instanceof Answer.Squares a ->
          new Moment(before.selecting(q.from(), a.squares()), List.of(), "");
      case Question.Legal q -> new Moment(before, List.of(), "");
      case Question.Sees q -> new Moment(before, List.of(), "");
      case Question.Start q -> new Moment(before, List.of(), "");
    };
  }

  /** The board before the step, with an arrow for the move. */
  static Moment before(Frame frame, Area area, Numbering numbering) {
    BoardPicture before = frame.before().picture(numbering).crop(area);
    BoardPicture quiet = new BoardPicture(area, before.bottom(), before.blocks(), before.lost(),
        new TreeMap<>(), before.borders(), List.of());
    if (!(frame.question() instanceof Question.Play q)) {
      return new Moment(quiet, List.of(), "");
    }
    return refusal(frame, q.move())
        .map(r -> new Moment(Refusing.mark(quiet, r), List.of(), Refusals.explain(q.move(), r).what()))
        .orElseGet(() -> new Moment(quiet, List.of(q.move().from(), q.move().to()), Sentences.of(frame.news())));
  }

  private static Optional<Refusal> refusal(Frame frame, Move move) {
    return frame.before().attempt(move) instanceof Scene.Attempt.Refused r ? Optional.of(r.refusal())
        : Optional.empty();
  }
}

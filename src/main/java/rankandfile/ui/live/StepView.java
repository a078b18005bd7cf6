package rankandfile.ui.live;

import rankandfile.picture.BoardPicture;
import rankandfile.picture.Mark;
import rankandfile.picture.Refusing;
import rankandfile.rules.Square;
import rankandfile.rules.edition.Numbering;
import rankandfile.scenario.Answer;
import rankandfile.scenario.Frame;
import rankandfile.scenario.Question;
import rankandfile.scenario.Scene;
import rankandfile.wording.Names;
import rankandfile.wording.Refusals;
import rankandfile.wording.Sentences;

/** A step on the board: what is said, and the picture with what it is about marked. */
record StepView(Said said, BoardPicture picture) {

  static StepView of(Frame frame, BoardPicture picture, Numbering numbering) {
    return switch (frame.question()) {
      case Question.Play q -> played(q, frame, picture, numbering);
      case Question.Legal q -> legal(q.from(), frame, picture);
      case Question.Sees q -> plain(sees(q, frame), picture.with(q.square(), Mark.LOOK));
      case Question.Start q -> plain(frame.answer() instanceof Answer.Over a ? Sentences.ending(a.ending())
          : LiveWords.text("start.open"), picture);
    };
  }

  private static StepView plain(String sentence, BoardPicture picture) {
    return new StepView(new Said.Plain(sentence), picture);
  }

  private static StepView played(Question.Play play, Frame frame, BoardPicture picture, Numbering numbering) {
    return switch (frame.before().attempt(play.move())) {
      case Scene.Attempt.Refused r -> new StepView(new Said.Refused(Refusals.explain(r.move(), r.refusal())),
          Refusing.mark(picture, r.refusal()));
      case Scene.Attempt.Made m -> new StepView(Telling.of(m.news(), frame.after().rules(), numbering), picture);
    };
  }

  private static StepView legal(Square from, Frame frame, BoardPicture picture) {
    if (!(frame.answer() instanceof Answer.Squares a) || a.squares().isEmpty()) {
      return plain(LiveWords.text("legal.none", from), picture.with(from, Mark.SELECTED));
    }
    return plain(LiveWords.text("legal", from, Sentences.squares(a.squares())), picture.selecting(from, a.squares()));
  }

  private static String sees(Question.Sees question, Frame frame) {
    String seen = frame.answer() instanceof Answer.Seen a ? AnswerWords.seen(a) : "";
    return LiveWords.text("sees", Names.of(question.side()), question.square(), seen);
  }
}

package rankandfile.print;

import static rankandfile.print.PrintWords.say;

import java.util.List;
import java.util.Optional;
import rankandfile.book.Book;
import rankandfile.notation.Span;
import rankandfile.notation.Words;
import rankandfile.picture.Area;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.InWords;
import rankandfile.picture.PictureWords;
import rankandfile.rules.Square;
import rankandfile.scenario.Frame;
import rankandfile.scenario.Playback;
import rankandfile.scenario.Question;
import rankandfile.scenario.Scenario;
import rankandfile.scenario.Scene;

/** Figures of the book's scenarios, played under the rules in force. */
final class BookFigures {

  private static final List<String> SHOWN = List.of("after", "before");

  private final Book book;
  private final Reference reference;
  private final InWords words = new InWords(PictureWords.bundled());

  BookFigures(Book book, Reference reference) {
    this.book = book;
    this.reference = reference;
  }

  /** An SVG whose alternative text tells the position and the result. */
  String figure(Placeholder placeholder) {
    Scenario scenario = scenario(placeholder);
    Area area = placeholder.option("crop").map(BookFigures::area).orElse(scenario.area());
    Moment moment = moment(placeholder, scenario, area);
    String told = (words.of(moment.drawn()) + " " + moment.told()).strip();
    double square = placeholder.millimetres("square", reference.paper(), 8);
    return new BoardFigure(moment.drawn(), square, reference.inkSaver()).wishing(moment.wish()).svg(told);
  }

  /** {@code legal} or {@code refused} for the move of a step. */
  String verdict(Placeholder placeholder) {
    Frame frame = frame(placeholder, scenario(placeholder));
    boolean refused = frame.question() instanceof Question.Play q
        && frame.before().attempt(q.move()) instanceof Scene.Attempt.Refused;
    return say(refused ? "verdict.refused" : "verdict.legal");
  }

  private Moment moment(Placeholder placeholder, Scenario scenario, Area area) {
    if (placeholder.number("step", 0) == 0) {
      BoardPicture diagram = Playback.of(scenario, reference.rules().rules()).start().picture(reference.numbering());
      return new Moment(diagram.crop(area), List.of(), "");
    }
    Frame frame = frame(placeholder, scenario);
    Optional<Span> show = placeholder.option("show");
    show.filter(s -> !SHOWN.contains(s.text())).ifPresent(s -> {
      throw Flaw.stop(Flaw.unknown(s, "unknown-show", SHOWN));
    });
    return show.isPresent() && show.get().text().equals("before") ? Moment.before(frame, area, reference.numbering())
        : Moment.after(frame, area, reference.numbering());
  }

  private Scenario scenario(Placeholder placeholder) {
    Span name = placeholder.word(0);
    return book.scenario(name.text()).orElseThrow(() -> Flaw.stop(Flaw.unknown(name, "unknown-scenario",
        book.pages().stream().flatMap(p -> p.chapter().scenarios().stream()).map(Scenario::name).toList())));
  }

  private Frame frame(Placeholder placeholder, Scenario scenario) {
    int step = placeholder.number("step", 0);
    Playback played = Playback.of(scenario, reference.rules().rules());
    return played.frame(step).orElseThrow(() -> Flaw.stop(Flaw.at(
        placeholder.option("step").orElse(placeholder.place()), "no-such-step", scenario.name(), step,
        played.frames().size(), reference.rules().text())));
  }

  private static Area area(Span written) {
    List<Optional<Square>> corners = written.split(":").stream().map(s -> Words.square(s.text())).toList();
    if (corners.size() == 2 && corners.stream().allMatch(Optional::isPresent)) {
      Square one = corners.getFirst().orElseThrow();
      Square other = corners.getLast().orElseThrow();
      if (one.column() <= other.column() && one.row() <= other.row()) {
        return new Area(one.column(), one.row(), other.column(), other.row());
      }
    }
    throw Flaw.stop(Flaw.at(written, "not-an-area", written.text()));
  }
}

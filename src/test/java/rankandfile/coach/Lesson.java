package rankandfile.coach;

import java.util.ArrayList;
import java.util.List;
import rankandfile.notation.Problems;
import rankandfile.notation.Source;
import rankandfile.notation.Span;
import rankandfile.rules.News;
import rankandfile.rules.Observation;
import rankandfile.rules.Side;
import rankandfile.scenario.Block;
import rankandfile.scenario.Frame;
import rankandfile.scenario.Playback;
import rankandfile.scenario.Scenario;
import rankandfile.scenario.ScenarioReader;

/** A board of a chapter, written in a test, as a game at which a coach sits beside Red. */
final class Lesson {

  final Coach coach;
  private final Playback playback;
  private int step;

  /** Begins with the diagram; the lines are a block's without its fences. */
  Lesson(Coach coach, String lines) {
    this.coach = coach;
    playback = Playback.of(read(lines));
    coach.happened(seen(), List.of(), false);
  }

  private static Scenario read(String lines) {
    String text = "scenario a-lesson\ncaption: A lesson.\ncites: M2\nview: red\n" + lines;
    Source source = Source.of("lesson", text);
    List<Span> spans = new ArrayList<>();
    for (int i = 2; i <= source.lines().size(); i++) {
      spans.add(source.line(i));
    }
    Problems problems = new Problems();
    Scenario scenario = ScenarioReader.read(new Block(source.line(1), spans), problems).orElse(null);
    if (scenario == null || !problems.all().isEmpty()) {
      throw new AssertionError(problems.all().toString());
    }
    return scenario;
  }

  Observation seen() {
    return playback.after(step).seen();
  }

  /** Plays the next step and tells the coach. */
  Lesson play() {
    Frame frame = playback.frame(++step).orElseThrow();
    List<News> news = frame.news();
    coach.happened(seen(), news, frame.before().turn() == Side.RED);
    return this;
  }

  /** Takes the last step back and tells the coach. */
  Lesson takeBack() {
    step--;
    coach.takenBack(seen());
    return this;
  }

  Lesson play(int steps) {
    for (int i = 0; i < steps; i++) {
      play();
    }
    return this;
  }

  /** The title of what the coach says now; empty for nothing. */
  String title() {
    return coach.remark().map(Remark::title).orElse("");
  }

  Remark remark() {
    return coach.remark().orElseThrow();
  }
}

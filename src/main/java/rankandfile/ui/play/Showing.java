package rankandfile.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import rankandfile.coach.Remark;
import rankandfile.picture.BoardPicture;
import rankandfile.picture.Mark;
import rankandfile.play.Table;
import rankandfile.rules.Observation;
import rankandfile.rules.Side;
import rankandfile.rules.edition.Numbering;
import rankandfile.ui.live.Said;
import rankandfile.wording.Names;
import rankandfile.wording.Notices;

/** Makes what the screen of a game shows, from what its viewer may know. Changes nothing. */
final class Showing {

  private final Sitting sitting;
  private final Around around;
  private final Deciding hand;
  private final Adviser adviser;
  private final Guide guide;
  private final Consumer<Boolean> drawAnswer;

  /** @param drawAnswer gets the viewer's answer to an offered draw */
  Showing(Sitting sitting, Around around, Deciding hand, Adviser adviser, Guide guide,
      Consumer<Boolean> drawAnswer) {
    this.sitting = sitting;
    this.around = around;
    this.hand = hand;
    this.adviser = adviser;
    this.guide = guide;
    this.drawAnswer = drawAnswer;
  }

  Shown of(Moment now) {
    Sight sight = now.curtain().isPresent() ? Sight.NOTHING : eyes(now.viewer()).of(seen(now));
    return new Shown(now.isLive() ? sight.with(marked(sight.picture())) : sight, head(now), said(now), choices(now),
        possible(now), now.replay(), now.curtain(), remark(now));
  }

  private Optional<Remark> remark(Moment now) {
    return sitting.table().isOver() ? guide.lastWord() : now.isLive() ? guide.remark() : Optional.empty();
  }

  /** What the eyes see that look at the board. */
  Observation seen(Moment now) {
    return now.replay().map(r -> r.seenProperty().get()).orElseGet(() -> sitting.table().seenBy(now.viewer()));
  }

  /** All moves so far, also while one looks back; nothing while the curtain is down. */
  List<LogLine> log(Moment now) {
    return now.curtain().isPresent() ? List.of()
        : LogLine.of(sitting.table().seenBy(now.viewer()).log(), eyes(now.viewer()).remembers());
  }

  Numbering numbering() {
    return around.inForce().nowProperty().get().choice().in(sitting.table().rules().edition());
  }

  private Eyes eyes(Side viewer) {
    boolean over = sitting.table().isOver();
    Side bottom = sitting.isForTwo() && over ? around.settings().bottomProperty().get() : viewer;
    return new Eyes(numbering(), bottom, over || around.settings().rememberProperty().get());
  }

  private BoardPicture marked(BoardPicture picture) {
    BoardPicture drawn = hand.mark(adviser.mark(picture));
    return guide.remark().map(r -> drawn.with(r.marked(), r.movable() ? Mark.CAN_MOVE : Mark.LOOK)).orElse(drawn);
  }

  private String head(Moment now) {
    Table table = sitting.table();
    if (table.isOver()) {
      return EndWords.title(table.end().orElseThrow(), sitting.players());
    }
    if (now.replay().isPresent()) {
      return PlayWords.text("head.back");
    }
    if (sitting.isForTwo()) {
      return PlayWords.text("head.two", Names.of(table.turn()), sitting.turn());
    }
    return PlayWords.text(table.isTurnOf(now.viewer()) ? "head.yours" : "head.computer", sitting.turn());
  }

  private Said said(Moment now) {
    return now.isLive() ? hand.said().orElseGet(() -> notes(now)) : new Said.Nothing();
  }

  private Said notes(Moment now) {
    List<String> notes = new ArrayList<>();
    if (isDrawOffered(now)) {
      notes.add(PlayWords.text("draw.question", Names.of(now.viewer().other())));
    } else if (!now.note().isEmpty()) {
      notes.add(now.note());
    }
    if (sitting.table().isTurnOf(now.viewer())) {
      notes.addAll(Notices.onTurn(seen(now), now.viewer()));
    }
    return notes.isEmpty() ? new Said.Nothing() : new Said.Plain(String.join(" ", notes));
  }

  private boolean isDrawOffered(Moment now) {
    return sitting.table().drawOfferedBy().filter(s -> s != now.viewer()).isPresent();
  }

  private List<Choice> choices(Moment now) {
    if (!now.isLive()) {
      return List.of();
    }
    return hand.choices().isEmpty() && isDrawOffered(now)
        ? List.of(new Choice(PlayWords.text("draw.take"), false, () -> drawAnswer.accept(true)),
            new Choice(PlayWords.text("draw.play-on"), false, () -> drawAnswer.accept(false)))
        : hand.choices();
  }

  private Possible possible(Moment now) {
    Table table = sitting.table();
    if (table.isOver() || !now.isLive()) {
      return Possible.NOTHING;
    }
    boolean own = table.isTurnOf(now.viewer());
    return new Possible(table.pliesSinceDecision(now.viewer()) > 0, own && !adviser.isBusy(),
        own && table.drawOfferedBy().isEmpty(), true, sitting.isForTwo() && !own);
  }
}

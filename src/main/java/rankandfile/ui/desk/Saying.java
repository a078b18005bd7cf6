package rankandfile.ui.desk;

import java.util.Optional;
import rankandfile.rules.Move;
import rankandfile.rules.Refusal;
import rankandfile.rules.Side;
import rankandfile.rules.Square;
import rankandfile.scenario.Scene;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.Said;
import rankandfile.ui.live.Telling;
import rankandfile.wording.Names;
import rankandfile.wording.Notices;
import rankandfile.wording.Refusals;
import rankandfile.wording.Results;

/**
 * What is said of the board as it stands now: the last move tried or made, or how it is over. Worked out anew whenever
 * anything changes; remembers nothing.
 *
 * @param after a sentence more below it; empty for none
 */
record Saying(Said said, String after) {

  private static final Saying NOTHING = new Saying(new Said.Nothing(), "");

  static Saying of(DeskModel desk, Texts texts) {
    Answer answer = desk.answer();
    if (desk.mode() == DeskModel.Mode.SET_UP) {
      return plain(answer.sentence());
    }
    Optional<Standing> standing = Standing.of(desk.scene());
    if (answer.last() && desk.moment().tried().isPresent()) {
      return refused(desk, desk.moment().tried().get(), texts);
    }
    if (answer.last() && desk.moment().hasMoves()) {
      return made(desk, standing, texts);
    }
    String sentence = answer.sentence().isEmpty() ? desk.hand().mover().question().orElse("") : answer.sentence();
    return standing.filter(s -> sentence.isEmpty() || answer.last())
        .map(s -> new Saying(new Said.Over(s.explain(desk.scene().rules())), below(s, desk, texts)))
        .orElseGet(() -> plain(sentence));
  }

  private static Saying plain(String sentence) {
    return sentence.isEmpty() ? NOTHING : new Saying(new Said.Plain(sentence), "");
  }

  private static Saying made(DeskModel desk, Optional<Standing> standing, Texts texts) {
    Scene.Attempt.Made made = desk.moment().played().steps().getLast();
    Side mover = desk.scene().turn().other();
    Said told = Telling.of(made.news(), desk.scene().rules(), desk.numbering());
    Said noticed = Notices.crossings(desk.scene().seen(), mover).map(told::with).orElse(told);
    String over = standing.map(s -> over(s, desk, texts)).orElse("");
    return new Saying(noticed, (over + " " + desk.answer().sentence()).strip());
  }

  /** How it is over, which on a whole game the verdict says already, and why. */
  private static String over(Standing standing, DeskModel desk, Texts texts) {
    String how = standing.whole() ? "" : Results.inWholeGame(standing.ending(), desk.scene().rules()).what() + " ";
    return how + below(standing, desk, texts);
  }

  /** Why nothing can move, and on a part of a game what can be done about it. */
  private static String below(Standing standing, DeskModel desk, Texts texts) {
    String shutIn = Results.shutIn(standing.ending(), desk.scene().seen());
    Side turn = desk.scene().turn();
    return standing.whole() ? shutIn : (shutIn + " " + texts.text("standing.turn", Names.of(turn.other()))).strip();
  }

  private static Saying refused(DeskModel desk, Move move, Texts texts) {
    return desk.scene().tried(move) instanceof Scene.Attempt.Refused r
        ? new Saying(new Said.Refused(Refusals.explain(move, r.refusal())), below(r, desk, texts)) : NOTHING;
  }

  private static String below(Scene.Attempt.Refused refused, DeskModel desk, Texts texts) {
    if (desk.hand().mover().isSettingDown()) {
      return texts.text("rescue.again");
    }
    String shutIn = refused.refusal() instanceof Refusal.GameOver r
        ? Results.shutIn(r.ending(), desk.scene().seen()) : texts.text("unchanged", Names.of(desk.scene().turn()));
    return (otherCorner(refused, desk.scene()) + " "
        + (desk.answer().sentence().isEmpty() ? shutIn : desk.answer().sentence())).strip();
  }

  /** Where one corner of a Captain's way is closed: that the other one is closed too. */
  private static String otherCorner(Scene.Attempt.Refused refused, Scene scene) {
    Move move = refused.move();
    boolean closed = refused.refusal() instanceof Refusal.LakeInTheWay
        || refused.refusal() instanceof Refusal.PieceInTheWay;
    if (!closed || move.via().isEmpty() || move.from().isInLineWith(move.to())) {
      return "";
    }
    Square via = move.via().get();
    Square other = Square.of(move.from().column() + move.to().column() - via.column(),
        move.from().row() + move.to().row() - via.row());
    return scene.tried(move.by(other)) instanceof Scene.Attempt.Refused r
        ? Refusals.explain(r.move(), r.refusal()).what() : "";
  }
}

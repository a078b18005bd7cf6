package rankandfile.ui.desk;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import rankandfile.rules.News;
import rankandfile.rules.Rank;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;
import rankandfile.rules.Viewer;
import rankandfile.rules.edition.Numbering;
import rankandfile.scenario.RuleIds;
import rankandfile.scenario.Scene;
import rankandfile.wording.Fights;
import rankandfile.wording.Refusals;
import rankandfile.wording.Results;

/** The rules that a board is about, by what its moves have led to. */
final class Cites {

  /** What a plain move shows. */
  private static final String PLAIN = "M3";

  private final Numbering numbering;
  private final Set<String> rules = new TreeSet<>((a, b) -> RuleIds.ALL.indexOf(a) - RuleIds.ALL.indexOf(b));

  private Cites(Numbering numbering) {
    this.numbering = numbering;
  }

  /** In the order of the rules; at least one. */
  static List<String> of(Moment moment, Numbering numbering) {
    Cites cites = new Cites(numbering);
    Moment open = moment.with(Viewer.ALL);
    Scene before = open.played().start();
    before.seen().ending().ifPresent(e -> cites.rules.add(Results.rule(e)));
    for (Scene.Attempt.Made step : open.played().steps()) {
      for (News news : step.news()) {
        cites.add(news, before);
      }
      before = step.after();
    }
    open.tried().ifPresent(m -> {
      if (open.scene().attempt(m) instanceof Scene.Attempt.Refused r) {
        cites.rules.add(Refusals.explain(m, r.refusal()).rule());
      }
    });
    return cites.rules.isEmpty() ? List.of(PLAIN) : List.copyOf(cites.rules);
  }

  private void add(News news, Scene before) {
    switch (news) {
      case News.Walked n -> run(n.path(), before);
      case News.Fought n -> {
        run(n.path(), before);
        rules.add(Fights.explain(n, before.rules(), numbering).rule());
      }
      case News.DefendedSilently n -> rules.add(Fights.explain(n).rule());
      case News.Rescued n -> rules.add("S1");
      case News.Ended n -> rules.add(Results.rule(n.ending()));
    }
  }

  /** A way of more than one step is a Scout's or a Captain's. */
  private void run(List<Square> path, Scene before) {
    if (path.size() > 2 || !path.getFirst().isNextTo(path.getLast())) {
      boolean scout = before.seen().at(path.getFirst())
          .filter(s -> s instanceof Sighting.Own own && own.piece().rank() == Rank.SCOUT).isPresent();
      rules.add(scout ? "M5" : "M7");
    }
  }
}

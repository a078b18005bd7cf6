package rankandfile.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import rankandfile.play.Answer;
import rankandfile.play.GameRecord;
import rankandfile.play.Lineup;
import rankandfile.play.Ply;
import rankandfile.play.Table;
import rankandfile.rules.Observation;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Sighting;
import rankandfile.rules.Square;

/** The same game with other ranks of Blue's pieces that Red cannot tell apart from those there were. */
final class OtherDeal {

  /** Blue's pieces are numbered behind Red's, by their first squares. */
  private record Unknown(Square start, boolean moved, boolean few) {}

  private OtherDeal() {}

  /** Nothing where this deal would have been noticed. */
  static Optional<GameRecord> of(GameRecord game, Random random) {
    Observation seen = game.table().seenBy(Side.RED);
    List<Unknown> hidden = hidden(seen, game);
    Lineup blue = game.blue();
    for (int i = 0; i < 60 && !hidden.isEmpty(); i++) {
      Unknown one = hidden.get(random.nextInt(hidden.size()));
      Unknown other = hidden.get(random.nextInt(hidden.size()));
      if (fits(one, blue.at(other.start).orElseThrow()) && fits(other, blue.at(one.start).orElseThrow())) {
        blue = blue.swapped(one.start, other.start);
      }
    }
    return replayed(game, blue);
  }

  private static boolean fits(Unknown piece, Rank rank) {
    return !piece.few && (!piece.moved || rank.canMove());
  }

  private static List<Unknown> hidden(Observation seen, GameRecord game) {
    List<Square> starts = List.copyOf(game.blue().pieces().keySet());
    int red = game.red().pieces().size();
    List<Unknown> hidden = new ArrayList<>();
    seen.board().values().forEach(s -> {
      if (s instanceof Sighting.Hidden h) {
        hidden.add(new Unknown(starts.get(h.id().number() - red), h.moved(), !h.among().isEmpty()));
      }
    });
    return hidden;
  }

  private static Optional<GameRecord> replayed(GameRecord game, Lineup blue) {
    Table before = Table.start(game.rules(), game.red(), game.blue(), game.first());
    Table after = Table.start(game.rules(), game.red(), blue, game.first());
    for (Ply ply : game.plies()) {
      Answer one = before.submit(before.turn(), ply.move());
      Answer other = after.submit(after.turn(), ply.move());
      if (!one.equals(other)) {
        return Optional.empty();
      }
    }
    return Optional.of(after.record(game.players()).begun(Room.DAY));
  }
}

package rankandfile.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import rankandfile.notation.Words;

/** Writes a game as the text that {@link RecordFormat} describes. */
final class RecordWriter {

  private static final List<String> MIDDLE = List.of(
      " 6  ..  ..  ~~  ~~  ..  ..  ~~  ~~  ..  ..", " 5  ..  ..  ~~  ~~  ..  ..  ~~  ~~  ..  ..");

  private final GameRecord game;
  private final List<String> lines = new ArrayList<>();

  private RecordWriter(GameRecord game) {
    this.game = game;
  }

  static String text(GameRecord game) {
    RecordWriter writer = new RecordWriter(game);
    writer.head();
    writer.board();
    writer.moves();
    writer.more();
    return String.join("\n", writer.lines) + "\n";
  }

  private void head() {
    lines.add(RecordFormat.TITLE + RecordFormat.VERSION);
    lines.add("");
    header(RecordFormat.RULES, game.rules().text());
    header(RecordFormat.FIRST, Words.text(game.first()));
    header(RecordFormat.KIND, PlayerText.text(game.players().kind()));
    header(RecordFormat.RED, PlayerText.text(game.players().red()));
    header(RecordFormat.BLUE, PlayerText.text(game.players().blue()));
    game.begun().ifPresent(t -> header(RecordFormat.DATE, DateText.text(t)));
    header(RecordFormat.RESULT, result(game.end()));
    lines.add("");
  }

  private void header(String key, String value) {
    lines.add(key + ": " + value);
  }

  /** {@code red wins}, {@code blue wins}, {@code draw} or {@code open}. */
  static String result(Optional<GameEnd> end) {
    return end.map(e -> e.winner().map(s -> Words.text(s) + " wins").orElse("draw")).orElse("open");
  }

  private void board() {
    lines.add(Lineup.COLUMNS);
    lines.addAll(game.blue().rows());
    lines.addAll(MIDDLE);
    lines.addAll(game.red().rows());
    lines.add("");
  }

  private void moves() {
    int offer = 0;
    for (int ply = 0; ply <= game.plies().size(); ply++) {
      while (offer < game.offers().size() && game.offers().get(offer).ply() == ply) {
        offer(game.offers().get(offer++));
      }
      if (ply < game.plies().size()) {
        lines.add(String.format(Locale.ROOT, "%3d. %s", ply + 1, MoveText.text(game.plies().get(ply))));
      }
    }
    game.end().ifPresent(e -> header(RecordFormat.END, e.text()));
  }

  private void offer(DrawOffer offer) {
    lines.add("     " + Words.text(offer.side()) + " " + RecordFormat.OFFERS);
    if (offer.declined()) {
      lines.add("     " + Words.text(offer.side().other()) + " " + RecordFormat.DECLINES);
    }
  }

  private void more() {
    if (!game.more().isEmpty()) {
      lines.add("");
      lines.add(RecordFormat.MORE + ":");
      game.more().forEach((key, value) -> lines.add((key + " = " + value).strip()));
    }
  }
}

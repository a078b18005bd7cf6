package rankandfile.play;

import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Source;
import rankandfile.rules.Move;
import rankandfile.rules.edition.Edition;

/** A small game that tests begin with. */
final class Barrage {

  static final RulesText RULES = RulesText.of(Edition.BARRAGE);

  static final Lineup RED = lineup("""
       4  SC  ..  ..  ..  MA  GE  ..  ..  MI  SC
       3  ..  ..  ..  ..  ..  ..  ..  ..  SP  ..
       2  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..
       1  ..  ..  BO  FL  ..  ..  ..  ..  ..  ..
      """);
  static final Lineup BLUE = lineup("""
      10  ..  ..  fl  bo  ..  ..  ..  ..  ..  ..
       9  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..
       8  ..  ..  ..  ..  ..  ..  ..  ..  ..  ..
       7  sc  mi  ..  ge  ..  ma  ..  sp  ..  sc
      """);

  private Barrage() {}

  static Table start() {
    return Table.start(RULES, RED, BLUE);
  }

  static Lineup lineup(String text) {
    return LineupReader.read(Source.of("lineup", text), new Problems()).orElseThrow();
  }

  /** {@code A4-A5}, {@code A4-B4-B5}. */
  static Move move(String text) {
    return MoveText.read(Source.of("move", text).line(1), new Problems()).orElseThrow().move();
  }
}

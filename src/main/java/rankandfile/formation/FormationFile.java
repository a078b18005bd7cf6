package rankandfile.formation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import rankandfile.notation.DrawnCell;
import rankandfile.notation.Words;
import rankandfile.play.Lineup;
import rankandfile.rules.Rank;
import rankandfile.rules.Side;
import rankandfile.rules.Square;

/** Reads {@code formations.txt}, which is part of the program: what is wrong in it is a programmer's mistake. */
final class FormationFile {

  private static final String NAME = "formations.txt";
  private static final int ROWS = 4;

  private FormationFile() {}

  static List<Formation> bundled() {
    try (InputStream in = Objects.requireNonNull(FormationFile.class.getResourceAsStream(NAME), NAME)) {
      return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(NAME, e);
    }
  }

  static List<Formation> read(String text) {
    List<String> lines = text.lines().map(String::strip).filter(l -> !l.isEmpty() && !l.startsWith("#")).toList();
    List<Formation> all = new ArrayList<>();
    for (int i = 0; i + ROWS < lines.size(); i += ROWS + 1) {
      all.add(new Formation(lines.get(i), lineup(lines.subList(i + 1, i + 1 + ROWS))));
    }
    return List.copyOf(all);
  }

  private static Lineup lineup(List<String> rows) {
    List<Square> squares = Lineup.squares(Side.RED);
    List<String> codes = List.of(String.join(" ", rows).split(" +"));
    if (codes.size() != squares.size()) {
      throw new IllegalStateException(NAME + ": not four rows of ten: " + rows);
    }
    Lineup lineup = Lineup.empty(Side.RED);
    for (int i = 0; i < codes.size(); i++) {
      if (!codes.get(i).equals(DrawnCell.EMPTY)) {
        lineup = lineup.with(squares.get(i), rank(codes.get(i)));
      }
    }
    return lineup;
  }

  private static Rank rank(String code) {
    return Words.piece(code).orElseThrow(() -> new IllegalStateException(NAME + ": " + code)).rank();
  }
}

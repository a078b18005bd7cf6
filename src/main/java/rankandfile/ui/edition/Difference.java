package rankandfile.ui.edition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import rankandfile.rules.Army;
import rankandfile.rules.Rank;
import rankandfile.rules.Switch;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.Texts;
import rankandfile.wording.Names;

/** Says in plain sentences what a rule means and how an edition differs from the field guide. */
final class Difference {

  private static final Edition BASE = Edition.FIELD_GUIDE;

  private final Texts texts;

  Difference(Texts texts) {
    this.texts = texts;
  }

  /** Each difference as a sentence: army, numbers, rules; empty for the field guide itself. */
  List<String> from(Edition edition) {
    List<String> all = new ArrayList<>();
    if (!edition.rules().army().equals(BASE.rules().army())) {
      all.add(army(edition.rules().army()));
    }
    if (edition.numbering() != BASE.numbering()) {
      all.add(texts.text("numbers." + edition.numbering().name()));
    }
    Arrays.stream(Switch.values()).map(s -> s.in(edition.rules()))
        .filter(v -> v != v.key().in(BASE.rules())).map(Names::meaning).forEach(all::add);
    return all;
  }

  private String army(Army army) {
    String ranks = Arrays.stream(Rank.values()).sorted((a, b) -> b.compareTo(a)).filter(r -> army.count(r) > 0)
        .map(r -> texts.text("army.rank", army.count(r), Names.of(r)))
        .collect(Collectors.joining(texts.text("army.between")));
    return texts.text("army", army.size(), ranks);
  }
}

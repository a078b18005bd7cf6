package rankandfile.ui.referee;

import java.util.ArrayList;
import java.util.List;
import rankandfile.book.Book;
import rankandfile.book.CaseText;
import rankandfile.book.Chapter;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.Editions;
import rankandfile.ui.live.ScenarioModel;
import rankandfile.ui.live.Verdicts;
import rankandfile.wording.Names;

/** A case that is open: the question, its answer under the rules in force, and its boards. */
public final class CaseModel {

  private final Book.Page page;
  private final InForce.Now now;
  private final Texts texts;
  private final List<ScenarioModel> boards;

  CaseModel(Book.Page page, InForce.Now now, Texts texts) {
    this.page = page;
    this.now = now;
    this.texts = texts;
    boards = page.chapter().scenarios().stream().map(s -> new ScenarioModel(s, now)).toList();
  }

  public Chapter chapter() {
    return page.chapter();
  }

  /** The group of questions that it belongs to. */
  public String group() {
    return page.group();
  }

  public String question() {
    return chapter().title();
  }

  /** The answer in a line for the edition in force. */
  public String verdict() {
    return chapter().verdict(now.rules().edition()).orElseThrow();
  }

  /** The edition in force with its house rules. */
  public String edition() {
    return Editions.full(now.rules());
  }

  /** {@code Marshal 10 is strongest}. */
  String direction() {
    return Names.direction(now.numbering());
  }

  /** The answers of other editions that differ, each behind their names. */
  public List<String> others() {
    return Verdicts.others(chapter(), now.rules());
  }

  /** The house rules in force, each with its value. */
  public List<String> houseRules() {
    return now.rules().switches().stream().map(Names::with).toList();
  }

  /** Its boards, in the order of the text. */
  public List<ScenarioModel> boards() {
    return boards;
  }

  /** Where the answer comes from, in the book's words; empty if it does not say. */
  public String source() {
    return CaseText.paragraph(chapter(), texts.text("case.source.lead")).orElse("");
  }

  /** How sure the answer is, in the book's words; empty if it does not say. */
  public String sure() {
    return CaseText.howSure(chapter()).orElse("");
  }

  /** All of it as text, to be sent to somebody; lines end with LF. */
  public String text() {
    List<String> lines = new ArrayList<>(List.of(question(), verdict(), "",
        texts.text("case.text.edition", Names.of(now.rules().edition()), direction())));
    if (!houseRules().isEmpty()) {
      lines.add(texts.text("case.text.house-rules", String.join(texts.text("text.between"), houseRules())));
    }
    others().forEach(o -> lines.add(texts.text("case.text.other", o)));
    if (!source().isEmpty()) {
      lines.add(texts.text("case.text.source", source()));
    }
    if (!sure().isEmpty()) {
      lines.add(texts.text("case.text.sure", sure()));
    }
    lines.add(texts.text("case.text.from", chapter().id()));
    return String.join("\n", lines) + "\n";
  }
}

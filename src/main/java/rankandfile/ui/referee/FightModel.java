package rankandfile.ui.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import rankandfile.notation.RulesText;
import rankandfile.rules.BattleTable;
import rankandfile.rules.Fights;
import rankandfile.rules.Outcome;
import rankandfile.rules.Rank;
import rankandfile.rules.Refusal;
import rankandfile.rules.SwitchValue.ScoutAttack;
import rankandfile.rules.edition.Edition;
import rankandfile.ui.kit.InForce;
import rankandfile.ui.kit.Place;
import rankandfile.ui.kit.Texts;
import rankandfile.ui.live.Editions;
import rankandfile.ui.live.ScenarioModel;
import rankandfile.wording.Explanation;
import rankandfile.wording.Names;
import rankandfile.wording.Refusals;

/** One fight of the table: how it ends under the rules in force and in every edition, and its board. */
public final class FightModel {

  /** Editions in which the fight ends otherwise, all in the same way. */
  public record Others(Explanation why, List<Edition> editions) {}

  private final Encounter fight;
  private final InForce.Now now;
  private final Texts texts;
  private final List<Place> pages;
  private final ReadOnlyObjectWrapper<ScenarioModel> board = new ReadOnlyObjectWrapper<>(this, "board");

  /**
   * The fight at its end.
   *
   * @param pages what the book says about it: a chapter, then a case
   */
  FightModel(Encounter fight, InForce.Now now, List<Place> pages, Texts texts) {
    this.fight = fight;
    this.now = now;
    this.texts = texts;
    this.pages = List.copyOf(pages);
    put(now.rules());
    board.get().go(1);
  }

  public Encounter fight() {
    return fight;
  }

  /** The board, played under the rules in force or under the edition that was picked. */
  public ReadOnlyObjectProperty<ScenarioModel> boardProperty() {
    return board.getReadOnlyProperty();
  }

  /** What the book says about it, a chapter first. */
  public List<Place> pages() {
    return pages;
  }

  /** {@code Scout attacks Bomb}. */
  public String title() {
    return texts.text(fight.attacker().canMove() ? "fight" : "fight.never", Names.of(fight.attacker()),
        Names.of(fight.defender()));
  }

  /** How it ends under the rules that are played on the board, and why. */
  public Explanation why() {
    return why(board.get().played());
  }

  /** How it ends, with the edition's name where that is not the one in force. */
  public String result() {
    return under().isEmpty() ? why().what()
        : texts.text("fight.in", Names.brief(board.get().played().edition()), why().what());
  }

  private Explanation why(RulesText rules) {
    if (!fight.attacker().canMove()) {
      var move = Demonstration.move(fight.attacker(), rules);
      return Refusals.explain(move, new Refusal.CannotMove(move.from(), fight.attacker()));
    }
    return rankandfile.wording.Fights.explain(fight.attacker(), fight.defender(), outcome(rules), rules.rules(),
        now.numbering());
  }

  private Outcome outcome(RulesText rules) {
    return Fights.under(rules.rules()).between(fight.attacker(), fight.defender());
  }

  /** The move on the board: {@code B4–B7}. */
  public String way() {
    return Names.of(Demonstration.move(fight.attacker(), board.get().played()));
  }

  // ---- editions

  /** Where it ends otherwise than under the rules in force. */
  public List<Others> others() {
    Map<Outcome, List<Edition>> groups = new LinkedHashMap<>();
    if (fight.attacker().canMove()) {
      editions(this::has).filter(e -> outcome(RulesText.of(e)) != outcome(now.rules()))
          .forEach(e -> groups.computeIfAbsent(outcome(RulesText.of(e)), o -> new ArrayList<>()).add(e));
    }
    return groups.values().stream().map(all -> new Others(why(RulesText.of(all.getFirst())), List.copyOf(all)))
        .toList();
  }

  /** What there is to say of the editions in which it ends alike, of Scouts, and of armies without such a piece. */
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    List<Edition> others = others().stream().flatMap(o -> o.editions().stream()).toList();
    Predicate<Edition> alike = e -> has(e) && !others.contains(e);
    long count = editions(alike).count();
    notes.add(texts.text(!others.isEmpty() ? "fight.alike" : count == Edition.values().length ? "fight.alike.all"
        : "fight.alike.having", count, names(alike)));
    if (fight.attacker() == Rank.SCOUT) {
      notes.add(texts.text("fight.scout", names(e -> has(e) && e.rules().scoutAttack() == ScoutAttack.NEIGHBOUR)));
    }
    for (Rank rank : Stream.of(fight.attacker(), fight.defender()).distinct().toList()) {
      if (editions(e -> e.rules().army().count(rank) == 0).findAny().isPresent()) {
        notes.add(texts.text("fight.lacking", Names.of(rank), names(e -> e.rules().army().count(rank) == 0)));
      }
    }
    return List.copyOf(notes);
  }

  private static Stream<Edition> editions(Predicate<Edition> some) {
    return Arrays.stream(Edition.values()).filter(some);
  }

  private String names(Predicate<Edition> some) {
    return editions(some).map(Names::brief).collect(Collectors.joining(texts.text("between")));
  }

  private boolean has(Edition edition) {
    return edition.rules().army().count(fight.attacker()) > 0 && edition.rules().army().count(fight.defender()) > 0;
  }

  // ---- playing

  /** Plays it from the start. */
  public void play() {
    board.get().go(0);
    board.get().forward();
  }

  /** Plays it under another edition. */
  public void play(Edition edition) {
    put(RulesText.of(edition));
    play();
  }

  /** Back to the rules in force. */
  public void playAsInForce() {
    put(now.rules());
    play();
  }

  private void put(RulesText rules) {
    ScenarioModel played = new ScenarioModel(Demonstration.of(fight, rules, title(), why(rules).rule()), now);
    played.play(rules);
    board.set(played);
  }

  /** Under which rules the board is played, where they are not those in force; else empty. */
  public String under() {
    return board.get().playedUnderProperty().get();
  }

  /** The cell in words: {@code Scout attacks Bomb: the attacker is lost}. */
  static String told(Encounter fight, BattleTable table, Texts texts) {
    return texts.text("cell.told", Names.of(fight.attacker()), Names.of(fight.defender()),
        texts.text("cell." + table.cell(fight.attacker(), fight.defender()).name()));
  }
}

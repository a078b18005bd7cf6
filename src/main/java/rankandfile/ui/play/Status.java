package rankandfile.ui.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import rankandfile.rules.News;
import rankandfile.wording.Names;
import rankandfile.wording.Notices;
import rankandfile.wording.Sentences;

/** What the status line of a game says: what happens, and after a look back again what happened last. */
final class Status {

  private final Supplier<Seat> seat;
  private final boolean forTwo;
  private final ReadOnlyObjectWrapper<Told> told = new ReadOnlyObjectWrapper<>(this, "told", Told.NOTHING);
  /** The person's fight that the computer has not answered yet, and what was told last of the game as it stands. */
  private String ownFight = "";
  private String latest = "";

  /** @param seat where the person sits who looks */
  Status(Supplier<Seat> seat, boolean forTwo) {
    this.seat = seat;
    this.forTwo = forTwo;
  }

  ReadOnlyObjectProperty<Told> toldProperty() {
    return told.getReadOnlyProperty();
  }

  String words() {
    return told.get().words();
  }

  /** Says this, also when it is what was said before. */
  void tell(String sentence) {
    told.set(told.get().then(sentence));
  }

  /** Says what a move has brought; the computer's answer together with the fight that it answers. */
  void happened(List<News> news, boolean own) {
    latest = withNotice((ownFight + " " + Sentences.of(news)).strip());
    ownFight = own && !forTwo && news.stream().anyMatch(Status::isFight) ? Sentences.of(news) : "";
    tell(latest);
  }

  void takenBack(int moves) {
    latest = "";
    ownFight = "";
    tell(PlayWords.text("undone", moves));
  }

  /** The next of two people looks: says what the other has done, if anything. */
  void looks(String news) {
    tell(news.isEmpty() ? greeting(Optional.empty()) : withNotice(news));
  }

  /** The game is opened. */
  void opened(Optional<String> lastMove) {
    tell(greeting(lastMove));
  }

  /** The game as it stands is shown again. */
  void returned(Optional<String> lastMove) {
    tell(latest.isEmpty() ? lastMove.orElseGet(() -> greeting(lastMove)) : latest);
  }

  /** Which side the person has, and what was moved last, or at the start how one moves. */
  private String greeting(Optional<String> lastMove) {
    return PlayWords.text("you-are", Names.of(seat.get().side()), lastMove.orElseGet(() -> PlayWords.text("how")));
  }

  private static boolean isFight(News news) {
    return news instanceof News.Fought || news instanceof News.DefendedSilently;
  }

  /** With what is only worth a word in passing, once the person is to move. */
  private String withNotice(String words) {
    return seat.get().isOnTurn()
        ? Stream.concat(Stream.of(words), Notices.inPassing(seat.get().seen(), seat.get().side()).stream())
            .collect(Collectors.joining(" ")) : words;
  }
}

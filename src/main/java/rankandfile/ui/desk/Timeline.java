package rankandfile.ui.desk;

import java.util.ArrayDeque;
import java.util.Deque;

/** What is now, with what was before and what was taken back. The oldest is forgotten when there is too much. */
final class Timeline<T> {

  private static final int LONGEST = 1000;

  private final Deque<T> before = new ArrayDeque<>();
  private final Deque<T> after = new ArrayDeque<>();
  private T now;

  Timeline(T start) {
    now = start;
  }

  T now() {
    return now;
  }

  /** Something new has come; what was taken back is gone. */
  void push(T next) {
    before.push(now);
    if (before.size() > LONGEST) {
      before.removeLast();
    }
    after.clear();
    now = next;
  }

  /** The same moment told otherwise. */
  void replace(T other) {
    now = other;
  }

  boolean canUndo() {
    return !before.isEmpty();
  }

  boolean canRedo() {
    return !after.isEmpty();
  }

  /** Goes back; stays where there is nothing before. */
  void undo() {
    if (canUndo()) {
      after.push(now);
      now = before.pop();
    }
  }

  /** Takes the last way back back. */
  void redo() {
    if (canRedo()) {
      before.push(now);
      now = after.pop();
    }
  }
}

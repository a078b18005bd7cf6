package rankandfile.ui.kit;

import java.util.ArrayDeque;
import java.util.Deque;

/** What is now, with what was before and what was taken back. The oldest is forgotten when there is too much. */
public final class Timeline<T> {

  private static final int LONGEST = 1000;

  private final Deque<T> before = new ArrayDeque<>();
  private final Deque<T> after = new ArrayDeque<>();
  private T now;

  public Timeline(T start) {
    now = start;
  }

  public T now() {
    return now;
  }

  /** Something new has come; what was taken back is gone. */
  public void push(T next) {
    before.push(now);
    if (before.size() > LONGEST) {
      before.removeLast();
    }
    after.clear();
    now = next;
  }

  /** The same moment told otherwise. */
  public void replace(T other) {
    now = other;
  }

  public boolean canUndo() {
    return !before.isEmpty();
  }

  public boolean canRedo() {
    return !after.isEmpty();
  }

  /** Goes back; stays where there is nothing before. */
  public void undo() {
    if (canUndo()) {
      after.push(now);
      now = before.pop();
    }
  }

  /** Takes the last way back back. */
  public void redo() {
    if (canRedo()) {
      before.push(now);
      now = after.pop();
    }
  }
}

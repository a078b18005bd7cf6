package rankandfile.print;

import java.util.List;
import java.util.stream.Collectors;
import rankandfile.notation.Problem;

/** The templates cannot be used; says why, problem by problem. */
public final class BrokenTemplates extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient List<Problem> problems;

  BrokenTemplates(List<Problem> problems) {
    super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
    this.problems = List.copyOf(problems);
  }

  public List<Problem> problems() {
    return problems;
  }
}

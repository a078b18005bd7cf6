package rankandfile.print;

import static rankandfile.print.PrintWords.say;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import rankandfile.notation.Problems;
import rankandfile.notation.RulesText;
import rankandfile.notation.Source;
import rankandfile.rules.edition.Edition;
import rankandfile.rules.edition.Numbering;
import rankandfile.store.Disk;

/** The command {@code pdf}: writes the reference to a file. Needs no display. */
public final class PdfCommand {

  private static final int DONE = 0;
  private static final int FAILED = 1;
  private static final int WRONG_USE = 2;

  private final Disk disk;
  private RulesText rules = RulesText.of(Edition.FIELD_GUIDE);
  private Paper paper = Paper.A4;
  private String numbering = "edition";
  private boolean inkSaver;
  private boolean force;
  private Optional<String> file = Optional.empty();

  private PdfCommand(Disk disk) {
    this.disk = disk;
  }

  /** A command line that cannot be understood; the message says why. */
  private static final class WrongUse extends Exception {
    private static final long serialVersionUID = 1;

    WrongUse(String message) {
      super(message);
    }
  }

  /**
   * Runs one.
   *
   * @return 0 when the file is written, 1 when it cannot be, 2 when the words cannot be understood
   */
  public static int run(List<String> args, PrintStream out, PrintStream err) {
    return run(args, out, err, Disk.REAL);
  }

  static int run(List<String> args, PrintStream out, PrintStream err, Disk disk) {
    System.setProperty("java.awt.headless", "true");
    PdfCommand command = new PdfCommand(disk);
    try {
      command.read(args.iterator());
      Reference reference = command.reference();
      Path target = Path.of(command.file.orElse(reference.fileName()));
      return command.write(reference, target, out, err);
    } catch (WrongUse e) {
      err.println(e.getMessage());
      return WRONG_USE;
    } catch (InvalidPathException e) {
      err.println(say("not-a-name", e.getInput()));
      return WRONG_USE;
    }
  }

  private void read(Iterator<String> args) throws WrongUse {
    while (args.hasNext()) {
      String option = args.next();
      switch (option) {
        case "--edition" -> rules = rules(value(option, args));
        case "--paper" -> paper = paper(value(option, args));
        case "--numbering" -> numbering = numbering(value(option, args));
        case "--ink-saver" -> inkSaver = true;
        case "--force" -> force = true;
        case "-o" -> file = Optional.of(value(option, args));
        default -> throw new WrongUse(say("option-unknown", option));
      }
    }
  }

  private static String value(String option, Iterator<String> args) throws WrongUse {
    String value = args.hasNext() ? args.next() : "";
    if (value.isEmpty()) {
      throw new WrongUse(say("option-value", option));
    }
    return value;
  }

  private static RulesText rules(String written) throws WrongUse {
    Problems problems = new Problems();
    Optional<RulesText> read = RulesText.read(Source.of("--edition", written).line(1), problems);
    return read.orElseThrow(() -> new WrongUse(String.join("\n",
        problems.all().stream().map(Object::toString).toList())));
  }

  private static Paper paper(String written) throws WrongUse {
    return Paper.named(written).orElseThrow(() -> new WrongUse(say("option-paper", written)));
  }

  private static String numbering(String written) throws WrongUse {
    if (!List.of("edition", "marshal-10", "marshal-1").contains(written)) {
      throw new WrongUse(say("option-numbering", written));
    }
    return written;
  }

  private Reference reference() {
    Numbering own = rules.edition().numbering();
    return new Reference(rules, switch (numbering) {
      case "marshal-1" -> Numbering.MARSHAL_ONE;
      case "marshal-10" -> own.highIsStrong() ? own : Numbering.MARSHAL_TEN;
      default -> own;
    }, paper, inkSaver);
  }

  private int write(Reference reference, Path target, PrintStream out, PrintStream err) {
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      err.println(say("not-a-file", target));
      return FAILED;
    }
    if (Files.exists(target) && !force) {
      err.println(say("exists", target));
      return FAILED;
    }
    Proof.begin(reference);
    try {
      Press.bundled().print(reference).write(target, disk);
      out.println(target);
      return DONE;
    } catch (BrokenTemplates | NotThreePages | Unwritable e) {
      err.println(e.getMessage());
    }
    return FAILED;
  }
}

package rankandfile;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import rankandfile.opponent.Opponent;
import rankandfile.rules.Field;
import rankandfile.rules.Position;

/** Who may know whom, and what each kind of class may be. */
@Execution(ExecutionMode.CONCURRENT)
class ArchitectureTest {

  private static final JavaClasses PROGRAM = new ClassFileImporter()
      .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages("rankandfile");
  private static final String[] PLAIN = {"java.lang..", "java.util..", "org.jspecify.annotations.."};

  /** A package of ours with what it may know beside itself and the plain parts of the JDK. */
  private record May(String name, String because, String... known) {}

  private static final List<May> TABLE = List.of(
      new May("rules", "the game depends on nothing"),
      new May("rules.edition", "an edition is a value made of rules", "rules"),
      new May("store", "files know texts and nothing of the game", "java.."),
      new May("notation", "text forms are of rules and editions", "rules", "rules.edition", "java.text.."),
      new May("picture", "a drawing is made from what may be known", "rules", "rules.edition", "java.text..",
          "java.io.."),
      new May("scenario", "a board that runs is read, judged and drawn", "rules", "rules.edition", "notation",
          "picture"),
      new May("wording", "sentences are made of what happened", "rules", "rules.edition", "notation", "java.text.."),
      new May("book", "chapters hold boards", "rules", "rules.edition", "notation", "picture", "scenario", "wording",
          "org.commonmark..", "java.io..", "java.nio..", "java.text.."),
      new May("search", "the index is of the book", "rules", "rules.edition", "notation", "scenario", "book",
          "java.io..", "java.nio..", "org.apache.lucene.."),
      new May("print", "the reference is made of the book and the rulesets", "rules", "rules.edition", "notation",
          "picture", "scenario", "wording", "book", "store", "java..", "javax.print..", "javax.xml..",
          "org.w3c.dom..", "org.xml..", "org.apache.pdfbox..", "org.apache.fontbox..", "org.apache.xmpbox..",
          "com.openhtmltopdf.."),
      new May("lesson", "a lesson is learnt from the book", "rules", "rules.edition", "notation", "picture",
          "scenario", "wording", "book", "store"),
      new May("play", "a game is played by the rules, written down and kept", "rules", "rules.edition", "notation",
          "store", "java.time..", "java.io..", "java.nio..", "java.math.."),
      new May("formation", "what to say about one army before a game", "rules", "notation", "play", "java.text..",
          "java.io..", "java.nio.."),
      new May("coach", "a coach sees what the beginner sees", "rules", "wording", "java.text.."),
      new May("opponent", "a player knows the rules and what it has seen", "rules", "java.time..", "java.io..",
          "java.nio.."),
      new May("engine", "a player at another table, by lines of text", "rules", "rules.edition", "opponent",
          "java.io..", "java.nio.charset..", "java.text..", "java.time.."));

  @TestFactory
  Stream<DynamicTest> packagesKnowOnlyWhatTheTableSays() {
    return TABLE.stream().map(row -> DynamicTest.dynamicTest(row.name(), () -> knowsOnly(row).check(PROGRAM)));
  }

  private static ArchRule knowsOnly(May row) {
    List<String> allowed = new ArrayList<>(List.of(PLAIN));
    allowed.add("rankandfile." + row.name());
    for (String known : row.known()) {
      allowed.add(known.contains("..") ? known : "rankandfile." + known);
    }
    return classes().that().resideInAPackage("rankandfile." + row.name())
        .should().onlyDependOnClassesThat(resideInAnyPackage(allowed.toArray(String[]::new)))
        .because(row.because()).allowEmptyShould(true);
  }

  @Test
  void packagesFormNoCycle() {
    slices().matching("rankandfile.(**)").should().beFreeOfCycles().check(PROGRAM);
  }

  @Test
  void onlyScreensKnowTheToolkit() {
    noClasses().that().resideOutsideOfPackages("rankandfile.ui..")
        .should().dependOnClassesThat(resideInAnyPackage("javafx..", "org.controlsfx..", "atlantafx.."))
        .because("rules, texts and drawings must run without a display").check(PROGRAM);
  }

  @Test
  void onlyPrintKnowsPdf() {
    noClasses().that().resideOutsideOfPackages("rankandfile.print")
        .should().dependOnClassesThat(resideInAnyPackage("org.apache.pdfbox..", "com.openhtmltopdf.."))
        .because("a page is asked for, not drawn, elsewhere").check(PROGRAM);
  }

  @Test
  void onlySearchKnowsTheIndex() {
    noClasses().that().resideOutsideOfPackages("rankandfile.search")
        .should().dependOnClassesThat(resideInAPackage("org.apache.lucene.."))
        .because("everybody else asks for hits").check(PROGRAM);
  }

  @Test
  void onlyBookAndPrintKnowMarkdown() {
    noClasses().that().resideOutsideOfPackages("rankandfile.book", "rankandfile.print")
        .should().dependOnClassesThat(resideInAPackage("org.commonmark.."))
        .because("everybody else reads passages").check(PROGRAM);
  }

  @Test
  void onlyAFewHoldTheTruth() {
    fields().that().haveRawType(Position.class).or().haveRawType(Field.class)
        .should().beDeclaredInClassesThat(resideInAnyPackage("rankandfile.rules", "rankandfile.scenario",
            "rankandfile.play", "rankandfile.opponent.."))
        .because("windows and opponents get observations").check(PROGRAM);
  }

  /** A computer player makes boards of what it guesses, and can get at none that somebody else has made. */
  @Test
  void opponentsReachNoPosition() {
    noClasses().that().resideInAPackage("rankandfile.opponent..")
        .should().dependOnClassesThat().areAssignableTo(Position.class)
        .because("an opponent that cannot reach the truth cannot peek").check(PROGRAM);
    noMethods().that().areDeclaredInClassesThat().areAssignableTo(Opponent.class)
        .should().haveRawParameterTypes(containsType(Field.class))
        .because("all that it may go by is in the observation").check(PROGRAM);
  }

  private static DescribedPredicate<List<JavaClass>> containsType(Class<?> type) {
    return DescribedPredicate.describe("a " + type.getSimpleName(),
        types -> types.stream().anyMatch(t -> t.isEquivalentTo(type)));
  }

  @Test
  void noScreenAndNoCoachAsksForThePosition() {
    noClasses().that().resideInAnyPackage("rankandfile.ui..", "rankandfile.coach")
        .should().dependOnClassesThat(new DescribedPredicate<JavaClass>("are the truth") {
          @Override
          public boolean test(JavaClass type) {
            return type.isEquivalentTo(Position.class) || type.isEquivalentTo(Field.class);
          }
        }).because("nobody peeks").check(PROGRAM);
  }

  @Test
  void modelsOfScreensHoldNoNodes() {
    noClasses().that().resideInAPackage("rankandfile.ui..").and().haveSimpleNameEndingWith("Model")
        .should().dependOnClassesThat(resideInAnyPackage("javafx.scene..", "javafx.stage.."))
        .because("a model is tested without a screen").allowEmptyShould(true).check(PROGRAM);
  }

  /** But for one of a command that has no screen. */
  @Test
  void threadsAreStartedInOnePlace() {
    noClasses().that().resideInAPackage("rankandfile..")
        .and().doNotHaveFullyQualifiedName("rankandfile.ui.kit.Background")
        .and().doNotHaveFullyQualifiedName("rankandfile.print.Proof")
        .should().callMethod(Thread.class, "start")
        .orShould().callMethod(Thread.class, "startVirtualThread", Runnable.class)
        .orShould().dependOnClassesThat().haveNameMatching("java.lang.Thread.Builder.*")
        .orShould().dependOnClassesThat(resideInAPackage("java.util.concurrent..").and(startsThreads()))
        .because("one thread owns the screen").check(PROGRAM);
  }

  private static DescribedPredicate<JavaClass> startsThreads() {
    return DescribedPredicate.describe("start threads",
        c -> c.getSimpleName().matches("Executors|ExecutorService|ForkJoinPool|CompletableFuture"));
  }

  /** In some countries numbers have other digits and an i has another capital. */
  @Test
  void textsAreTheSameInEveryCountry() {
    noClasses().that().resideInAPackage("rankandfile..")
        .should().callMethod(String.class, "format", String.class, Object[].class)
        .orShould().callMethod(String.class, "formatted", Object[].class)
        .orShould().callMethod(String.class, "toUpperCase").orShould().callMethod(String.class, "toLowerCase")
        .because("a file is read in another country than it was written in").check(PROGRAM);
  }

  /** {@link Field}, a board, is the one exception: a search plays and takes back on it, and says so in its comment. */
  @Test
  void valuesDoNotChange() {
    classes().that(resideInAnyPackage("rankandfile.rules", "rankandfile.notation", "rankandfile.picture"))
        .and().doNotHaveFullyQualifiedName(Field.class.getName())
        .and().doNotHaveFullyQualifiedName(Field.class.getSuperclass().getName())
        .should(haveFinalFieldsOnly()).because("values are shared freely").check(PROGRAM);
  }

  private static ArchCondition<JavaClass> haveFinalFieldsOnly() {
    return new ArchCondition<>("have only final fields") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        type.getFields().stream().filter(f -> !f.getModifiers().contains(JavaModifier.FINAL))
            .forEach(f -> events.add(SimpleConditionEvent.violated(type, f.getFullName() + " can change")));
      }
    };
  }

  /** Turkish has another small i, and some languages other digits: what is written would not be read again. */
  @Test
  void textsDoNotDependOnTheSystemsLanguage() {
    noClasses().that().resideInAPackage("rankandfile..")
        .should().callMethod(String.class, "toLowerCase").orShould().callMethod(String.class, "toUpperCase")
        .orShould().callMethod(String.class, "format", String.class, Object[].class)
        .orShould().callMethod(String.class, "formatted", Object[].class)
        .orShould().callMethod(PrintStream.class, "printf", String.class, Object[].class)
        .because("a text is the same on every system").check(PROGRAM);
  }

  @Test
  void namesSayWhatAThingIs() {
    noClasses().that(resideOutsideOfPackages("rankandfile.nothing"))
        .should().haveNameMatching(".*(Impl|Util|Utils|Helper|Manager)").check(PROGRAM);
  }
}

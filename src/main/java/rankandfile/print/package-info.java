/**
 * The printed reference: three pages as a PDF file, made from templates, the book and the rulesets.
 *
 * <p>Start with {@link rankandfile.print.Press}: it takes a {@link rankandfile.print.Reference}, fills the {@link
 * rankandfile.print.Template}s with what {@link rankandfile.print.Fillers} make of the rules, and has {@link
 * rankandfile.print.Setting} set the pages. {@link rankandfile.print.Pages} draws the finished ones, and {@link
 * rankandfile.print.PrintRun} sends them to a printer.
 *
 * <p>Knows no screen. Never decides a rule: every table and figure is what the engine answers.
 */
@NullMarked
package rankandfile.print;

import org.jspecify.annotations.NullMarked;

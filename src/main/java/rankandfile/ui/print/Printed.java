package rankandfile.ui.print;

import rankandfile.print.Pages;
import rankandfile.print.Pdf;
import rankandfile.print.Reference;

/** A file that is made, with what it was made from. */
record Printed(Reference reference, Pdf pdf, Pages pages) {

  /** {@code page} counts from 0; beyond the last it is the last. */
  int nearest(int page) {
    return Math.clamp(page, 0, pages.count() - 1);
  }
}

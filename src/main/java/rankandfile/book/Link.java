package rankandfile.book;

import rankandfile.notation.Span;

/** A link as it stands in a chapter, to be checked when all chapters are known. */
record Link(Span place, String target) {}

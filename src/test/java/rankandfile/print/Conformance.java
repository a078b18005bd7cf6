package rankandfile.print;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.verapdf.core.EncryptedPdfException;
import org.verapdf.core.ModelParsingException;
import org.verapdf.core.ValidationException;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** What veraPDF finds wrong with a file, for PDF/UA-1 and PDF/A-2a. */
final class Conformance {

  static {
    VeraGreenfieldFoundryProvider.initialise();
  }

  private Conformance() {}

  static List<String> failures(byte[] pdf) {
    return Stream.of(PDFAFlavour.PDFUA_1, PDFAFlavour.PDFA_2_A).flatMap(f -> failures(pdf, f).stream()).toList();
  }

  private static List<String> failures(byte[] pdf, PDFAFlavour flavour) {
    try (PDFAParser parser = Foundries.defaultInstance().createParser(new ByteArrayInputStream(pdf), flavour)) {
      return Foundries.defaultInstance().createValidator(flavour, false).validate(parser).getTestAssertions().stream()
          .filter(a -> a.getStatus() == TestAssertion.Status.FAILED)
          .map(a -> flavour + " " + a.getRuleId().getClause() + "-" + a.getRuleId().getTestNumber() + " "
              + a.getMessage() + " " + a.getLocation().getContext())
          .distinct().limit(20).toList();
    } catch (ModelParsingException | EncryptedPdfException | ValidationException | IOException e) {
      return List.of(flavour + " " + e);
    }
  }
}

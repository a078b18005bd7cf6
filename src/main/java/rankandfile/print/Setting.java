package rankandfile.print;

import com.openhtmltopdf.extend.FSSupplier;
import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder.PdfAConformance;
import com.openhtmltopdf.util.Diagnostic;
import com.openhtmltopdf.util.XRLog;
import com.openhtmltopdf.util.XRLogger;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_Profile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.TimeZone;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDMetadata;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Sets a filled page as a tagged PDF file that conforms to PDF/UA-1 and PDF/A-2a. */
final class Setting {

  /** Held, since a level is forgotten with its logger. */
  private static final List<Logger> SILENT = List.of(Logger.getLogger("org.apache.pdfbox"),
      Logger.getLogger("org.apache.fontbox"), Logger.getLogger("com.openhtmltopdf"));
  private static final byte[] COLOURS = ICC_Profile.getInstance(ColorSpace.CS_sRGB).getData();
  private static final String MAKER = "Rank & File";

  static {
    SILENT.forEach(l -> l.setLevel(Level.OFF));
    XRLog.setLoggerImpl(new Quiet());
    XRLog.setLoggingEnabled(true);
  }

  /** Prints nothing; what matters comes as a {@link Diagnostic}. */
  private static final class Quiet implements XRLogger {

    @Override
    public void log(String where, Level level, String message) {
      // Not printed.
    }

    @Override
    public void log(String where, Level level, String message, Throwable thrown) {
      // Not printed.
    }

    @Override
    public void setLevel(String logger, Level level) {
      // There is one level: none.
    }

    @Override
    public boolean isLogLevelEnabled(Diagnostic diagnostic) {
      return false;
    }
  }

  /**
   * What came out.
   *
   * @param complaints what the style sheet or the page made the layout engine complain about
   */
  record Result(byte[] bytes, int pages, List<String> complaints) {}

  private Setting() {}

  /** {@code identity} is a number made from the content: the same one gives the same bytes. */
  static Result pdf(Document page, long identity) {
    List<String> complaints = new ArrayList<>();
    PdfRendererBuilder builder = builder(page);
    builder.withDiagnosticConsumer(d -> note(d, complaints));
    try (PdfBoxRenderer renderer = builder.buildPdfRenderer()) {
      renderer.createPDFWithoutClosing();
      PDDocument document = renderer.getPdfDocument();
      date(document, date(page));
      document.setDocumentId(identity);
      ByteArrayOutputStream out = new ByteArrayOutputStream(1 << 17);
      document.save(out);
      return new Result(out.toByteArray(), document.getNumberOfPages(), complaints);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void note(Diagnostic diagnostic, List<String> complaints) {
    if (diagnostic.getLevel().intValue() >= Level.WARNING.intValue()) {
      complaints.add(diagnostic.getFormattedMessage());
    }
  }

  private static PdfRendererBuilder builder(Document page) {
    PdfRendererBuilder builder = new PdfRendererBuilder();
    builder.usePdfUaAccessibility(true);
    builder.usePdfAConformance(PdfAConformance.PDFA_2_A);
    builder.useColorProfile(COLOURS);
    builder.withProducer(MAKER);
    builder.useSVGDrawer(new SvgDrawing());
    builder.withW3cDocument(page, null);
    for (Typeface face : Typeface.values()) {
      FSSupplier<InputStream> file = () -> new ByteArrayInputStream(face.file());
      builder.useFont(file, face.family(), face.weight(), FontStyle.NORMAL, true);
    }
    return builder;
  }

  /** Replaces the time of making by a fixed one, in both places where a file tells it. */
  private static void date(PDDocument document, LocalDate date) throws IOException {
    GregorianCalendar morning = new GregorianCalendar(TimeZone.getTimeZone("UTC"));
    morning.setTimeInMillis(date.atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli());
    document.getDocumentInformation().setCreationDate(morning);
    PDMetadata metadata = document.getDocumentCatalog().getMetadata();
    String told = new String(metadata.toByteArray(), StandardCharsets.UTF_8)
        .replaceFirst("<xmp:CreateDate>[^<]*", "<xmp:CreateDate>" + date + "T00:00:00+00:00");
    metadata.importXMPMetadata(told.getBytes(StandardCharsets.UTF_8));
  }

  /** The date that the template gives its text. */
  private static LocalDate date(Document page) {
    NodeList all = page.getElementsByTagName("meta");
    for (int i = 0; i < all.getLength(); i++) {
      if (all.item(i) instanceof Element meta && meta.getAttribute("name").equals("date")) {
        return LocalDate.parse(meta.getAttribute("content"));
      }
    }
    throw new IllegalArgumentException("no <meta name=\"date\">");
  }
}

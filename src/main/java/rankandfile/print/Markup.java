package rankandfile.print;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import rankandfile.notation.Problem;
import rankandfile.notation.Source;
import rankandfile.notation.Span;

/** Reads HTML that is also XML: every tag is closed, and nothing but the five entities of XML is used. */
final class Markup {

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{\\s*(\\S*?)(\\s[^}]*)?\\}\\}");
  /** Around a part of a page, so that it need not be a whole document. */
  private static final String FRAME = "<page>";

  private Markup() {}

  /**
   * What is wrong with a file, at the place where it shows. Placeholders count as blanks, a condition as an element,
   * so that every branch is looked at at once and each must be whole by itself.
   */
  static Optional<Problem> problem(Source source) {
    List<String> lines = source.lines().stream().map(Markup::plain).toList();
    try {
      document(FRAME + String.join("\n", lines) + "</page>");
      return Optional.empty();
    } catch (SAXParseException e) {
      int line = Math.clamp(e.getLineNumber(), 1, lines.size());
      Span all = source.line(line);
      int column = Math.clamp(e.getColumnNumber() - 2 - (line == 1 ? FRAME.length() : 0), 0, all.end());
      return Optional.of(Flaw.at(all.part(column, column), "broken-html", e.getMessage().strip()));
    } catch (SAXException e) {
      return Optional.of(Flaw.at(source.line(1), "broken-html", String.valueOf(e.getMessage())));
    }
  }

  /** The line, as long as before, with its placeholders blanked. */
  private static String plain(String line) {
    Matcher m = PLACEHOLDER.matcher(line);
    StringBuilder plain = new StringBuilder();
    while (m.find()) {
      int length = m.end() - m.start();
      m.appendReplacement(plain, Matcher.quoteReplacement(switch (m.group(1)) {
        case "if" -> "<x" + " ".repeat(length - 3) + ">";
        case "else" -> "</x><x" + " ".repeat(length - 7) + ">";
        case "end" -> "</x" + " ".repeat(length - 4) + ">";
        default -> " ".repeat(length);
      }));
    }
    return m.appendTail(plain).toString();
  }

  /** The document; only well-formed text has one. */
  static Document document(String text) throws SAXException {
    try {
      DocumentBuilder builder = factory().newDocumentBuilder();
      builder.setErrorHandler(new Strict());
      return builder.parse(new InputSource(new StringReader(text)));
    } catch (ParserConfigurationException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static DocumentBuilderFactory factory() throws ParserConfigurationException {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    return factory;
  }

  /** Throws at the first mistake and prints nothing. */
  private static final class Strict implements ErrorHandler {

    private final List<SAXParseException> warnings = new ArrayList<>();

    @Override
    public void warning(SAXParseException e) {
      warnings.add(e);
    }

    @Override
    public void error(SAXParseException e) throws SAXException {
      throw e;
    }

    @Override
    public void fatalError(SAXParseException e) throws SAXException {
      throw e;
    }
  }
}

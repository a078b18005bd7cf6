package rankandfile.print;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineNode;
import org.apache.pdfbox.rendering.PDFRenderer;

/** The pages of a file, drawn at any scale. May be used on any thread; one page is drawn at a time. */
public final class Pages {

  private final PDDocument document;
  private final PDFRenderer renderer;
  private final List<PageSize> sizes = new ArrayList<>();
  private final List<PageHeading> headings;

  Pages(byte[] pdf) {
    try {
      document = Loader.loadPDF(pdf);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    renderer = new PDFRenderer(document);
    for (int page = 0; page < document.getNumberOfPages(); page++) {
      PDRectangle box = document.getPage(page).getCropBox();
      sizes.add(new PageSize(box.getWidth(), box.getHeight()));
    }
    headings = children(document.getDocumentCatalog().getDocumentOutline()).stream()
        .map(i -> new PageHeading(i.getTitle(), children(i).stream().map(PDOutlineItem::getTitle).toList())).toList();
  }

  private static List<PDOutlineItem> children(PDOutlineNode node) {
    List<PDOutlineItem> all = new ArrayList<>();
    node.children().forEach(all::add);
    return all;
  }

  public int count() {
    return sizes.size();
  }

  /** {@code page} counts from 0. */
  public PageSize size(int page) {
    return sizes.get(page);
  }

  /** {@code page} counts from 0. */
  public PageHeading heading(int page) {
    return headings.get(page);
  }

  /**
   * A part of a page, in the pixels of the whole page at that scale.
   *
   * @param page from 0
   * @param scale pixels in a point
   */
  public synchronized PagePicture draw(int page, double scale, int x, int y, int width, int height) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D paper = image.createGraphics();
    try {
      paper.setBackground(Color.WHITE);
      paper.clearRect(0, 0, width, height);
      paper.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      paper.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
      paper.translate(-x, -y);
      renderer.renderPageToGraphics(page, paper, (float) scale);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      paper.dispose();
    }
    return new PagePicture(width, height, ((DataBufferInt) image.getRaster().getDataBuffer()).getData());
  }
}

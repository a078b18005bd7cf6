package rankandfile.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;

/** Outlines are where SVG says. */
class PathDataTest {

  private static Rectangle2D bounds(String data) {
    return PathData.outline(data).getBounds2D();
  }

  @Test
  void twoArcsMakeACircle() {
    Rectangle2D box = bounds("M10 20A5 5 0 1 0 20 20A5 5 0 1 0 10 20Z");
    assertEquals(10, box.getX(), 0.01);
    assertEquals(15, box.getY(), 0.01);
    assertEquals(10, box.getWidth(), 0.01);
    assertEquals(10, box.getHeight(), 0.01);
  }

  @Test
  void roundCornerTurnsTheShortWay() {
    assertEquals(new Rectangle2D.Double(0, 0, 10, 10), bounds("M2 0H8A2 2 0 0 1 10 2V10H0V2A2 2 0 0 1 2 0Z"));
  }

  @Test
  void mirroredCurvesGoOn() {
    assertEquals(PathData.outline("M0 0Q5 5 10 0Q15 -5 20 0").getBounds2D(), bounds("M0 0Q5 5 10 0T20 0"));
    assertEquals(PathData.outline("M0 0C1 2 3 4 5 5C7 6 9 9 9 0").getBounds2D(), bounds("M0 0C1 2 3 4 5 5S9 9 9 0"));
  }

  @Test
  void otherCommandsAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> PathData.outline("m1 2"));
    assertThrows(IllegalArgumentException.class, () -> PathData.outline("M1 2L3"));
  }
}
